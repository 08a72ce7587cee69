import {fail, succeed} from '#contract/kernel/failure.ts';
import {askRenewalFee as endpoint} from '#contract/renewals/ask-renewal-fee.ts';
import {isPayable, priceRenewal} from '#contract/renewals/price-renewal.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {findPeriod, keepRenewal, toRow} from './keep-renewal.ts';
import type {RenewalsParts} from './renewals-parts.ts';

/** Keeps that somebody wants to know what the state takes for a period. Rule: BUY8. */
export const askRenewalFee = implement(
  endpoint,
  async ({database, now, findRole}: RenewalsParts, {companyId, ...named}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'renewal.none');
      if (role === 'bookkeeper') return fail('forbidden', 'renewal.not-permitted');
      await lockSpace(tx, companyId);
      const nowMs = now();
      const one = await findPeriod(tx, {companyId, ...named}, nowMs);
      if (!one || !isPayable(one)) return fail('not-found', 'renewal.none');
      const known = toRow(one);
      const isKnown = priceRenewal(one, readCatalogue(toInstant(nowMs).slice(0, 10))) !== null;
      if (known && (known.feeAskedAt !== null || isKnown)) return succeed(known);
      if (isKnown) return fail('not-found', 'renewal.none');
      const author = {kind: 'person', userId: session.userId} as const;
      return succeed(await keepRenewal(tx, one, {companyId, author, nowMs, set: {feeAskedAt: toInstant(nowMs)}}));
    }),
);
