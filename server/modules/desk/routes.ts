import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {assignWork} from './assign-work.ts';
import type {DeskParts} from './desk-parts.ts';
import {listActs} from './list-acts.ts';
import {listAdmins} from './list-admins.ts';
import {listOwnActs} from './list-own-acts.ts';
import {listWork} from './list-work.ts';
import {readElection} from './read-election.ts';
import {recordElection} from './record-election.ts';

/** Mounts what Faro's own people work by, across what the modules keep. */
export function addDeskRoutes(server: ApiServer, parts: DeskParts): void {
  mountAll(server, parts, [listWork, assignWork, listAdmins, listActs, listOwnActs, recordElection, readElection]);
}
