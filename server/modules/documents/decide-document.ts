import {decideDocument as endpoint} from '#contract/documents/decide-document.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {findDocument, hasFile} from './find-document.ts';
import {mailDocument} from './tell-document.ts';

/** Accepts or refuses a document; who has not seen the last decision is told. Rule: DOC11. */
export const decideDocument = implement(endpoint, async (parts: DocumentsParts, wish, {session}) => {
  const {companyId, documentId, seenDecidedAt, decision, note} = wish;
  const refusal = decision === 'refused' ? wish.refusal : null;
  const lacksReason = decision === 'refused' && (refusal === null || (refusal === 'other' && note === ''));
  if (lacksReason) return fail('validation', 'document.reason-missing');
  return inTransaction(parts.database, async (tx) => {
    await lockSpace(tx, companyId);
    const document = await findDocument(tx, companyId, documentId);
    // Who has taken its file away was first; what the desk gave is taken back instead. Rule: DOC18.
    if (!document || document.deskName !== null || !(await hasFile(tx, companyId, document)))
      return fail('not-found', 'document.none');
    const {decidedAt: before} = document;
    const isSame = document.decision === decision && document.refusal === refusal && (document.note ?? '') === note;
    if (before !== null && isSame) return succeed({decidedAt: before});
    if (before !== seenDecidedAt) return fail('conflict', 'document.decided');
    const nowMs = parts.now();
    const decidedAt = toInstant(nowMs);
    const author = {kind: 'admin', userId: session.userId} as const;
    const edit = {id: documentId, decision, refusal, note: note === '' ? null : note, decidedAt};
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'companyDocuments', edit: [edit]}]);
    // Whoever was told of a refusal would send the same once more.
    const wasRefused = document.decision === 'refused' && decision === 'accepted';
    if (decision === 'refused' || wasRefused)
      await mailDocument(parts, tx, companyId, {...document, ...edit}, wasRefused);
    return succeed({decidedAt});
  });
});
