import {and, eq} from 'drizzle-orm';
import {nothingOfDocument} from '#contract/documents/company-document.ts';
import {isTakenBack} from '#contract/documents/kinds.ts';
import {takeBackDocument as endpoint} from '#contract/documents/take-back-document.ts';
import {nothingOfFile} from '#contract/files/file.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {forgetValues} from '#server/sync/forget-values.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {findDocument} from './find-document.ts';
import {companyServices, dissolutionSteps, files, renewals} from './table.ts';

/** Takes a document of the desk's back: its row says so and nothing else, its file and its bytes go. Rule: DOC18. */
export const takeBackDocument = implement(
  endpoint,
  async ({database, now, dropBytes}: DocumentsParts, {companyId, documentId, refusal, note}, {session}) => {
    if (refusal === 'other' && note === '') return fail('validation', 'document.reason-missing');
    return inTransaction(database, async (tx) => {
      await lockSpace(tx, companyId);
      const document = await findDocument(tx, companyId, documentId);
      if (!document) return fail('not-found', 'document.none');
      if (document.deskName === null) return fail('conflict', 'document.not-given');
      if (isTakenBack(document)) return succeed({});
      const {fileId} = document;
      if (await isProof(tx, companyId, fileId)) return fail('conflict', 'document.is-proof');
      const nowMs = now();
      const said = {refusal, note: note === '' ? null : note, decidedAt: toInstant(nowMs)};
      // Of one whose bytes never came its people know nothing.
      const deleted = !(await wasThere(tx, companyId, fileId));
      const author = {kind: 'admin', userId: session.userId} as const;
      await writeSynced(tx, {spaceId: companyId, author, nowMs}, [
        {table: 'companyDocuments', edit: [{id: documentId, ...nothingOfDocument, ...said, deleted}]},
        {table: 'files', edit: [{id: fileId, ...nothingOfFile, deleted: true}]},
      ]);
      const place = {spaceId: companyId, table: 'companyDocuments', rowId: documentId} as const;
      await forgetValues(tx, place, ['decision', 'refusal', 'decidedAt']);
      await forgetValues(tx, {spaceId: companyId, table: 'files', rowId: fileId}, []);
      await dropBytes(tx, {spaceId: companyId, fileId});
      return succeed({});
    });
  },
);

async function wasThere(tx: Transaction, companyId: string, fileId: string): Promise<boolean> {
  const [file] = await tx
    .select({storedAt: files.storedAt})
    .from(files)
    .where(and(eq(files.spaceId, companyId), eq(files.id, fileId)));
  return (file?.storedAt ?? null) !== null;
}

/** Whether something that was done for the company is proved by it: that is put right where it was done. */
async function isProof(tx: Transaction, companyId: string, fileId: string): Promise<boolean> {
  for (const table of [renewals, companyServices, dissolutionSteps]) {
    const names = and(eq(table.spaceId, companyId), eq(table.proofId, fileId), eq(table.deleted, false));
    if ((await tx.$count(table, names)) > 0) return true;
  }
  return false;
}
