import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {isDissolvable} from '#contract/dissolutions/dissolution.ts';
import {priceDissolution} from '#contract/dissolutions/price-dissolution.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {PaidPurchase, WantedPurchase} from '#contract/purchases/purchase.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {addStep, findDissolution} from './dissolution-store.ts';

/** That Faro dissolves a company. Rules: DIS1 to DIS4. */
export const dissolutionDesk = {
  isForOwners: true,
  isAlone: true,
  judge: async (tx: Transaction, {companyId, nowMs}: WantedPurchase<'dissolution'>) => {
    const found = await findDissolution(tx, companyId);
    if (!found || !isDissolvable(found)) return fail('not-found', 'purchase.none');
    if (found.dissolution.stage !== 'none') return fail('conflict', 'purchase.settled');
    const price = priceDissolution(found.company, found.dissolution, readCatalogue(toInstant(nowMs).slice(0, 10)));
    return price === null ? fail('conflict', 'purchase.fee-unknown') : succeed(price);
  },
  collides: () => true,
  begin: async (tx: Transaction, {companyId, orderId, nowMs, by}: PaidPurchase<'dissolution'>) => {
    const found = await findDissolution(tx, companyId);
    if (!found || !isDissolvable(found) || found.dissolution.stage !== 'none') return false;
    await addStep(
      tx,
      {companyId, author: {kind: 'product'}, nowMs, after: found.dissolution},
      {kind: 'paid', by, orderId},
    );
    return true;
  },
  pathOf: (companyId: string) => `dashboard/company/${companyId}/dissolution`,
} as const;
