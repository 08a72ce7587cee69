import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema, newIdSchema} from '#contract/kernel/ids.ts';
import {orderSchema} from '#contract/orders/order.ts';
import {purchaseRefusals, purchaseWishSchema} from './purchase.ts';

/**
 * Places an order for something that is bought for a company, or finds the one that its person has placed for the same and not paid; it is paid as any order is.
 * Rules: BUY1 to BUY3. Source: S2.18, S7.22.
 */
export const placePurchase = defineEndpoint({
  name: 'placePurchase',
  summary: 'Order something for a company',
  method: 'POST',
  path: '/api/v1/purchases',
  access: 'account',
  input: z.object({
    /** Of the order, where there is none yet. */
    id: newIdSchema,
    companyId: idSchema,
    wish: purchaseWishSchema,
    language: z.enum(languages),
    /** The sum that the person saw, in US cents. */
    seenCents: z.int(),
  }),
  output: orderSchema,
  failures: {
    'not-found': [...purchaseRefusals['not-found']],
    forbidden: [...purchaseRefusals.forbidden],
    conflict: [...purchaseRefusals.conflict, 'order.price-changed'],
  },
  perMinute: 30,
});
