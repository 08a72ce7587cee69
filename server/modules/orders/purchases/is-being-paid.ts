import {and, eq} from 'drizzle-orm';
import type {Queryable} from '#server/db/database.ts';
import {orders} from '#server/modules/orders/table.ts';

/** Whether something is being paid for a company at this moment. Rule: DIS8. */
export async function isBeingPaid(database: Queryable, companyId: string): Promise<boolean> {
  return (await database.$count(orders, and(eq(orders.companyId, companyId), eq(orders.state, 'paying')))) > 0;
}
