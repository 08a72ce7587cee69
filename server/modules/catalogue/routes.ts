import {readCatalogue as readLists} from '#contract/catalogue/catalogue.ts';
import {readCatalogue} from '#contract/catalogue/read-catalogue.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';

const tellCatalogue = implement(readCatalogue, async ({today}: {readonly today: () => string}) => {
  const {plans, withoutBanking} = readLists(today());
  const percent = plans.yearlySavingPercent;
  const products = plans.products.map((product) => ({
    ...product,
    plans: product.plans.map((plan) => ({...plan, monthlyCents: monthlyCents(plan.yearlyCents, percent)})),
  }));
  return succeed({plans: {...plans, products}, withoutBanking});
});

/**
 * Mounts the catalogue. A server without a list in effect does not start.
 *
 * Rules: PLN2, PLN3. Source: D18.
 */
export function addCatalogueRoutes(server: ApiServer, now: () => number): void {
  const today = () => new Date(now()).toISOString().slice(0, 10);
  readLists(today());
  // Read anew at each call: a list may come into effect while the server runs.
  mountAll(server, {today}, [tellCatalogue]);
}
