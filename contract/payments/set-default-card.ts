import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {cardIdSchema, savedCardsSchema} from './saved-card.ts';

/** Makes one of the caller's own cards the one that is offered and charged first. @returns all of them as they are then. Rules: PAY4, PAY17. Source: S2.19. */
export const setDefaultCard = defineEndpoint({
  name: 'setDefaultCard',
  summary: 'Choose which of your saved cards is charged first',
  method: 'POST',
  path: '/api/v1/payments/cards/default',
  access: 'account',
  input: z.object({cardId: cardIdSchema}),
  output: savedCardsSchema,
  failures: {'not-found': ['payment.card-unknown'], 'provider-down': ['payment.provider-down']},
  perMinute: 20,
});
