import {fileKeyField} from '#contract/documents/company-document.ts';
import type {Database} from '#server/db/database.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import {addDocumentsRoutes} from '#server/modules/documents/routes.ts';
import {openFile} from '#server/modules/files/open-file.ts';
import {dropBytes} from '#server/modules/files/upload-store.ts';
import type {Keyring} from '#server/modules/sealing/keyring.ts';
import {openSealed} from '#server/modules/sealing/open-sealed.ts';
import type {FileStore} from '#server/providers/files/port.ts';

/** What companies' documents are assembled from. */
type Given = {
  readonly database: Database;
  readonly now: () => number;
  readonly queueMail: QueueMail;
  readonly store: FileStore;
  readonly keyring: Keyring;
};

/** Mounts companies' documents with what files and sealing do for them. */
export function assembleDocuments(server: ApiServer, {database, now, queueMail, store, keyring}: Given): void {
  const findRoleIn = (spaceId: string, userId: string) => findRole(database, spaceId, userId);
  addDocumentsRoutes(server, {
    database,
    now,
    findRole,
    queueMail,
    findActive,
    dropBytes,
    openForDesk: (place, userId) =>
      openFile({database, now, store, findRole: findRoleIn}, place, {userId, isDesk: true}),
    openFileKey: ({sealed, companyId, documentId, userId, why}) =>
      openSealed(
        {database, keyring, now},
        {sealed, spaceId: companyId, rowId: documentId, field: fileKeyField, adminId: userId, why},
      ),
  });
}
