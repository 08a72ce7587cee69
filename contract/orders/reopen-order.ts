import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {orderKeySchema, orderSchema} from './order.ts';

/**
 * Leaves the payment that was begun, so that plan, coupon and answers can be changed again: it is canceled at the card provider and its coupon is free. The answer
 * says what is so: placed, or paid where that was quicker, or paying where the bank is at work. Of an order that nobody pays it changes nothing.
 * Rule: ORD21. Source: S4.11.
 */
export const reopenOrder = defineEndpoint({
  name: 'reopenOrder',
  summary: 'Leave the payment of an order and change it again',
  method: 'POST',
  path: '/api/v1/orders/reopen',
  access: 'anyone',
  input: orderKeySchema,
  output: orderSchema,
  failures: {
    'not-found': ['order.unknown'],
    conflict: ['order.claimed'],
    forbidden: ['order.not-while-acting'],
    'provider-down': ['payment.provider-down'],
  },
  perMinute: 20,
});
