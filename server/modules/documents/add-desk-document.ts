import {addDeskDocument as endpoint} from '#contract/documents/add-desk-document.ts';
import {checkUpload} from '#contract/files/upload-kinds.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {and, eq} from 'drizzle-orm';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {companies, files} from './table.ts';

/** Makes the rows of a document that an admin gives a company, once. Rule: DOC12. */
export const addDeskDocument = implement(endpoint, async ({database, now}: DocumentsParts, wish, {session}) => {
  const {id, fileId, companyId, kind, bears, ...facts} = wish;
  const reason = checkUpload('official', facts);
  if (reason !== null) return fail('validation', reason);
  return inTransaction(database, async (tx) => {
    await lockSpace(tx, companyId);
    const isCompany = and(eq(companies.spaceId, companyId), eq(companies.deleted, false));
    if ((await tx.$count(companies, isCompany)) === 0) return fail('not-found', 'admin.no-such-company');
    const [known] = await tx
      .select()
      .from(files)
      .where(and(eq(files.spaceId, companyId), eq(files.id, fileId)));
    if (known)
      return known.sha256 === facts.sha256
        ? succeed({isStored: known.storedAt !== null})
        : fail('conflict', 'document.id-taken');
    const nowMs = now();
    const at = toInstant(nowMs);
    const {userId, firstName, lastName} = session;
    const file = {id: fileId, kind: 'official', transactionId: null, createdAt: at, createdBy: userId} as const;
    const {name, type, sizeBytes} = facts;
    const told = {addedAt: at, addedBy: userId, deskName: `${firstName} ${lastName}`.trim(), bears};
    const decided = {decision: 'accepted', refusal: null, note: null, decidedAt: at, stepId: null} as const;
    const whose = {id, kind, partnerId: null, fileId, fileKey: null};
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'admin', userId}, nowMs}, [
      {table: 'files', create: [{...file, ...facts, storedAt: null}]},
      {table: 'companyDocuments', create: [{...whose, name, type, sizeBytes, ...told, ...decided}]},
    ]);
    return succeed({isStored: false});
  });
});
