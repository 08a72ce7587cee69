import {bigint, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {disputeStates} from '#contract/payments/dispute.ts';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import {instant, rowId, wholeNumber} from '#server/db/columns.ts';

/** Payments that their cards' owners dispute, as the provider last told. Money in US cents. Rule: DSP1. */
export const paymentDisputes = pgTable('payment_disputes', {
  id: rowId('id').primaryKey(),
  /** The vendor's id of it. */
  disputeId: text('dispute_id').notNull(),
  vendor: text('vendor', {enum: paymentVendors}).notNull(),
  paymentId: text('payment_id').notNull(),
  /** The order, or the charge of a renewal, that was paid. */
  sourceId: rowId('source_id').notNull(),
  amountCents: wholeNumber('amount_cents').notNull(),
  reason: text('reason').notNull(),
  state: text('state', {enum: disputeStates}).notNull(),
  openedAt: instant('opened_at').notNull(),
  answerBy: instant('answer_by'),
  closedAt: instant('closed_at'),
  /** Goes up with each writing: who read before another wrote must read again. Rule: DSP2. */
  version: bigint('version', {mode: 'number'}).notNull(),
});

/** Each state that a dispute has come to, with the moment at which that was read. Rule: DSP4. */
export const disputeNews = pgTable(
  'payment_dispute_news',
  {
    disputeRowId: rowId('dispute_row_id').notNull(),
    version: bigint('version', {mode: 'number'}).notNull(),
    state: text('state', {enum: disputeStates}).notNull(),
    at: instant('at').notNull(),
  },
  ({disputeRowId, version}) => [primaryKey({columns: [disputeRowId, version]})],
);
