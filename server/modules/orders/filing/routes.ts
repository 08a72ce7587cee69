import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {FilingParts} from './filing-parts.ts';
import {listOrderAgreements} from './list-order-agreements.ts';
import {openSealedNumber} from './open-sealed-number.ts';
import {readFiling} from './read-filing.ts';

/** Mounts what admins read of an order to file it. */
export function addFilingRoutes(server: ApiServer, parts: FilingParts): void {
  mountAll(server, parts, [readFiling, openSealedNumber, listOrderAgreements]);
}
