import {and, eq, gte, isNotNull, or} from 'drizzle-orm';
import {isNotRenewed} from '#contract/subscriptions/list-charges.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {subscriptionCharges, subscriptions} from './table.ts';

/** Tries nothing any more of what a company was to be charged, as one that is dissolved or canceled. Rules: DIS10, SUB18. */
export async function endCharges(tx: Transaction, companyId: string): Promise<void> {
  const isWaiting = and(eq(subscriptionCharges.companyId, companyId), eq(subscriptionCharges.state, 'waiting'));
  await tx.update(subscriptionCharges).set({state: 'lapsed', retryOn: null}).where(isWaiting);
}

/**
 * Takes back what a company owes of its subscriptions, and when it is tried again, on every device. In the caller's transaction.
 *
 * @param dueOn only what is owed since that day or a later one. Rules: SUB18, SUB19.
 */
export async function forgetOwed(tx: Transaction, companyId: string, nowMs: number, dueOn?: string): Promise<void> {
  const isOwed = and(
    eq(subscriptions.spaceId, companyId),
    eq(subscriptions.deleted, false),
    or(isNotNull(subscriptions.owedFor), isNotNull(subscriptions.retryOn)),
    dueOn === undefined ? undefined : gte(subscriptions.paidUntil, dueOn),
  );
  const owed = await tx.select({id: subscriptions.id}).from(subscriptions).where(isOwed);
  if (owed.length === 0) return;
  await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
    {table: 'subscriptions', edit: owed.map(({id}) => ({id, owedFor: null, retryOn: null}))},
  ]);
}

type Due = {readonly companyId: string; readonly dueOn: string};

/** Tries nothing any more of what a company was to be charged from the day of its plan on, and takes back that it is owed. In the caller's transaction. Rules: SUB9, SUB19. */
export async function giveUp(tx: Transaction, {companyId, dueOn}: Due, nowMs: number): Promise<void> {
  const isIt = and(
    eq(subscriptionCharges.kind, 'renewal'),
    eq(subscriptionCharges.companyId, companyId),
    gte(subscriptionCharges.dueOn, dueOn),
    eq(subscriptionCharges.state, 'waiting'),
  );
  await tx.update(subscriptionCharges).set({state: 'lapsed', retryOn: null}).where(isIt);
  await forgetOwed(tx, companyId, nowMs, dueOn);
}

/** Whether a renewal of a company is being paid at this moment. Rule: DIS8. */
export async function isBeingCharged(database: Queryable, companyId: string): Promise<boolean> {
  const isPaying = and(eq(subscriptionCharges.companyId, companyId), eq(subscriptionCharges.state, 'paying'));
  return (await database.$count(subscriptionCharges, isPaying)) > 0;
}

/** Lets a company whose cancelling was a mistake owe again what was not paid; its owners decide. In the caller's transaction. Rule: SUB18. */
export async function oweAgain(tx: Transaction, companyId: string, nowMs: number): Promise<void> {
  const charges = await tx
    .select()
    .from(subscriptionCharges)
    .where(
      and(
        eq(subscriptionCharges.companyId, companyId),
        eq(subscriptionCharges.kind, 'renewal'),
        eq(subscriptionCharges.state, 'lapsed'),
      ),
    );
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.spaceId, companyId), eq(subscriptions.deleted, false)));
  const plan = findPlan(rows, companyId);
  const owed = rows.filter(
    (row) =>
      !(plan && isNotRenewed(row, plan)) &&
      charges.some(({dueOn, lines}) => dueOn === row.paidUntil && lines.some(({id}) => id === row.id)),
  );
  if (owed.length === 0) return;
  await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
    {table: 'subscriptions', edit: owed.map(({id}) => ({id, owedFor: 'not-charged' as const}))},
  ]);
}
