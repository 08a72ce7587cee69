import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {noAddress} from '#contract/mailing/forward-address.ts';
import {hasPaper, isSpoken} from '#contract/mailing/mail-paper.ts';
import {priceForwarding, priceShredding} from '#contract/mailing/price-paper.ts';
import type {PaidPurchase, WantedPurchase, WishOf} from '#contract/purchases/purchase.ts';
import type {Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findPapers} from './find-paper.ts';

/** That the paper of a scan is forwarded, or shredded where that costs something. Rules: BUY3 to BUY5, MLG12, MLG13. */
export const paperDesk = {
  isForOwners: true as const,
  judge: async (tx: Transaction, {companyId, wish, nowMs}: WantedPurchase<'paper'>) => {
    const found = await findPapers(tx, {companyId, scanId: wish.scanId});
    if (!found || found.scan.storedAt === null) return fail('not-found', 'purchase.none');
    if (found.papers.some(isSpoken)) return fail('conflict', 'purchase.settled');
    const {mail} = readCatalogue(new Date(nowMs).toISOString().slice(0, 10));
    const {paper} = wish;
    if (paper.do === 'shred') {
      const price = priceShredding(mail);
      // What costs nothing is asked for, not bought.
      return price.todayCents === 0 ? fail('not-found', 'purchase.none') : succeed(price);
    }
    const {country} = paper.to;
    return country === null ? fail('not-found', 'purchase.none') : succeed(priceForwarding(found.scan, country, mail));
  },
  collides: (one: WishOf<'paper'>, other: WishOf<'paper'>) => one.scanId === other.scanId,
  begin: async (tx: Transaction, {companyId, orderId, paidAt, nowMs, wish}: PaidPurchase<'paper'>) => {
    const found = await findPapers(tx, {companyId, scanId: wish.scanId});
    if (!found || !hasPaper(found.scan, found.papers)) return false;
    const {paper, scanId} = wish;
    const to = paper.do === 'forward' ? paper.to : noAddress;
    const row = {...to, ...justAsked, id: makeId(nowMs), scanId, wish: paper.do, askedAt: paidAt, orderId};
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
      {table: 'mailPapers', create: [row]},
    ]);
    return true;
  },
  pathOf: () => 'mailing',
};

/** How what is wanted of a paper begins. */
export const justAsked = {state: 'asked', tracking: '', note: '', endedOn: null, returnedWhy: null} as const;
