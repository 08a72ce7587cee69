import {compareSpace} from '#contract/sync/compare-space.ts';
import {pullChanges, readPage, readRowHistory} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import type {Database} from '#server/db/database.ts';
import {implement, prepareJson, type ApiServer} from '#server/http/implement.ts';
import {personIdOf, type Session} from '#server/http/session.ts';
import {compareCopy, type Difference} from './read/compare-copy.ts';
import {addEventsRoute} from './events/events.ts';
import {createPostgresStore} from './judge/postgres-store.ts';
import {pullSince} from './read/pull.ts';
import {pushBatch, type Behalf} from './judge/push.ts';
import {readPageText} from './read/read-page.ts';
import {readHistory} from './read/read-row-history.ts';

/** What sync stands on; the last two are the product's own unless a test says otherwise. */
export type SyncParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wireVersion?: number;
  readonly heartbeatMs?: number;
};

/** Mounts sync: push, pull, pages, history, comparing and pokes over every table of the contract. */
export function addSyncRoutes(server: ApiServer, {database, now, heartbeatMs, ...rest}: SyncParts): void {
  const parts = {database, now, store: createPostgresStore(database), wireVersion: rest.wireVersion ?? wireVersion};
  implement(server, pushChanges, (input, {session}) => pushBatch(parts, personIdOf(session), input, onBehalf(session)));
  implement(server, pullChanges, async (input, {session}) =>
    prepare(await pullSince(parts, personIdOf(session), input, session.userId)),
  );
  implement(server, readPage, async (input, {session}) => prepare(await readPageText(database, session.userId, input)));
  implement(server, readRowHistory, (input, {session}) => readHistory(database, session.userId, input));
  const report = (difference: Difference) => server.app.log.error(difference, 'a device’s copy of a space differs');
  implement(server, compareSpace, (input, {session}) => compareCopy({...parts, report}, session.userId, input));
  addEventsRoute(server, database, heartbeatMs);
}

/** An admin who acts as a user works on the user's companies, and is the author. Rule: ADM6. */
function onBehalf({userId, acting}: Session): Behalf {
  return {memberId: userId, authorId: acting?.adminId ?? userId};
}

function prepare<Refused extends {readonly ok: false}>(outcome: {readonly ok: true; readonly value: string} | Refused) {
  return outcome.ok ? {ok: true as const, value: prepareJson(outcome.value)} : outcome;
}
