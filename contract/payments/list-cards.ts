import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {savedCardsSchema} from './saved-card.ts';

/** Lists the caller's own saved cards, and nobody else's. Rules: PAY4, PAY17. Source: S2.19. */
export const listCards = defineEndpoint({
  name: 'listCards',
  summary: 'List your saved cards',
  method: 'GET',
  path: '/api/v1/payments/cards',
  access: 'account',
  input: z.object({}),
  output: savedCardsSchema,
  failures: {'provider-down': ['payment.provider-down']},
  perMinute: 60,
});
