import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {newIdSchema} from '#contract/kernel/ids.ts';
import {siteLanguages} from '#contract/site/choose-language.ts';

/**
 * Begins the saving of one of the caller's own cards without a payment: the browser gives the card to its provider under the client secret, and
 * the card is then among the saved ones. Rules: PAY1, PAY22. Source: S2.19.
 */
export const beginSavingCard = defineEndpoint({
  name: 'beginSavingCard',
  summary: 'Begin to save a card',
  method: 'POST',
  path: '/api/v1/payments/cards/begin',
  access: 'account',
  input: z.object({
    /** The same for every try at this card, and for no other. */
    id: newIdSchema,
    /** Of the page that the bank leads back to. */
    language: z.enum(siteLanguages),
  }),
  output: z.object({clientSecret: z.string()}),
  failures: {'provider-down': ['payment.provider-down']},
  perMinute: 20,
});
