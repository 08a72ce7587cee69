import {z} from 'zod';
import countryLists from './blocked-countries.json' with {type: 'json'};
import planLists from './plans.json' with {type: 'json'};
import {countryCodes} from './countries.data.ts';

const daySchema = z.iso.date();

/** What is sold. Source: S1.01, D18. */
export const productIds = ['company', 'cross-border-crypto'] as const;

/** One of {@link productIds}. */
export type ProductId = (typeof productIds)[number];

/** The plans of every product, the smallest first. Source: S1.01. */
export const planIds = ['standard', 'professional', 'enterprise'] as const;

/** One of {@link planIds}. */
export type PlanId = (typeof planIds)[number];

const planSchema = z.object({id: z.enum(planIds), yearlyCents: z.int().positive()});
const plansSchema = z.object({
  effectiveFrom: daySchema,
  currency: z.literal('USD'),
  yearlySavingPercent: z.int().min(1).max(99),
  products: z.array(z.object({id: z.enum(productIds), plans: z.array(planSchema).length(planIds.length)})),
});
const countriesSchema = z.object({effectiveFrom: daySchema, countries: z.array(z.enum(countryCodes))});

/** Prices and countries as they are in effect on one day. Prices in US cents; countries by ISO 3166-1 alpha-2. */
export type Catalogue = {
  readonly plans: z.infer<typeof plansSchema>;
  /** Where digital banking is not available to residents. */
  readonly withoutBanking: z.infer<typeof countriesSchema>;
};

/**
 * The lists in effect on a day.
 *
 * @param day civil date, `YYYY-MM-DD`.
 * @throws an Error where a list is not as it must be, or none has begun: prices are never guessed.
 * Rule: PLN2. Source: D18.
 */
export function readCatalogue(day: string): Catalogue {
  return {
    plans: pickInEffect(z.array(plansSchema).parse(planLists), day),
    withoutBanking: pickInEffect(z.array(countriesSchema).parse(countryLists), day),
  };
}

/** The latest list that has begun. Rule: PLN2. */
export function pickInEffect<List extends {readonly effectiveFrom: string}>(lists: readonly List[], day: string): List {
  const begun = lists.filter(({effectiveFrom}) => effectiveFrom <= day);
  const latest = begun.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)).at(-1);
  if (!latest) throw new Error(`The catalogue has no list in effect on ${day}`);
  return latest;
}
