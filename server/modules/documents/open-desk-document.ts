import {openDeskDocument as endpoint} from '#contract/documents/open-desk-document.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {fileKeyShape} from '#contract/sealing/sealed-file.ts';
import {implement} from '#server/http/implement.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {findDocument} from './find-document.ts';

/** Opens a document for an admin; a sealed one once its owner can read that they did. Rule: DOC10. */
export const openDeskDocument = implement(
  endpoint,
  async ({database, openFileKey, openForDesk}: DocumentsParts, {companyId, documentId, why}, {session, tell}) => {
    const document = await findDocument(database, companyId, documentId);
    if (!document) return fail('not-found', 'document.none');
    const {fileId, fileKey: sealed} = document;
    const {userId} = session;
    const opened = await openForDesk({spaceId: companyId, fileId}, userId);
    if (!opened.ok) {
      const {code} = opened.failure;
      if (code === 'conflict') return fail('conflict', 'file.not-stored');
      return code === 'provider-down' ? fail(code, 'file.store-down') : fail('not-found', 'document.none');
    }
    const fileKey = sealed === null ? null : await openFileKey({sealed, companyId, documentId, userId, why});
    if (sealed !== null && (fileKey === null || !fileKeyShape.test(fileKey)))
      return fail('conflict', 'document.broken');
    tell({event: 'document.opened', spaceId: companyId, rowId: documentId, why});
    return succeed({...opened.value, fileKey});
  },
);
