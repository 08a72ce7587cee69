import {and, eq, isNull} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {sendScan as endpoint} from '#contract/mailing/send-scan.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {lockSpace, spaces} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {MailingParts} from './mailing-parts.ts';
import {companies, mailScans} from './table.ts';

/** Makes the row of a scan, once for each file and company. Rules: MLG5, MLG7. */
export const sendScan = implement(endpoint, async ({database, now}: MailingParts, {companyId, ...facts}, {session}) =>
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
      .select({id: mailScans.id, storedAt: mailScans.storedAt})
      .from(mailScans)
      .where(and(eq(mailScans.spaceId, companyId), eq(mailScans.sha256, facts.sha256), isNull(mailScans.takenBackAt)));
    if (known) return succeed({scanId: known.id, isStored: known.storedAt !== null});
    const nowMs = now();
    const scanId = makeId(nowMs);
    const people = {isRead: false, isKept: false};
    const row = {id: scanId, ...facts, createdAt: toInstant(nowMs), storedAt: null, takenBackAt: null, ...people};
    const author = {kind: 'admin', userId: session.userId} as const;
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'mailScans', create: [row]}]);
    return succeed({scanId, isStored: false});
  }),
);
