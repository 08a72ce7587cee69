import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {addProof} from './add-proof.ts';
import type {BoughtParts} from './bought-parts.ts';
import {readBought} from './read-bought.ts';
import {workOnBought} from './work-on-bought.ts';

/** Mounts what admins do with what companies have bought. */
export function addBoughtRoutes(server: ApiServer, parts: BoughtParts): void {
  mountAll(server, parts, [readBought, workOnBought, addProof]);
}
