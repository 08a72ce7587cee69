import {boolean, integer, jsonb, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {preferences as preferencesContract} from '#contract/account/preferences.ts';
import {planIds} from '#contract/catalogue/ids.ts';
import * as company from '#contract/companies/company.ts';
import * as service from '#contract/companies/company-service.ts';
import * as formation from '#contract/companies/formation.ts';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import type {Charge} from '#contract/subscriptions/list-charges.ts';
import * as subscription from '#contract/subscriptions/subscription.ts';
import {instant, rowId} from '#server/db/columns.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/**
 * Renewals that were due, one for a company and a day, and larger plans for the rest of a period. Money in US cents. `waiting`: for its next try, or for an owner who pays; `paying`: a
 * payment of it was begun; `lapsed`: nothing is tried any more. Rules: SUB6 to SUB8.
 */
export const subscriptionCharges = pgTable('subscription_charges', {
  id: rowId('id').primaryKey(),
  companyId: rowId('company_id').notNull(),
  /** Civil date. */
  dueOn: text('due_on').notNull(),
  lines: jsonb('lines').$type<readonly Charge[]>().notNull(),
  cents: integer('cents').notNull(),
  kind: text('kind', {enum: ['renewal', 'upgrade']})
    .notNull()
    .default('renewal'),
  /** Of an upgrade: to which plan, and until when the plan before it was paid. Rule: SUB12. */
  toPlanId: text('to_plan_id', {enum: planIds}),
  paidUntil: text('paid_until'),
  state: text('state', {enum: ['waiting', 'paying', 'paid', 'lapsed']}).notNull(),
  /** The day of its next try; null where none is left. */
  retryOn: text('retry_on'),
  /** Whose card is charged, and which. */
  payerId: rowId('payer_id'),
  savedCardId: text('saved_card_id'),
  /** Nobody is there. */
  offSession: boolean('off_session').notNull().default(true),
  vendor: text('vendor', {enum: paymentVendors}),
  /** The key under which its payment is begun, the same at every try of that one. */
  paymentKey: rowId('payment_key'),
  paymentId: text('payment_id'),
  payingAt: instant('paying_at'),
  madeAt: instant('made_at').notNull(),
  paidAt: instant('paid_at'),
});

/** One of {@link subscriptionCharges}. */
export type ChargeRow = typeof subscriptionCharges.$inferSelect;

/** Every payment that was ever begun for one. Rule: SUB8. */
export const subscriptionPayments = pgTable('subscription_payments', {
  paymentId: text('payment_id').primaryKey(),
  vendor: text('vendor', {enum: paymentVendors}).notNull(),
  chargeId: rowId('charge_id').notNull(),
  begunAt: instant('begun_at').notNull(),
  givenBackAt: instant('given_back_at'),
});

/** Of which coming charges it was looked whether some card is good; `lookedOn`: civil day. Rule: SUB16. */
export const cardWarnings = pgTable(
  'card_warnings',
  {
    companyId: rowId('company_id').notNull(),
    dueOn: text('due_on').notNull(),
    lookedOn: text('looked_on').notNull(),
    toldAt: instant('told_at'),
  },
  ({companyId, dueOn}) => [primaryKey({columns: [companyId, dueOn]})],
);

/** Who wants no mails of dates. */
export const preferences = toQueryable(preferencesContract);

/** What is renewed, and of which companies. */
export const subscriptions = toQueryable(subscription.subscriptions);

/** See {@link subscriptions}. */
export const companies = toQueryable(company.companies);

/** See {@link subscriptions}. */
export const companyServices = toQueryable(service.companyServices);

/** See {@link subscriptions}. */
export const formations = toQueryable(formation.formations);

/** Whose cards are charged, and who is told. */
export const memberships = toQueryable(company.memberships);
