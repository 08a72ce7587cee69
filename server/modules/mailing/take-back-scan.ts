import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {nothingOfIt} from '#contract/mailing/mail-scan.ts';
import {takeBackScan as endpoint} from '#contract/mailing/take-back-scan.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {unsentScans} from '#server/db/unsent-scans.ts';
import {implement} from '#server/http/implement.ts';
import {forgetValues} from '#server/sync/forget-values.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {MailingParts} from './mailing-parts.ts';
import {endPapers} from './paper/end-papers.ts';
import {mailScans} from './table.ts';

/** Takes a scan back: its row says so and nothing else, its bytes go. Who asks again hears the same. Rule: MLG4. */
export const takeBackScan = implement(
  endpoint,
  async ({database, now, dropBytes, giveBack}: MailingParts, {companyId, scanId}, {session}) =>
    inTransaction(database, async (tx) => {
      await lockSpace(tx, companyId);
      const [known] = await tx
        .select()
        .from(mailScans)
        .where(and(eq(mailScans.spaceId, companyId), eq(mailScans.id, scanId), eq(mailScans.deleted, false)));
      if (!known) {
        // Of one whose bytes never came whole the company knows nothing.
        const isIt = and(eq(unsentScans.spaceId, companyId), eq(unsentScans.id, scanId));
        if ((await tx.delete(unsentScans).where(isIt).returning()).length === 0)
          return fail('not-found', 'mailing.no-such-scan');
        await dropBytes(tx, {spaceId: companyId, fileId: scanId});
        return succeed({wasRead: false});
      }
      if (known.takenBackAt !== null) return succeed({wasRead: known.isRead});
      const nowMs = now();
      const author = {kind: 'admin', userId: session.userId} as const;
      await endPapers(tx, {giveBack}, {companyId, scanId, adminId: session.userId, nowMs});
      const edit = [{id: scanId, ...nothingOfIt, takenBackAt: toInstant(nowMs)}];
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailScans', edit}]);
      await forgetValues(tx, {spaceId: companyId, table: 'mailScans', rowId: scanId}, ['takenBackAt']);
      await dropBytes(tx, {spaceId: companyId, fileId: scanId});
      return succeed({wasRead: known.isRead});
    }),
);
