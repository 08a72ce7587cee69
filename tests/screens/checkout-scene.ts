import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {Order} from '#contract/orders/order.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {planRow} from '#src/data/record.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildDraft, buildOwnersPartner} from '#tests/fixtures/build-draft.ts';

/** The draft, and so the order, of every scene. */
export const orderId = testId(1);

/** What these scenes answer; a test changes it while its screen is open. */
export type CheckoutAnswers = Record<string, unknown>;

/** An order of the fixture's draft, as the server tells of it. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: orderId,
    number: 'FA-20261123-03',
    kind: 'create',
    state: 'placed',
    name: 'Ceibo Studio LLC',
    email: 'ana@example.com',
    lines: [
      {kind: 'plan', id: 'professional', period: 'year', count: 1, cents: 90_000},
      {kind: 'state-filing', id: 'WY', period: 'once', count: 1, cents: 0},
      {kind: 'service', id: 'us-address', period: 'year', count: 1, cents: 18_000},
    ],
    todayCents: 108_000,
    renewals: [{on: '2027-11-23', period: 'year', cents: 108_000}],
    couponCode: null,
    answers: 'as-placed',
    placedAt: '2026-11-23T10:00:00.000Z',
    expiresAt: '2026-12-23T23:59:59.999Z',
    paidAt: null,
    payment: null,
    invoiceNumber: null,
    companyId: null,
    isClaimed: false,
    isYours: false,
    account: null,
    ...overrides,
  };
}

/** The same while it is being paid. */
export function buildPaying(payment: Partial<NonNullable<Order['payment']>> = {}): Order {
  const clientSecret = 'pi_1_secret_2';
  return buildOrder({
    state: 'paying',
    payment: {state: 'needs-card', clientSecret, declined: null, card: null, keepsCard: true, ...payment},
  });
}

/** The same once it is paid. */
export function buildPaid(overrides: Partial<Order> = {}): Order {
  const card = {brand: 'visa', last4: '3184'};
  return buildOrder({
    state: 'paid',
    paidAt: '2026-11-23T10:05:00.000Z',
    companyId: orderId,
    payment: {state: 'paid', clientSecret: null, declined: null, card, keepsCard: true},
    account: 'none',
    ...overrides,
  });
}

/** A server with the sandbox, on which the order can be placed. */
export function answerPlacing(): CheckoutAnswers {
  return {readPaymentProvider: {kind: 'sandbox'}, readOrder: null, placeOrder: buildOrder()};
}

/** Writes a visitor's draft, as the wizard leaves it. */
export async function keepDraft(overrides: Partial<CompanyDraft> = {}): Promise<void> {
  const database = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(database);
  const {id, partners: _partners, ...draft} = buildDraft({plan: 'professional', services: 'us-address', ...overrides});
  const {id: partnerId, ...partner} = buildOwnersPartner({draftId: id});
  const place = {database, spaceId: guestSpaceId};
  const making = {now: '2026-11-23T09:00:00.000Z', createId: () => crypto.randomUUID()};
  const answers = {...draft, passed: '', workedAt: making.now};
  const planned = [
    planRow(place, 'companyDrafts', answers, {making, id}),
    planRow(place, 'draftPartners', partner, {making, id: partnerId}),
  ];
  for (const one of planned) {
    if (!one.ok) throw new Error(one.failure.reason);
    await recordChange(database, one.value);
  }
  database.close();
}
