import {compareSpace} from '#contract/sync/compare-space.ts';
import {pullChanges, readPage, readRowHistory} from '#contract/sync/pull-changes.ts';
import {pushChanges, type ChangeResult, type PushInput} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import type {Database} from '#server/db/database.ts';
import type {Tell} from '#server/events/event-log.ts';
import {toEvent} from '#server/events/to-event.ts';
import {implement, mountAll, prepareJson, spokenBy, type ApiServer} from '#server/http/implement.ts';
import {personIdOf, type Session} from '#server/http/session.ts';
import {authorOf} from './author.ts';
import {compareCopy, type CompareParts, type Difference} from './read/compare-copy.ts';
import {addEventsRoute} from './events/events.ts';
import {createPostgresStore, type AfterPush} from './judge/postgres-store.ts';
import {pullSince, type PullParts} from './read/pull.ts';
import {pushBatch, type Behalf, type PushParts} from './judge/push.ts';
import {readPageText} from './read/read-page.ts';
import type {Viewer} from './space-sight.ts';
import {readHistory} from './read/read-row-history.ts';

/** What sync stands on; the last two are the product's own unless a test says otherwise. */
export type SyncParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wireVersion?: number;
  readonly heartbeatMs?: number;
  /** What modules do about what was pushed. */
  readonly afterPush?: AfterPush;
};

type RoutesParts = PushParts & PullParts & CompareParts;

/** Mounts sync: push, pull, pages, history, comparing and pokes over every table of the contract. */
export function addSyncRoutes(server: ApiServer, {database, now, heartbeatMs, afterPush, ...rest}: SyncParts): void {
  const report = (difference: Difference) => server.app.log.error(difference, 'a device’s copy of a space differs');
  const store = createPostgresStore(database, afterPush);
  mountAll(server, {database, now, store, wireVersion: rest.wireVersion ?? wireVersion, report}, [
    implement(pushChanges, async (parts: RoutesParts, input, {session, tell}) => {
      const pushed = await pushBatch(parts, personIdOf(session), input, onBehalf(session));
      if (pushed.ok) tellRefusedChanges(tell, input, pushed.value.refused);
      return pushed;
    }),
    implement(pullChanges, async (parts: RoutesParts, input, {session}) =>
      prepare(await pullSince(parts, personIdOf(session), input, viewerOf(session))),
    ),
    implement(readPage, async (parts: RoutesParts, input, {session, request}) =>
      prepare(await readPageText(parts.database, viewerOf(session), {...input, wireVersion: spokenBy(request)})),
    ),
    implement(readRowHistory, (parts: RoutesParts, input, {session}) =>
      readHistory(parts.database, viewerOf(session), input),
    ),
    implement(compareSpace, (parts: RoutesParts, input, {session}) => compareCopy(parts, viewerOf(session), input)),
  ]);
  addEventsRoute(server, database, heartbeatMs);
}

/** A push is answered whole, whatever becomes of its changes. Each reason is told once for a space. Rule: EVT1. */
function tellRefusedChanges(tell: Tell, {firstSeq, changes}: PushInput, refused: readonly ChangeResult[]): void {
  const told = new Set<string>();
  for (const {seq, refusals} of refused) {
    const spaceId = changes[seq - firstSeq]?.spaceId;
    for (const refusal of refusals) {
      const event = toEvent(refusal, spaceId === undefined ? {} : {spaceId});
      const key = `${refusal.reason} ${spaceId}`;
      if (event && !told.has(key)) tell(event);
      told.add(key);
    }
  }
}

function viewerOf({userId, acting}: Session): Viewer {
  return {memberId: userId, isActing: acting !== null};
}

/** An admin who acts as a user works on the user's companies, and is the author. Rule: ADM6. */
function onBehalf(session: Session): Behalf {
  return {memberId: session.userId, author: authorOf(session)};
}

function prepare<Refused extends {readonly ok: false}>(outcome: {readonly ok: true; readonly value: string} | Refused) {
  return outcome.ok ? {ok: true as const, value: prepareJson(outcome.value)} : outcome;
}
