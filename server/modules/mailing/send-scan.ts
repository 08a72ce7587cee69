import {and, eq, isNull, ne, sql} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {sendScan as endpoint} from '#contract/mailing/send-scan.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace, spaces} from '#server/db/spaces.ts';
import {unsentScans} from '#server/db/unsent-scans.ts';
import {implement} from '#server/http/implement.ts';
import type {MailingParts} from './mailing-parts.ts';
import {companies, mailScans} from './table.ts';

/** Keeps what is said of a scan until its bytes are here, once for each file and company. Rules: MLG5, MLG7. */
export const sendScan = implement(
  endpoint,
  async ({database, now, dropBytes}: MailingParts, {companyId, ...facts}, {session}) =>
    inTransaction(database, async (tx) => {
      await lockSpace(tx, companyId);
      const [company] = await tx
        .select({services: spaces.services})
        .from(companies)
        .innerJoin(spaces, eq(spaces.id, companies.spaceId))
        .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
      if (!company) return fail('not-found', 'admin.no-such-company');
      if (!company.services.includes('mailing')) return fail('conflict', 'mailing.not-for-company');
      const [known] = await tx
        .select({id: mailScans.id})
        .from(mailScans)
        .where(
          and(eq(mailScans.spaceId, companyId), eq(mailScans.sha256, facts.sha256), isNull(mailScans.takenBackAt)),
        );
      if (known) return succeed({scanId: known.id, isStored: true});
      // Of two admins who send one file to two companies at once the second takes it from the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`scan ${facts.sha256}`}, 0))`);
      await forgetElsewhere(tx, dropBytes, {companyId, sha256: facts.sha256});
      const nowMs = now();
      const sentBy = session.userId;
      // What is said last holds: nobody has read the first.
      const [unsent] = await tx
        .insert(unsentScans)
        .values({spaceId: companyId, id: makeId(nowMs), ...facts, createdAt: toInstant(nowMs), sentBy})
        .onConflictDoUpdate({target: [unsentScans.sha256, unsentScans.spaceId], set: {...facts, sentBy}})
        .returning({id: unsentScans.id});
      if (!unsent) throw new Error('a scan was neither made nor found');
      return succeed({scanId: unsent.id, isStored: false});
    }),
);

/** A file on its way to another company was to go here: nothing of it stays with the first. Rule: MLG7. */
async function forgetElsewhere(
  tx: Transaction,
  dropBytes: MailingParts['dropBytes'],
  {companyId, sha256}: {readonly companyId: string; readonly sha256: string},
): Promise<void> {
  const left = await tx
    .delete(unsentScans)
    .where(and(eq(unsentScans.sha256, sha256), ne(unsentScans.spaceId, companyId)))
    .returning({spaceId: unsentScans.spaceId, fileId: unsentScans.id});
  for (const place of left) await dropBytes(tx, place);
}
