import {readCatalogue as readLists} from '#contract/catalogue/catalogue.ts';
import {readCatalogue as endpoint} from '#contract/catalogue/read-catalogue.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {CatalogueParts} from './catalogue-parts.ts';

/** Tells the lists in effect, read anew at each call: one may come into effect while the server runs. Rule: PLN3. */
export const readCatalogue = implement(endpoint, async ({now}: CatalogueParts) => {
  const {plans, ...others} = readLists(new Date(now()).toISOString().slice(0, 10));
  const percent = plans.yearlySavingPercent;
  const products = plans.products.map((product) => ({
    ...product,
    plans: product.plans.map((plan) => ({...plan, monthlyCents: monthlyCents(plan.yearlyCents, percent)})),
  }));
  return succeed({plans: {...plans, products}, ...others});
});
