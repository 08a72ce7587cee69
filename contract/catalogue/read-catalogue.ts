import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {
  countriesSchema,
  dissolutionFeesSchema,
  mailPricesSchema,
  planSchema,
  plansSchema,
  servicesSchema,
  statesSchema,
} from './catalogue-lists.ts';

const pricedPlanSchema = planSchema.extend({monthlyCents: z.int().positive()});
const pricedProductSchema = plansSchema.shape.products.element.extend({plans: z.array(pricedPlanSchema)});

/** Tells all that is sold, what states and forwarding post take and the countries without digital banking, with the day each list counts from. Rule: PLN3. Source: D18. */
export const readCatalogue = defineEndpoint({
  name: 'readCatalogue',
  summary: 'Read plans, services, prices, what states take and the countries without digital banking',
  method: 'GET',
  path: '/api/v1/catalogue',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    plans: plansSchema.extend({products: z.array(pricedProductSchema)}),
    withoutBanking: countriesSchema,
    services: servicesSchema,
    states: statesSchema,
    mail: mailPricesSchema,
    dissolutionFees: dissolutionFeesSchema,
  }),
  failures: {},
});
