import {z} from 'zod';
import {orderKinds, planPeriods} from '#contract/catalogue/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {paymentStates} from '#contract/payments/payment-state.ts';
import {purchaseKinds} from '#contract/purchases/purchase.ts';
import {orderStates} from './order-states.ts';

/** One line of an order, as `priceOrder` makes it. */
export const orderLineSchema = z.object({
  kind: z.enum([
    'plan',
    'state-filing',
    'service',
    'coupon',
    'handling',
    'state-fee',
    'state-late',
    'forwarding',
    'shredding',
  ]),
  id: z.string(),
  period: z.enum([...planPeriods, 'once']),
  count: z.int(),
  cents: z.int(),
});

/** What opens an order to whoever has it: 32 random bytes in base64url. Rule: ORD4. */
export const orderSecretSchema = z.string().regex(/^[\w-]{43}$/);

/** Which order, and what opens it; no secret where the caller is its person. Sent in bodies only. */
export const orderKeySchema = z.object({id: idSchema, secret: orderSecretSchema.optional()});

/** Where paying is. The client secret is there as long as the same payment can go on. */
const orderPaymentSchema = z.object({
  state: z.enum(paymentStates),
  clientSecret: z.string().nullable(),
  /** Why the card that was tried last was not taken. */
  declined: z.enum(declineGroups).nullable(),
  card: z.object({brand: z.string(), last4: z.string()}).nullable(),
  /** The card that pays is kept for later. The provider's field has to ask for the same, or its provider refuses the card. Rule: ORD20. */
  keepsCard: z.boolean(),
});

/** An order as who places it sees it. Money in US cents, instants ISO UTC, days civil. */
export const orderSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: z.enum([...orderKinds, ...purchaseKinds]),
  state: z.enum(orderStates),
  /** Of the company, with its designator. */
  name: z.string(),
  email: z.string(),
  lines: z.array(orderLineSchema),
  todayCents: z.int(),
  renewals: z.array(z.object({on: civilDateSchema, period: z.enum(planPeriods), cents: z.int()})),
  couponCode: z.string().nullable(),
  /** A hash of the answers that it was placed with last, by which who pays names them; null of a purchase. Rule: ORD26. */
  answers: z.string().nullable().default(null),
  placedAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** Null before paying began. */
  payment: orderPaymentSchema.nullable(),
  /** Null before it is paid, and of one that cost nothing. Rule: INV12. */
  invoiceNumber: z.string().nullable(),
  /** The company that it made, migrated, or buys something for; of a formation null before it is paid. */
  companyId: idSchema.nullable(),
  /** Has an owner who can open the company. */
  isClaimed: z.boolean(),
  /** The owner is who asks. Rule: ORD17. */
  isYours: z.boolean(),
  /** Of a paid order that nobody has claimed: whether its e-mail has an account. Rule: ORD11. */
  account: z.enum(['exists', 'none']).nullable(),
});

/** See {@link orderSchema}. */
export type Order = z.infer<typeof orderSchema>;
