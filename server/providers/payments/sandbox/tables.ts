import {boolean, integer, pgTable, text} from 'drizzle-orm/pg-core';
import {paymentStates} from '#contract/payments/payment-state.ts';
import {instant, wholeNumber} from '#server/db/columns.ts';

/** The secret that signs events. */
export const secrets = pgTable('sandbox_payment_secret', {secret: text('secret').notNull()});

/** Who pays. */
export const customers = pgTable('sandbox_payment_customers', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  defaultCardId: text('default_card_id'),
  removed: boolean('removed').notNull().default(false),
});

/** Saved cards. */
export const cards = pgTable('sandbox_payment_cards', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  token: text('token').notNull(),
  savedAt: instant('saved_at').notNull(),
  removed: boolean('removed').notNull().default(false),
});

/** Payments and savings of cards. */
export const intents = pgTable('sandbox_payment_intents', {
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  kind: text('kind', {enum: ['payment', 'saving']}).notNull(),
  customerId: text('customer_id').notNull(),
  orderId: text('order_id').notNull(),
  amountCents: wholeNumber('amount_cents').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  saveCard: boolean('save_card').notNull(),
  state: text('state', {enum: paymentStates}).notNull(),
  token: text('token'),
  savedCardId: text('saved_card_id'),
  declineCode: text('decline_code'),
  actionId: text('action_id'),
  givenBackCents: wholeNumber('given_back_cents').notNull().default(0),
  disputedAt: instant('disputed_at'),
});

/** One of {@link intents}. */
export type Intent = typeof intents.$inferSelect;

/** Idempotency keys. */
export const keys = pgTable('sandbox_payment_keys', {
  key: text('key').primaryKey(),
  asked: text('asked').notNull(),
  result: text('result').notNull(),
});

/** What the webhook is still to be told. */
export const events = pgTable('sandbox_payment_events', {
  eventId: text('event_id').notNull(),
  nth: integer('nth').notNull(),
  type: text('type').notNull(),
  intentId: text('intent_id').notNull(),
  saidAt: instant('said_at').notNull(),
  sendAt: instant('send_at').notNull(),
});
