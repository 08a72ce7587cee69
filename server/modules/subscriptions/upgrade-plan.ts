import {and, eq, inArray} from 'drizzle-orm';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {priceUpgrade} from '#contract/subscriptions/price-upgrade.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {upgradePlan as endpoint} from '#contract/subscriptions/upgrade-plan.ts';
import {inTransaction, toInstant, type Queryable} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace, readLock} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {askForPayment, freeze} from './begin-charge.ts';
import {lockCharge} from './charge-store.ts';
import {letGo} from './end-charge.ts';
import {endOther, tell} from './go-on-paying.ts';
import {dayOf} from './note-due.ts';
import {readBought} from './read-company.ts';
import {findPayer} from './renew-plans.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionCharges, type ChargeRow} from './table.ts';

const down = fail('provider-down', 'payment.provider-down');
const cardUnknown = fail('not-found', 'payment.card-unknown');

type Wish = {
  readonly companyId: string;
  readonly planId: PlanId;
  readonly savedCardId: string | null;
  readonly seenCents: number;
  readonly payerId: string;
};

/** Goes over to a larger plan at once, or goes on with the payment that was begun for it. Rule: SUB12. */
export const upgradePlan = implement(endpoint, async (parts: SubscriptionsParts, wish, {session}) => {
  const {database, findRole, port} = parts;
  const role = await findRole(database, wish.companyId, session.userId);
  if (role === undefined) return fail('not-found', 'subscription.unknown');
  if (role !== 'owner') return fail('forbidden', 'subscription.owner-only');
  const own = {...wish, payerId: session.userId};
  const open = await findOpen(database, wish.companyId);
  if (open) {
    const ended = await endOther(parts, open, isFor(open, own));
    if (ended === undefined) return down;
    if (ended) return succeed(ended);
  }
  const begun = await begin(parts, own);
  if (!begun.ok) return begun;
  const charge = begun.value;
  if (charge === null) return succeed({state: 'paid'});
  const payer = await findPayer(parts, charge);
  const payment = payer && charge.vendor === port.vendor ? await askForPayment(parts, charge, payer) : undefined;
  if (payment?.ok) return succeed(await tell(parts, charge, payment.value));
  if (payment?.failure.code !== 'not-found') return down;
  await inTransaction(database, async (tx) => {
    const locked = await lockCharge(tx, charge);
    if (locked.state === 'paying' && locked.paymentKey === charge.paymentKey) await letGo(tx, locked);
  });
  return cardUnknown;
});

/** Writes down what will be paid. @returns null where nothing has to be: the plan is there, or costs less than a card can be charged. */
async function begin(parts: SubscriptionsParts, {companyId, planId, savedCardId, seenCents, payerId}: Wish) {
  const nowMs = parts.now();
  const today = dayOf(nowMs);
  return inTransaction(parts.database, async (tx) => {
    await lockSpace(tx, companyId);
    const bought = await readBought(tx, companyId);
    const plan = bought && findPlan(bought.subscriptions, companyId);
    if (!bought || !plan) return fail('not-found', 'subscription.unknown');
    // Another tab came first.
    if (plan.planId === planId) return succeed(null);
    const open = await findOpen(tx, companyId);
    if (open) return succeed(open);
    const upgrade = priceUpgrade(bought, companyId, planId, today);
    const isShut = bought.company.dissolvedOn !== null || (await readLock(tx, companyId)) !== null;
    if (!upgrade || plan.owedFor !== null || isShut) return fail('conflict', 'subscription.no-upgrade');
    const {cents, line, until} = upgrade;
    if (cents !== seenCents) return fail('conflict', 'subscription.price-changed', {details: {cents}});
    if (cents === 0) {
      const author = {kind: 'person', userId: payerId} as const;
      const edit = [{id: companyId, planId, nextPlanId: null, nextPeriod: null}];
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'subscriptions', edit}]);
      return succeed(null);
    }
    if (savedCardId === null) return cardUnknown;
    const [made] = await tx
      .insert(subscriptionCharges)
      .values({
        id: makeId(nowMs),
        companyId,
        kind: 'upgrade',
        toPlanId: planId,
        paidUntil: until,
        dueOn: today,
        lines: [{id: companyId, line, on: today, isOther: true}],
        cents,
        state: 'waiting',
        retryOn: null,
        madeAt: toInstant(nowMs),
      })
      .returning();
    if (!made) throw new Error('an upgrade was not noted');
    return succeed(await freeze(tx, parts, made, {payerId, savedCardId, offSession: false}));
  });
}

/** The upgrade of a company that is being paid. */
async function findOpen(database: Queryable, companyId: string): Promise<ChargeRow | undefined> {
  const {companyId: company, kind, state} = subscriptionCharges;
  const isOpen = and(eq(company, companyId), eq(kind, 'upgrade'), inArray(state, ['waiting', 'paying']));
  const [found] = await database.select().from(subscriptionCharges).where(isOpen);
  return found;
}

function isFor(open: ChargeRow, {planId, savedCardId, payerId}: Wish): boolean {
  return open.toPlanId === planId && open.savedCardId === savedCardId && open.payerId === payerId;
}
