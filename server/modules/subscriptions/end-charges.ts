import {and, eq} from 'drizzle-orm';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {subscriptionCharges} from './table.ts';

/** Tries nothing any more of what a company was to be charged. Rule: DIS10. */
export async function endCharges(tx: Transaction, companyId: string): Promise<void> {
  const isWaiting = and(eq(subscriptionCharges.companyId, companyId), eq(subscriptionCharges.state, 'waiting'));
  await tx.update(subscriptionCharges).set({state: 'lapsed', retryOn: null}).where(isWaiting);
}

/** Whether a renewal of a company is being paid at this moment. Rule: DIS8. */
export async function isBeingCharged(database: Queryable, companyId: string): Promise<boolean> {
  const isPaying = and(eq(subscriptionCharges.companyId, companyId), eq(subscriptionCharges.state, 'paying'));
  return (await database.$count(subscriptionCharges, isPaying)) > 0;
}
