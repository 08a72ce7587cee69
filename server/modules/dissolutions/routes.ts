import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {askDissolutionFee} from './ask-dissolution-fee.ts';
import type {DissolutionsParts} from './dissolutions-parts.ts';
import {reopenCompany} from './reopen-company.ts';
import {withdrawDissolution} from './withdraw-dissolution.ts';

/** Mounts what owners and admins do about dissolutions beside paying for them. */
export function addDissolutionsRoutes(server: ApiServer, parts: DissolutionsParts): void {
  mountAll(server, parts, [askDissolutionFee, withdrawDissolution, reopenCompany]);
}
