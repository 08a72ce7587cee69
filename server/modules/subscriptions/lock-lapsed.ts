import {lapseDays} from '#contract/subscriptions/retries.ts';
import {lockOfPlan} from '#contract/subscriptions/lapse.ts';
import {addDays} from '#contract/kernel/dates.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {lockSpace, readLock, writeLock} from '#server/db/spaces.ts';
import {dayOf} from './note-due.ts';
import {readBought} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';

/** Makes what a plan paid for read-only where it has ended or lapsed. What is dissolved is read-only already. Safe on several nodes at once, and as often as one likes. Rules: SUB11, DIS10. */
export async function lockLapsed({database, now}: Pick<SubscriptionsParts, 'database' | 'now'>): Promise<void> {
  const today = dayOf(now());
  const {rows} = await database.$client.query<{companyId: string}>(
    `select plan.space_id as "companyId" from subscriptions as plan
     join formations as formed on formed.space_id = plan.space_id and not formed.deleted
     join spaces on spaces.id = plan.space_id
     where not plan.deleted and plan.id = plan.space_id and formed.status <> 'Canceled' and spaces.lock is null and not spaces.closed
       and plan.paid_until <= case when plan.is_ending then $1 else $2 end
     order by 1`,
    [today, addDays(today, -lapseDays)],
  );
  for (const {companyId} of rows)
    await inTransaction(database, async (tx) => {
      await lockSpace(tx, companyId);
      await lockEnded(tx, companyId, today);
    });
}

/** Makes what a company's plan paid for read-only, where it has ended or lapsed. In the caller's transaction, which has the company's turn. Rules: SUB11, SUB19. */
export async function lockEnded(tx: Transaction, companyId: string, today: string): Promise<void> {
  const bought = await readBought(tx, companyId);
  const lock = bought ? lockOfPlan(bought.subscriptions, companyId, today) : null;
  // An owner may have paid meanwhile, and another lock stays.
  if (lock && (await readLock(tx, companyId)) === null) await writeLock(tx, companyId, lock);
}

/** Lets what a plan pays for be worked in again. In the caller's transaction, which has the company's turn. @returns whether it was locked. Rule: SUB11. */
export async function unlockPaid(tx: Transaction, companyId: string): Promise<boolean> {
  if ((await readLock(tx, companyId))?.reason !== 'company.plan-lapsed') return false;
  await writeLock(tx, companyId, null);
  return true;
}
