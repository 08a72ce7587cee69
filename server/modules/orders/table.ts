import {boolean, integer, jsonb, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import type {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {orderKinds, type OrderKind} from '#contract/catalogue/ids.ts';
import type {OrderLine, Renewal} from '#contract/catalogue/price-order.ts';
import {orderStates} from '#contract/orders/order-states.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import type {orderedDraftSchema, orderedPartnerSchema} from '#contract/orders/place-order.ts';
import {purchaseKinds, type PurchaseKind, type PurchaseWish} from '#contract/purchases/purchase.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

type Draft = z.infer<typeof orderedDraftSchema>;
type Partners = z.infer<typeof orderedPartnerSchema>[];

/** What is bought for a company, which is called so. */
type Bought = {readonly wish: PurchaseWish; readonly company: string};

/** Orders, with all that they were placed with: a draft with its partners, or what is bought for a company. Money in US cents. Rules: ORD1 to ORD5. */
export const orders = pgTable('orders', {
  id: rowId('id').primaryKey(),
  number: text('number').notNull(),
  kind: text('kind', {enum: [...orderKinds, ...purchaseKinds]}).notNull(),
  state: text('state', {enum: orderStates}).notNull(),
  /** Whose it is; null for a visitor's that nobody has claimed. */
  userId: rowId('user_id'),
  email: text('email').notNull(),
  language: text('language', {enum: languages}).notNull(),
  draft: jsonb('draft').$type<Draft>(),
  partners: jsonb('partners').$type<Partners>(),
  /** Null of an order that makes or migrates a company. */
  purchase: jsonb('purchase').$type<Bought>(),
  lines: jsonb('lines').$type<readonly OrderLine[]>().notNull(),
  todayCents: integer('today_cents').notNull(),
  renewals: jsonb('renewals').$type<readonly Renewal[]>().notNull(),
  couponCode: text('coupon_code'),
  /** What its coupon takes off; null without one, and of one placed before this was noted. */
  couponAppliesTo: text('coupon_applies_to', {enum: ['plan', 'all']}),
  placedAt: instant('placed_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  termsVersion: text('terms_version'),
  acceptedAt: instant('accepted_at'),
  holder: text('holder'),
  zip: text('zip'),
  country: text('country'),
  nationality: text('nationality'),
  /** Who is signed in and pays; null for a visitor, until they claim on the device that paid. Rules: ORD17, ORD24. */
  payerId: rowId('payer_id'),
  /** Whose it becomes once it is paid, where it is nobody's yet: they said so as they began to pay. Rule: ORD17. */
  takerId: rowId('taker_id'),
  /** The secret of the device that placed it, as SHA-256, where a visitor pays there; null for anybody else. Rule: ORD20. */
  payerHash: bytes('payer_hash'),
  /** Who takes the card: nobody else is asked what became of it. Rule: PAY16. */
  vendor: text('vendor', {enum: paymentVendors}),
  /** The key under which the payment is begun, the same at every try. */
  paymentKey: rowId('payment_key'),
  paymentId: text('payment_id'),
  savedCardId: text('saved_card_id'),
  payingAt: instant('paying_at'),
  /** When the provider was last asked what became of it, by nobody's wish. */
  askedAt: instant('asked_at'),
  /** When the card customer was forgotten of one that ran out and stays as a record. Rule: PAY18. */
  forgottenAt: instant('forgotten_at'),
  paidAt: instant('paid_at'),
  /** The company that it made, or that it buys something for. */
  companyId: rowId('company_id'),
});

type StoredOrder = typeof orders.$inferSelect;
type Common = Omit<StoredOrder, 'kind' | 'draft' | 'partners' | 'purchase' | 'companyId' | 'userId'>;

/** An order that makes a company, or migrates one. */
export type FormationOrder = Common & {
  readonly kind: OrderKind;
  readonly draft: Draft;
  readonly partners: Partners;
  readonly purchase: null;
  readonly companyId: string | null;
  readonly userId: string | null;
};

/** An order of a person that buys something for a company. Rule: BUY1. */
export type PurchaseOrder = Common & {
  readonly kind: PurchaseKind;
  readonly draft: null;
  readonly partners: null;
  readonly purchase: Bought;
  readonly companyId: string;
  readonly userId: string;
};

/** An order as the database holds it. */
export type OrderRow = FormationOrder | PurchaseOrder;

/** What may be changed of an order, whatever it is for. */
export type OrderChange = Partial<typeof orders.$inferInsert>;

/** A row of the table as one of the two orders that it can be. */
export function toOrder(stored: StoredOrder): OrderRow {
  // The table checks that it is the one or the other.
  return stored as OrderRow;
}

/** Every payment that was ever begun for an order. Rule: ORD8. */
export const orderPayments = pgTable('order_payments', {
  paymentId: text('payment_id').primaryKey(),
  vendor: text('vendor', {enum: paymentVendors}).notNull(),
  orderId: rowId('order_id').notNull(),
  begunAt: instant('begun_at').notNull(),
  givenBackAt: instant('given_back_at'),
  /** When its card was last refused, and why; it may be paid with another one since. Rule: DSK8. */
  refusedAt: instant('refused_at'),
  refusedFor: text('refused_for', {enum: declineGroups}),
});

/** What opens an order to whoever has it, as SHA-256. Rule: ORD4. */
export const orderSecrets = pgTable(
  'order_secrets',
  {
    orderId: rowId('order_id').notNull(),
    hash: bytes('hash').notNull(),
    madeAt: instant('made_at').notNull(),
    /** It went to the order's e-mail; else it is a device's own. */
    byMail: boolean('by_mail').notNull().default(false),
  },
  ({orderId, hash}) => [primaryKey({columns: [orderId, hash]})],
);

/** How many orders a day had, in UTC. Rule: ORD3. */
export const orderDays = pgTable('order_days', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
});

/** Mails about placed orders of the last day. Rule: ORD13. */
export const orderMails = pgTable('order_mails', {
  id: rowId('id').primaryKey(),
  email: text('email').notNull(),
  sentAt: instant('sent_at').notNull(),
});
