import {bigint, boolean, integer, pgTable, text} from 'drizzle-orm/pg-core';
import {differenceKinds} from '#contract/comparing/find-differences.ts';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import {paymentStates} from '#contract/payments/payment-state.ts';
import {instant, rowId} from '#server/db/columns.ts';

/** In which order a night goes. */
export const comparingSteps = ['payments', 'customers', 'judging-payments', 'judging-customers', 'done'] as const;

/** Each night's comparison. Rule: CMP1. */
export const comparisons = pgTable('payment_comparisons', {
  night: text('night').primaryKey(),
  vendor: text('vendor', {enum: paymentVendors}).notNull(),
  step: text('step', {enum: comparingSteps}).notNull(),
  /** After which one the step goes on. */
  cursor: text('cursor'),
  payments: integer('payments').notNull().default(0),
  beganAt: instant('began_at').notNull(),
  doneAt: instant('done_at'),
  troubleAt: instant('trouble_at'),
});

/** One of {@link comparisons}. */
export type Comparison = typeof comparisons.$inferSelect;

/** What the provider says of each payment, of the comparison under way. US cents. */
export const comparedPayments = pgTable('compared_payments', {
  paymentId: text('payment_id').primaryKey(),
  orderId: text('order_id').notNull(),
  state: text('state', {enum: paymentStates}).notNull(),
  receivedCents: bigint('received_cents', {mode: 'number'}).notNull(),
  givenBackCents: bigint('given_back_cents', {mode: 'number'}).notNull(),
  isDisputed: boolean('disputed').notNull(),
});

/** Which customers the provider has, of the comparison under way. */
export const comparedCustomers = pgTable('compared_customers', {customerId: text('customer_id').primaryKey()});

/** What differs. US cents. Rule: CMP2. */
export const differences = pgTable('payment_differences', {
  id: rowId('id').primaryKey(),
  vendor: text('vendor', {enum: paymentVendors}).notNull(),
  kind: text('kind', {enum: differenceKinds}).notNull(),
  subject: text('subject').notNull(),
  orderId: rowId('order_id'),
  companyId: rowId('company_id'),
  oursCents: bigint('ours_cents', {mode: 'number'}),
  theirsCents: bigint('theirs_cents', {mode: 'number'}),
  since: instant('since').notNull(),
  settledAt: instant('settled_at'),
});

/** What admins noted of differences. Rule: CMP4. */
export const differenceNotes = pgTable('payment_difference_notes', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  adminId: rowId('admin_id').notNull(),
  differenceId: rowId('difference_id').notNull(),
  kind: text('kind', {enum: differenceKinds}).notNull(),
  subject: text('subject').notNull(),
  companyId: rowId('company_id'),
  note: text('note').notNull(),
});
