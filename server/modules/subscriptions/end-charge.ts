import {and, eq, inArray, lte} from 'drizzle-orm';
import {planIds} from '#contract/catalogue/ids.ts';
import {endOfNext} from '#contract/subscriptions/next-period.ts';
import {hasLapsed, nextTry} from '#contract/subscriptions/retries.ts';
import {plainSubscription, type OwedReason} from '#contract/subscriptions/subscription.ts';
import {toInstant, type Queryable, type Transaction} from '#server/db/database.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {changeCharge} from './charge-store.ts';
import {toCharged} from './invoice-charge.ts';
import {mailFailed, mailPaid} from './mail-charge.ts';
import {unlockPaid} from './lock-lapsed.ts';
import {dayOf} from './note-due.ts';
import {isOver} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptions, type ChargeRow} from './table.ts';

/** Nothing is being paid. */
const noPayment = {paymentKey: null, paymentId: null, savedCardId: null, payerId: null, payingAt: null} as const;

/** Makes of a charge one that is paid: what it is for moves on, and its owners are told. In the caller's transaction. @param charge locked. Rules: SUB5, SUB6, SUB7, INV1. */
export async function becomePaid(
  tx: Transaction,
  parts: SubscriptionsParts,
  charge: ChargeRow,
  {paymentId, card}: Pick<Payment, 'paymentId' | 'card'>,
): Promise<ChargeRow> {
  const nowMs = parts.now();
  const today = dayOf(nowMs);
  if (charge.kind === 'upgrade') await goOver(tx, charge, nowMs);
  else await moveOn(tx, charge, {nowMs, today});
  const paid = await changeCharge(tx, charge, {state: 'paid', paymentId, retryOn: null, paidAt: toInstant(nowMs)});
  const invoice = await parts.invoices.issue(tx, await toCharged(tx, parts, paid, card));
  await mailPaid(tx, parts, {charge: paid, invoice});
  return paid;
}

/** Moves what a renewal is for to the end of its next period. Rules: SUB5, SUB7, SUB10, SUB11. */
async function moveOn(
  tx: Transaction,
  charge: ChargeRow,
  {nowMs, today}: {readonly nowMs: number; readonly today: string},
): Promise<void> {
  const rows = await findRows(tx, charge);
  const isPlan = rows.some(({id}) => id === charge.companyId);
  // What was locked was not served.
  const wasLocked = isPlan && (await unlockPaid(tx, charge.companyId));
  const isAnew = wasLocked || hasLapsed(charge.dueOn, today);
  const edit = rows.map((row) => {
    const plan = toBecome(row);
    // Another period begins to be counted where it begins.
    const begins = isAnew ? today : plan.period === row.period ? null : row.paidUntil;
    const from = begins === null ? row : {countedFrom: begins, paidUntil: begins};
    const paidUntil = endOfNext({...from, period: plan.period});
    return {
      id: row.id,
      ...plan,
      countedFrom: from.countedFrom,
      paidUntil,
      ...plainSubscription,
      isEnding: row.isEnding,
    };
  });
  await write(tx, charge, {table: 'subscriptions', edit}, nowMs);
}

/** Gives a company its larger plan; what was wanted from the renewal on is had. Rule: SUB12. */
async function goOver(tx: Transaction, charge: ChargeRow, nowMs: number): Promise<void> {
  const {companyId, toPlanId} = charge;
  if (toPlanId === null) throw new Error('an upgrade is to some plan');
  const edit = [{id: companyId, planId: toPlanId, nextPlanId: null, nextPeriod: null}];
  await write(tx, charge, {table: 'subscriptions', edit}, nowMs);
}

/**
 * Whether what a charge is for is still wanted: nothing is of a company that is dissolved or canceled, nor a plan that was given up; of an upgrade the plan is smaller, and paid until the same day as then,
 * which is still to come: from that day on its renewal counts, at the price of the plan that there is.
 *
 * @param charge locked.
 * Rules: SUB12, SUB19, DIS10.
 */
export async function isWanted(tx: Transaction, charge: ChargeRow, today: string): Promise<boolean> {
  const {kind, state, companyId, toPlanId, paidUntil} = charge;
  // While one is being paid its company is not dissolved.
  if (state !== 'paying' && (await isOver(tx, companyId))) return false;
  if (kind === 'renewal') return !(await isGivenUp(tx, charge));
  const isIt = and(
    eq(subscriptions.spaceId, companyId),
    eq(subscriptions.id, companyId),
    eq(subscriptions.deleted, false),
  );
  const [plan] = await tx.select().from(subscriptions).where(isIt);
  if (!plan?.planId || toPlanId === null || plan.paidUntil !== paidUntil || paidUntil <= today) return false;
  return planIds.indexOf(plan.planId) < planIds.indexOf(toPlanId);
}

/** Whether a charge is of a plan that its owner does not have renewed, or of what was to be renewed beside it. Rules: SUB9, SUB19. */
export async function isGivenUp(tx: Queryable, {companyId, dueOn}: ChargeRow): Promise<boolean> {
  const isIt = and(
    eq(subscriptions.spaceId, companyId),
    eq(subscriptions.id, companyId),
    eq(subscriptions.isEnding, true),
    lte(subscriptions.paidUntil, dueOn),
    eq(subscriptions.deleted, false),
  );
  return (await tx.$count(subscriptions, isIt)) > 0;
}

/** Notes that a charge was not paid, and when it is tried again; its owners are told where nobody of them was there. @param charge locked. Rule: SUB7. */
export async function notePaidNot(
  tx: Transaction,
  parts: SubscriptionsParts,
  charge: ChargeRow,
  owedFor: OwedReason,
): Promise<ChargeRow> {
  // Nothing is owed of it.
  if (charge.kind === 'upgrade') return letGo(tx, charge);
  if (await isOver(tx, charge.companyId)) return endForGood(tx, charge);
  const nowMs = parts.now();
  // A try by hand takes none of those that come by themselves.
  const retryOn = charge.offSession ? nextTry(charge.dueOn, dayOf(nowMs)) : charge.retryOn;
  const state = retryOn === null ? 'lapsed' : 'waiting';
  const rows = await findRows(tx, charge);
  await write(tx, charge, {table: 'subscriptions', edit: rows.map(({id}) => ({id, owedFor, retryOn}))}, nowMs);
  const ended = await changeCharge(tx, charge, {...noPayment, state, retryOn, offSession: true});
  if (charge.offSession) await mailFailed(tx, parts, {charge: ended, owedFor});
  return ended;
}

/** Lets go of a payment by hand that nobody ended: the charge is as before. @param charge locked. */
export async function letGo(tx: Transaction, charge: ChargeRow): Promise<ChargeRow> {
  if (await isOver(tx, charge.companyId)) return endForGood(tx, charge);
  const state = charge.retryOn === null ? 'lapsed' : 'waiting';
  return changeCharge(tx, charge, {...noPayment, state, offSession: true});
}

/** Ends a charge of a company that is dissolved or canceled: nothing is owed of it, and nobody is told. @param charge locked. Rule: SUB18. */
export async function endForGood(tx: Transaction, charge: ChargeRow): Promise<ChargeRow> {
  return changeCharge(tx, charge, {...noPayment, state: 'lapsed', retryOn: null, offSession: true});
}

/** What is renewed, as it was wanted. Rule: SUB10. */
function toBecome({planId, period, nextPlanId, nextPeriod}: Awaited<ReturnType<typeof findRows>>[number]) {
  return {planId: nextPlanId ?? planId, period: nextPeriod ?? period};
}

/** What a charge is for, as far as it is still owed since that day. */
async function findRows(tx: Transaction, {companyId, dueOn, lines}: ChargeRow) {
  const ids = lines.map(({id}) => id);
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.spaceId, companyId),
        inArray(subscriptions.id, ids),
        eq(subscriptions.paidUntil, dueOn),
        eq(subscriptions.deleted, false),
      ),
    );
}

async function write(tx: Transaction, {companyId}: ChargeRow, write: SyncedWrite, nowMs: number): Promise<void> {
  await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [write]);
}
