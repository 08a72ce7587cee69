import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {cardIdSchema, savedCardsSchema} from './saved-card.ts';

/** Lets go of one of the caller's own cards: nothing is paid with it any more. @returns those that are left. Rules: PAY4, PAY17. Source: S2.19. */
export const removeCard = defineEndpoint({
  name: 'removeCard',
  summary: 'Remove one of your saved cards',
  method: 'POST',
  path: '/api/v1/payments/cards/remove',
  access: 'account',
  input: z.object({cardId: cardIdSchema}),
  output: savedCardsSchema,
  failures: {'not-found': ['payment.card-unknown'], 'provider-down': ['payment.provider-down']},
  perMinute: 20,
});
