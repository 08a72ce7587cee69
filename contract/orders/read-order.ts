import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {orderKeySchema, orderSchema} from './order.ts';

/**
 * Tells where an order is. One that is being paid is asked for at the card provider, so that it is the truth.
 * Null: there is no such order, or it is another's. `order.claimed`: it is paid, and somebody else's by now. Rules: ORD4, ORD9, ORD18.
 */
export const readOrder = defineEndpoint({
  name: 'readOrder',
  summary: 'Read where an order is',
  method: 'POST',
  path: '/api/v1/orders/read',
  access: 'anyone',
  input: orderKeySchema,
  output: orderSchema.nullable(),
  failures: {conflict: ['order.claimed']},
  since: 6,
  perMinute: 120,
});
