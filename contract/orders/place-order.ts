import {z} from 'zod';
import {couponRefusals} from '#contract/catalogue/check-coupon.ts';
import {languages} from '#contract/account/rules.ts';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import {formationReasons} from '#contract/formation/reasons.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {newIdSchema} from '#contract/kernel/ids.ts';
import {orderSchema, orderSecretSchema} from './order.ts';

/** The draft with which an order is placed; what only its wizard needs is not sent. */
export const orderedDraftSchema = companyDrafts.row
  .omit({passed: true, workedAt: true, placedOrderId: true, paidAt: true, payableUntil: true})
  .extend({
    id: newIdSchema,
    // A draft of wire version 5 does not have it.
    addedCompanyId: companyDrafts.row.shape.addedCompanyId.default(null),
    // One of wire version 8 does not have it.
    missingPapers: companyDrafts.row.shape.missingPapers.default(''),
  });

/** A partner of it. */
export const orderedPartnerSchema = draftPartners.row.omit({placedOrderId: true});

/**
 * Places an order with a draft, or places it anew after a change, as long as nobody pays it. Without a session the secret is the device's own,
 * and the order is its from then on. A problem names its field, and the step where it can be mended. `order.not-by-link`: who has no more than a
 * link of it reads and pays it. Rules: ORD1 to ORD4, ORD22. Source: D12.
 */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  summary: 'Place an order with a draft',
  method: 'POST',
  path: '/api/v1/orders',
  access: 'anyone',
  input: z
    .object({
      secret: orderSecretSchema.optional(),
      language: z.enum(languages),
      draft: orderedDraftSchema,
      partners: z.array(orderedPartnerSchema).max(20),
      couponCode: z.string().max(200).nullable(),
      /** The sum that the person saw, in US cents. */
      seenCents: z.int(),
    })
    // Each partner is a row of the company one day: of two with one id it could not be made, paid or not.
    .refine(({draft, partners}) => partners.every(({draftId}) => draftId === draft.id))
    .refine(({partners}) => new Set(partners.map(({id}) => id)).size === partners.length),
  output: orderSchema,
  failures: {
    validation: [...formationReasons, 'formation.text-long', 'formation.text-unseen', 'order.secret-missing'],
    'not-found': ['order.unknown', 'order.company-unknown', ...couponRefusals['not-found']],
    conflict: [
      'order.price-changed',
      'order.paying',
      'order.paid',
      'order.company-migrated',
      'order.company-paying',
      'order.company-dissolving',
      ...couponRefusals.conflict,
    ],
    forbidden: ['order.not-while-acting', 'order.not-by-link'],
  },
  since: 6,
  perMinute: 60,
});
