import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {planIds, productIds} from './catalogue.ts';

/** Tells prices, by the year and by the month, and the countries without digital banking, with the day each list counts from. Source: D18. */
export const readCatalogue = defineEndpoint({
  name: 'readCatalogue',
  summary: 'Read plans, prices and the countries without digital banking',
  method: 'GET',
  path: '/api/v1/catalogue',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    plans: z.object({
      effectiveFrom: z.iso.date(),
      currency: z.literal('USD'),
      yearlySavingPercent: z.int(),
      products: z.array(
        z.object({
          id: z.enum(productIds),
          plans: z.array(z.object({id: z.enum(planIds), yearlyCents: z.int(), monthlyCents: z.int()})),
        }),
      ),
    }),
    withoutBanking: z.object({effectiveFrom: z.iso.date(), countries: z.array(z.string())}),
  }),
  failures: {},
});
