import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {PaidPurchase, WantedPurchase, WishOf} from '#contract/purchases/purchase.ts';
import {isPayable, priceRenewal} from '#contract/renewals/price-renewal.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import type {Transaction} from '#server/db/database.ts';
import {findPeriod, keepRenewal} from './keep-renewal.ts';

const none = fail('not-found', 'purchase.none');

/** That Faro files a period with the state. Rules: BUY3 to BUY5, BUY7 to BUY9. */
export const renewalDesk = {
  judge: async (tx: Transaction, wanted: WantedPurchase<'renewal'>) => {
    const one = await find(tx, wanted);
    if (!one) return none;
    if (one.done && isSettled(one.done)) return fail('conflict', 'purchase.settled');
    if (!isPayable(one)) return none;
    const price = priceRenewal(one, readCatalogue(new Date(wanted.nowMs).toISOString().slice(0, 10)));
    return price === null ? fail('conflict', 'purchase.fee-unknown') : succeed(price);
  },
  collides: (one: WishOf<'renewal'>, other: WishOf<'renewal'>) =>
    one.what === other.what && one.period === other.period,
  begin: async (tx: Transaction, paid: PaidPurchase<'renewal'>) => {
    const {companyId, orderId, paidAt, nowMs} = paid;
    const one = await find(tx, paid);
    if (!one || (one.done && isSettled(one.done))) return false;
    const set = {orderId, paidAt, returnedAt: null, returnedWhy: null, note: ''};
    await keepRenewal(tx, one, {companyId, author: {kind: 'product'}, nowMs, set});
    return true;
  },
  pathOf: (companyId: string) => `dashboard/company/${companyId}/renewal`,
};

async function find(tx: Transaction, {companyId, wish, nowMs}: WantedPurchase<'renewal'>) {
  return findPeriod(tx, {companyId, ...wish}, nowMs);
}
