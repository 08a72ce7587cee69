import {and, eq, or, sql} from 'drizzle-orm';
import type {Queryable} from '#server/db/database.ts';
import {orders} from '#server/modules/orders/table.ts';

/** What is ordered for a company: bought for it, or its migration, whose order has no company of its own until it is paid. Rules: DIS4, DIS8. */
export function isOrderedFor(companyId: string) {
  const isMigration = and(eq(orders.kind, 'migrate'), sql`${orders.draft} ->> 'addedCompanyId' = ${companyId}`);
  return or(eq(orders.companyId, companyId), isMigration);
}

/** Whether something is being paid for a company at this moment. Rule: DIS8. */
export async function isBeingPaid(database: Queryable, companyId: string): Promise<boolean> {
  return (await database.$count(orders, and(isOrderedFor(companyId), eq(orders.state, 'paying')))) > 0;
}
