import {sql} from 'drizzle-orm';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {isNotRenewed, listCharges} from '#contract/subscriptions/list-charges.ts';
import {endOfNext} from '#contract/subscriptions/next-period.ts';
import {hasLapsed} from '#contract/subscriptions/retries.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {readBought} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionCharges} from './table.ts';

/** The day where what is paid to Faro is counted. Rule: SUB6. */
export function dayOf(nowMs: number): string {
  return civilDateIn(federalTimeZone, nowMs);
}

type Due = {readonly companyId: string; readonly dueOn: string};

/** Notes what is due and was not noted yet, each company and day once; to be charged from its day on. Rules: SUB6, SUB7. */
export async function noteDue({database, now}: Pick<SubscriptionsParts, 'database' | 'now'>): Promise<void> {
  const nowMs = now();
  const today = dayOf(nowMs);
  const {rows} = await database.$client.query<Due>(
    `select distinct due.space_id as "companyId", due.paid_until as "dueOn"
     from subscriptions as due join formations as formed on formed.space_id = due.space_id and not formed.deleted
     where not due.deleted and due.paid_until <= $1 and not due.is_ending and formed.status <> 'Canceled'
       and not exists (select from subscription_charges as noted where noted.kind = 'renewal' and noted.company_id = due.space_id and noted.due_on = due.paid_until)
     order by 2, 1`,
    [today],
  );
  for (const due of rows) await inTransaction(database, (tx) => noteOne(tx, {...due, isByHand: false}, nowMs));
}

/** Notes what a company renews on a day. @param due `isByHand`: only an owner who is there pays it. Rules: SUB6, SUB11. */
export async function noteOne(
  tx: Transaction,
  {companyId, dueOn, isByHand}: Due & {readonly isByHand: boolean},
  nowMs: number,
): Promise<void> {
  await lockSpace(tx, companyId);
  const bought = await readBought(tx, companyId);
  if (!bought || bought.formation.status === 'Canceled') return;
  const lines = listCharges(bought).filter(({on}) => on === dueOn);
  // What the plan includes.
  const plan = findPlan(bought.subscriptions, companyId);
  const free = bought.subscriptions.filter((row) => {
    const isDue = row.planId === null && row.paidUntil === dueOn && plan && !isNotRenewed(row, plan);
    return isDue && !lines.some((line) => line.id === row.id);
  });
  if (free.length > 0)
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
      {table: 'subscriptions', edit: free.map((row) => ({id: row.id, paidUntil: endOfNext(row)}))},
    ]);
  const cents = lines.reduce((sum, {line}) => sum + line.cents, 0);
  if (cents === 0) return;
  // Nobody is charged for a time that is over: its owners decide.
  const isLate = isByHand || hasLapsed(dueOn, dayOf(nowMs));
  if (isLate)
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
      {
        table: 'subscriptions',
        edit: lines.map(({id}) => ({id, owedFor: isByHand ? ('wanted-back' as const) : ('not-charged' as const)})),
      },
    ]);
  await tx
    .insert(subscriptionCharges)
    .values({
      id: makeId(nowMs),
      companyId,
      dueOn,
      lines,
      cents,
      state: isLate ? 'lapsed' : 'waiting',
      retryOn: isLate ? null : dueOn,
      madeAt: toInstant(nowMs),
    })
    .onConflictDoNothing({
      target: [subscriptionCharges.companyId, subscriptionCharges.dueOn],
      where: sql`kind = 'renewal'`,
    });
}
