import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {DocumentsParts} from './documents-parts.ts';
import {addDeskDocument} from './add-desk-document.ts';
import {decideDocument} from './decide-document.ts';
import {listCompanyDocuments} from './list-company-documents.ts';
import {openDeskDocument} from './open-desk-document.ts';
import {openOwnDocument} from './open-own-document.ts';
import {takeBackDocument} from './take-back-document.ts';

/** Mounts what people and admins ask of companies' documents; documents themselves come and go by sync. */
export function addDocumentsRoutes(server: ApiServer, parts: DocumentsParts): void {
  mountAll(server, parts, [
    openOwnDocument,
    listCompanyDocuments,
    addDeskDocument,
    openDeskDocument,
    decideDocument,
    takeBackDocument,
  ]);
}
