import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {cardIdSchema, savedCardsSchema} from './saved-card.ts';

/**
 * Lets go of one of the caller's own cards: nothing is paid with it any more. `payment.card-needed`: no other card could renew what they pay for,
 * and nobody has told them so. @returns those that are left. Rules: PAY4, PAY17, PAY23. Source: S2.19.
 */
export const removeCard = defineEndpoint({
  name: 'removeCard',
  summary: 'Remove one of your saved cards',
  method: 'POST',
  path: '/api/v1/payments/cards/remove',
  access: 'account',
  input: z.object({
    cardId: cardIdSchema,
    /** They have read that a renewal needs it, and want it removed. */
    leavesNone: z.boolean().default(false),
  }),
  output: savedCardsSchema,
  failures: {
    'not-found': ['payment.card-unknown'],
    conflict: ['payment.card-needed'],
    'provider-down': ['payment.provider-down'],
  },
  since: 7,
  perMinute: 20,
});
