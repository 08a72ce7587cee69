import {Dexie, liveQuery} from 'dexie';
import {fail, type Outcome} from '#contract/kernel/failure.ts';
import {syncedTables} from '#contract/tables.ts';
import {restAfterFailure, restAfterSuccess, type Resting} from './rest-after.ts';
import {syncOnce} from './sync-once.ts';
import {createWakeups, type WakeReason, type Wakeups} from './wakeups.ts';
import {leadDatabase} from '#sync/leader/lead-database.ts';
import {mergeHotPages} from '#sync/pages/merge-hot-pages.ts';
import type {PullParts} from '#sync/pull/pull-all.ts';
import type {PushParts} from '#sync/push/push-pending.ts';
import type {Clock} from '#sync/store/clock.ts';
import {commit, FencedError, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase, StatusRecord} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {readMeta, readSpace, readSpaces} from '#sync/store/meta.ts';
import {patchStatus} from '#sync/store/status-record.ts';
import type {OpenPokeLine, Poke, PokeLine} from '#sync/transport/listen-for-pokes.ts';

/** Changes made within this time are sent together. */
const coalesceMs = 50;

/** Everything the engine stands on, so that a test can decide all of it. */
export type EngineParts = Omit<PushParts & PullParts, 'nowMs'> & {
  readonly database: LocalDatabase;
  readonly locks: Locks;
  readonly clock: Clock;
  /** From 0 inclusive to 1 exclusive; spreads the tries of many devices. */
  readonly random: () => number;
  readonly openPokeLine: OpenPokeLine;
  /** Hears bugs; the engine goes on. */
  readonly report: (error: unknown) => void;
};

/** One person's engine. */
export type Engine = {
  /** Leads when it is this one's turn, and syncs until the signal aborts or the database closes. */
  run(signal: AbortSignal): Promise<void>;
  /** Tells it to look again now. */
  wake(reason: WakeReason): void;
};

/** Makes an engine; nothing runs yet. Rules: ENG1 to ENG4. */
export function createEngine(parts: EngineParts): Engine {
  const wakeups = createWakeups();
  return {
    wake: (reason) => wakeups.wake(reason),
    run: async (signal) => {
      while (!signal.aborted && parts.database.isOpen()) {
        await leadDatabase(parts, async (lead) => keepInSync(lead, parts, wakeups, signal), signal);
      }
    },
  };
}

/** The engine's loop: one sync at a time, then a rest. Ends when another engine took the lead. */
async function keepInSync(lead: Lead, parts: EngineParts, wakeups: Wakeups, signal: AbortSignal): Promise<void> {
  const {database, clock} = parts;
  const pokes = new Map<string, Poke>();
  const line = parts.openPokeLine((poke) => {
    pokes.set(poke.spaceId, poke);
    wakeups.wake('poke');
  });
  const watches = watchDatabase(database, wakeups);
  let failures = 0;
  try {
    await commit(lead, [], async () => patchStatus(database, {sentCount: 0, receivedCount: 0}));
    while (!signal.aborted) {
      const outcome = await trySync(lead, parts, signal);
      failures = outcome.ok ? 0 : failures + 1;
      const resting = outcome.ok ? restAfterSuccess : restAfterFailure(outcome.failure, failures, parts.random());
      await tellScreens(lead, {outcome, resting, nowMs: clock.nowMs()});
      if (outcome.ok) await afterSuccess(lead, line);
      await restUntilNews({database, clock, wakeups, pokes}, resting, signal);
    }
  } catch (error) {
    if (!(error instanceof FencedError) && database.isOpen() && !signal.aborted) throw error;
  } finally {
    line.close();
    for (const watch of watches) watch.unsubscribe();
  }
}

/** One sync; a bug in it is reported and counts as a failure, so that it neither stops the engine nor spins it. */
async function trySync(lead: Lead, parts: EngineParts, signal: AbortSignal): Promise<Outcome<{serverTime: string}>> {
  try {
    return await syncOnce(lead, {...parts, nowMs: () => parts.clock.nowMs()}, signal);
  } catch (error) {
    if (signal.aborted || error instanceof FencedError || !lead.database.isOpen()) throw error;
    parts.report(error);
    return fail('unexpected', error instanceof Dexie.QuotaExceededError ? 'sync.device-full' : 'sync.unexpected');
  }
}

type SyncEnd = {
  readonly outcome: Outcome<{serverTime: string}>;
  readonly resting: Resting;
  readonly nowMs: number;
};

async function tellScreens(lead: Lead, {outcome, resting, nowMs}: SyncEnd): Promise<void> {
  const {phase, waitMs} = resting;
  const patch: Partial<StatusRecord> = {
    phase,
    nextTryAt: waitMs === null ? null : new Date(nowMs + waitMs).toISOString(),
    lastFailureReason: outcome.ok ? null : outcome.failure.reason,
    ...(outcome.ok && {lastSyncAt: outcome.value.serverTime}),
  };
  await commit(lead, [], async () => patchStatus(lead.database, patch));
}

async function afterSuccess(lead: Lead, line: PokeLine): Promise<void> {
  line.ensureOpen();
  for (const spaceId of (await readSpaces(lead.database)).keys()) {
    for (const table of Object.values(syncedTables)) await mergeHotPages(lead, spaceId, table);
  }
}

/** What can end a rest, and what tells whether it should. */
type Surroundings = {
  readonly database: LocalDatabase;
  readonly clock: Clock;
  readonly wakeups: Wakeups;
  readonly pokes: Map<string, Poke>;
};

async function restUntilNews(around: Surroundings, resting: Resting, signal: AbortSignal): Promise<void> {
  const {database, clock, wakeups, pokes} = around;
  for (;;) {
    const reasons = await wakeups.rest(resting, clock, signal);
    if (signal.aborted) return;
    if (reasons.includes('write')) await clock.wait(coalesceMs, signal);
    const isPokeOnly = reasons.length > 0 && reasons.every((reason) => reason === 'poke');
    if (!isPokeOnly || (await hasNews(database, pokes))) return;
  }
}

/** A poke for what this device has just pulled, such as its own changes, is no news. */
async function hasNews(database: LocalDatabase, pokes: Map<string, Poke>): Promise<boolean> {
  for (const {spaceId, version} of pokes.values()) {
    const space = await readSpace(database, spaceId);
    if (!space || space.cursor === null || space.cursor < version) return true;
  }
  return false;
}

/** Changes and sign-ins of all tabs wake the engine. */
function watchDatabase(database: LocalDatabase, wakeups: Wakeups): {unsubscribe(): void}[] {
  let newest = 0;
  const writes = liveQuery(async () => database.outbox.orderBy('order').lastKey()).subscribe((order) => {
    if (typeof order === 'number' && order > newest) wakeups.wake('write');
    newest = Math.max(newest, Number(order ?? 0));
  });
  let token: string | null | undefined;
  const sessions = liveQuery(async () => readMeta(database, 'session')).subscribe((session) => {
    if (token !== undefined && session?.authToken !== token) wakeups.wake('session');
    token = session?.authToken ?? null;
  });
  return [writes, sessions];
}
