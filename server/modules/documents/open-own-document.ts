import {openOwnDocument as endpoint} from '#contract/documents/open-own-document.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {fileKeyShape} from '#contract/sealing/sealed-file.ts';
import {implement} from '#server/http/implement.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {findDocument} from './find-document.ts';

/** Opens a sealed document for its company's owner, once they can read that they did. Rule: DOC7. */
export const openOwnDocument = implement(
  endpoint,
  async ({database, findRole, openFileKey}: DocumentsParts, {companyId, documentId}, {session, tell}) => {
    const role = await findRole(database, companyId, session.userId);
    const document = role === 'owner' ? await findDocument(database, companyId, documentId) : undefined;
    const sealed = document?.fileKey ?? null;
    if (sealed === null) return fail('not-found', 'document.none');
    const fileKey = await openFileKey({sealed, companyId, documentId, userId: session.userId, why: 'own'});
    if (fileKey === null || !fileKeyShape.test(fileKey)) return fail('conflict', 'document.broken');
    tell({event: 'document.opened', spaceId: companyId, rowId: documentId, why: 'own'});
    return succeed({fileKey});
  },
);
