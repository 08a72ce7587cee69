import {fail, succeed} from '#contract/kernel/failure.ts';
import {todayIn} from '#contract/renewals/list-renewals.ts';
import {markRenewal as endpoint} from '#contract/renewals/mark-renewal.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {hasStoredFile} from '#server/db/stored-files.ts';
import {implement} from '#server/http/implement.ts';
import {keepRenewal, toRow} from './keep-renewal.ts';
import {readRenewals} from './read-renewals.ts';
import type {RenewalsParts} from './renewals-parts.ts';

const unmarked = {elsewhereOn: null, proofId: null, markedBy: null, markedAt: null} as const;

/** Keeps that a period was filed without Faro, or that it was not after all, in one row of it. Rules: RNW9 to RNW11. */
export const markRenewal = implement(
  endpoint,
  async ({database, now, findRole}: RenewalsParts, {companyId, what, period, mark}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'renewal.none');
      if (role === 'bookkeeper') return fail('forbidden', 'renewal.not-permitted');
      await lockSpace(tx, companyId);
      const nowMs = now();
      const [company] = await readRenewals(tx, [companyId], nowMs);
      const renewals = company?.renewals;
      const one = renewals?.periods.find((other) => other.what === what && other.period === period);
      if (!renewals || !one) return fail('not-found', 'renewal.none');
      const known = toRow(one);
      if (mark !== null && known !== null && known.paidAt !== null) return fail('conflict', 'renewal.paid');
      if (mark === null && (known === null || known.elsewhereOn === null)) return fail('not-found', 'renewal.none');
      if (mark !== null && mark.elsewhereOn > todayIn(renewals.state, nowMs))
        return fail('validation', 'renewal.day-future', {details: {field: 'elsewhereOn'}});
      if (mark !== null && known !== null && known.elsewhereOn !== null) {
        const isSame = known.elsewhereOn === mark.elsewhereOn && known.proofId === mark.proofId;
        return isSame ? succeed(known) : fail('conflict', 'renewal.marked');
      }
      if (mark !== null && !(await hasStoredFile(tx, {spaceId: companyId, fileId: mark.proofId})))
        return fail('conflict', 'renewal.proof-not-here', {details: {field: 'proof'}});
      const marked = mark === null ? unmarked : {...mark, markedBy: session.userId, markedAt: toInstant(nowMs)};
      const author = {kind: 'person', userId: session.userId} as const;
      return succeed(await keepRenewal(tx, one, {companyId, author, nowMs, set: marked}));
    }),
);
