import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {askShredding as endpoint} from '#contract/mailing/ask-shredding.ts';
import {noAddress} from '#contract/mailing/forward-address.ts';
import {hasPaper, isSpoken} from '#contract/mailing/mail-paper.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from '#server/modules/mailing/mailing-parts.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findPapers} from './find-paper.ts';
import {justAsked} from './sell-paper.ts';

/** Keeps that an owner wants a paper shredded, where that costs nothing. Rules: MLG12, MLG15. */
export const askShredding = implement(
  endpoint,
  async ({database, now, findRole}: MailingParts, {companyId, scanId}, {session}) =>
    inTransaction(database, async (tx) => {
      const role = await findRole(tx, companyId, session.userId);
      if (role === undefined) return fail('not-found', 'mailing.no-such-paper');
      if (role !== 'owner') return fail('forbidden', 'mailing.owner-alone');
      await lockSpace(tx, companyId);
      const found = await findPapers(tx, {companyId, scanId});
      if (!found || found.scan.storedAt === null) return fail('not-found', 'mailing.no-such-paper');
      const known = found.papers.find(isSpoken);
      if (known?.wish === 'shred') return succeed(known);
      if (!hasPaper(found.scan, found.papers)) return fail('conflict', 'mailing.paper-spoken');
      const nowMs = now();
      const askedAt = toInstant(nowMs);
      if (readCatalogue(askedAt.slice(0, 10)).mail.shreddingCents > 0) return fail('conflict', 'mailing.paper-costs');
      const row = {
        ...noAddress,
        ...justAsked,
        id: makeId(nowMs),
        scanId,
        wish: 'shred' as const,
        askedAt,
        orderId: null,
      };
      const author = {kind: 'person', userId: session.userId} as const;
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailPapers', create: [row]}]);
      return succeed(row);
    }),
);
