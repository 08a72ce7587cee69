import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {AgreementsParts} from './agreements-parts.ts';
import {readSignedAgreement} from './read-signed-agreement.ts';
import {signAgreement} from './sign-agreement.ts';

/** Mounts signing a company's founding paper, and reading what was signed. */
export function addAgreementsRoutes(server: ApiServer, parts: AgreementsParts): void {
  mountAll(server, parts, [signAgreement, readSignedAgreement]);
}
