import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {orderKeySchema, orderSchema} from './order.ts';

/** Makes the caller the owner of the company that a paid order made; again by the same person it changes nothing. Rule: ORD11. Source: D12, D43. */
export const claimOrder = defineEndpoint({
  name: 'claimOrder',
  summary: 'Take the company that you paid for',
  method: 'POST',
  path: '/api/v1/orders/claim',
  access: 'account',
  input: orderKeySchema.required(),
  output: orderSchema,
  failures: {'not-found': ['order.unknown'], conflict: ['order.claimed', 'order.unpaid']},
  perMinute: 20,
});
