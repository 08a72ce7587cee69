import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {listScans} from './list-scans.ts';
import type {MailingParts} from './mailing-parts.ts';
import {matchScan} from './match-scan.ts';
import {askShredding} from './paper/ask-shredding.ts';
import {callOffPaper} from './paper/call-off-paper.ts';
import {sendScan} from './send-scan.ts';
import {takeBackScan} from './take-back-scan.ts';

/** Mounts what the desk does with companies' post, and owners with its paper. */
export function addMailingRoutes(server: ApiServer, parts: MailingParts): void {
  mountAll(server, parts, [listScans, matchScan, sendScan, takeBackScan, askShredding, callOffPaper]);
}
