import {z} from 'zod';
import {couponRefusals} from '#contract/catalogue/check-coupon.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {withoutUnseen} from '#contract/companies/rules.ts';
import {formationReasons} from '#contract/formation/reasons.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {hasTwo} from '#contract/formation/texts.ts';
import {cardIdSchema} from '#contract/payments/saved-card.ts';
import {purchaseRefusals} from '#contract/purchases/purchase.ts';
import {orderKeySchema, orderSchema} from './order.ts';

const textSchema = (most: number, error: 'order.holder-short' | 'order.zip-short') =>
  z.string().overwrite(withoutUnseen).trim().max(most).refine(hasTwo, {error});
const countrySchema = z.string().refine(isCountry, {error: 'order.country-unknown'});

/**
 * Begins paying an order, or finds the payment that was begun. The answer holds what the browser needs to give the card to the provider; no
 * card number comes here. An order that costs nothing, or less than a card can be charged, is paid at once.
 * `order.card-unknown`: the saved card is not theirs. `order.answers-changed`: it has other answers than were shown, or its person's draft has
 * others by now. `order.draft-discarded`: its person has thrown the draft away.
 * Rules: ORD5, ORD6, ORD12, ORD17, ORD24, ORD26, BUY3. Source: S2.16, S5.11.
 */
export const payOrder = defineEndpoint({
  name: 'payOrder',
  summary: 'Begin paying an order',
  method: 'POST',
  path: '/api/v1/orders/pay',
  access: 'anyone',
  input: orderKeySchema.extend({
    /** The sum that the button said, in US cents. */
    seenCents: z.int(),
    couponCode: z.string().max(200).nullable(),
    /** Of the order that was shown; null where a page does not know them yet, and of a purchase. Rule: ORD26. */
    answers: z.string().max(100).nullable().default(null),
    /** Of the terms that were shown. */
    termsVersion: z.string().max(20),
    /** With its ZIP and its country of a card that is typed; null where none is. Rule: ORD24. */
    holder: textSchema(120, 'order.holder-short').nullable(),
    zip: textSchema(20, 'order.zip-short').nullable(),
    country: countrySchema.nullable(),
    /** Null where the server knows it of who is signed in: see `readPayer`. */
    nationality: countrySchema.nullable(),
    /** Of the caller's own cards, where they pay what is theirs. Rule: ORD17. */
    savedCardId: cardIdSchema.nullable(),
    /** Whether the company is to be the caller's, who is signed in, where it is nobody's yet; else they pay for another. Rule: ORD17. */
    takes: z.boolean().default(false),
    /** Only looks for a payment that was begun and of which no answer came: charges no card, and begins none but one without a card, where nobody knows whether one was begun. Rule: ORD16. */
    looks: z.boolean().default(false),
  }),
  output: orderSchema,
  failures: {
    // Of answers that were right when the order was placed, and are not any more: as placing tells them.
    validation: [
      ...formationReasons,
      'formation.text-long',
      'formation.text-unseen',
      'order.holder-short',
      'order.zip-short',
      'order.country-unknown',
    ],
    'not-found': [
      'order.unknown',
      'order.company-unknown',
      'order.card-unknown',
      ...couponRefusals['not-found'],
      ...purchaseRefusals['not-found'],
    ],
    conflict: [
      'order.price-changed',
      'order.answers-changed',
      'order.draft-discarded',
      'order.terms-changed',
      'order.country-ineligible',
      'order.expired',
      'order.claimed',
      'order.company-migrated',
      'order.company-paying',
      'order.company-dissolving',
      ...couponRefusals.conflict,
      ...purchaseRefusals.conflict,
    ],
    forbidden: ['order.not-while-acting', ...purchaseRefusals.forbidden],
    'provider-down': ['payment.provider-down'],
  },
  since: 6,
  perMinute: 20,
});
