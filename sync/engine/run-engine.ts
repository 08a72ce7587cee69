import {Dexie} from 'dexie';
import {fail, type Outcome} from '#contract/kernel/failure.ts';
import {createHeard, type Heard} from './heard.ts';
import {restAfterFailure, restAfterSuccess, type Resting} from './rest-after.ts';
import {syncOnce, type SyncParts} from './sync-once.ts';
import {createWakeups, type WakeReason, type Wakeups} from './wakeups.ts';
import {watchDatabase} from './watch-database.ts';
import {checkSpaces, removeDamaged, requestChecks} from '#sync/check/check-spaces.ts';
import {leadDatabase} from '#sync/leader/lead-database.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {retryDelayMs} from '#sync/outbox/retry-delay.ts';
import {mergeSpace} from '#sync/pages/merge-hot-pages.ts';
import {isDamage} from '#sync/pages/read-pages.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {listSendable} from '#sync/files/list-sendable.ts';
import {sweepFiles} from '#sync/files/tidy-files.ts';
import type {Clock} from '#sync/store/clock.ts';
import {commit, FencedError, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase, StatusRecord} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {readMeta, readSpaces} from '#sync/store/meta.ts';
import {patchStatus} from '#sync/store/status-record.ts';
import type {OpenPokeLine} from '#sync/transport/listen-for-pokes.ts';

/** Changes made within this time are sent together. */
const coalesceMs = 50;

/** A server that is back is met by its devices within this time, not by all of them at once. */
const readySpreadMs = 500;

/** Everything the engine stands on, so that a test can decide all of it. */
export type EngineParts = Omit<SyncParts, 'nowMs'> & {
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
      for (let failures = 0; !signal.aborted && parts.database.isOpen();) {
        try {
          await leadDatabase(parts, async (lead) => keepInSync(lead, parts, wakeups, signal), signal);
          failures = 0;
        } catch (error) {
          // A disk that fails where nothing can even be told: another engine may lead meanwhile, and this one tries again.
          parts.report(error);
          failures += 1;
          await parts.clock.wait(retryDelayMs(failures, parts.random()), signal);
        }
      }
    },
  };
}

/** The engine's loop: one sync at a time, then a rest. Ends when another engine took the lead. */
async function keepInSync(lead: Lead, parts: EngineParts, wakeups: Wakeups, signal: AbortSignal): Promise<void> {
  const {database, clock} = parts;
  const heard = createHeard();
  const line = parts.openPokeLine(
    (poke) => {
      heard.add(poke);
      wakeups.wake('poke');
    },
    () => wakeups.wake('ready'),
  );
  const watching = watchDatabase(database, wakeups);
  const merged = new Map<string, number>();
  let failures = 0;
  let doneBefore = 0;
  let isSwept = false;
  try {
    await commit(lead, [], async () => patchStatus(database, {sentCount: 0, receivedCount: 0}));
    while (!signal.aborted) {
      const isDoubtful = failures > 0 || !line.isOpen();
      const outcome = await trySync(lead, {...parts, isDoubtful}, signal);
      const done = await countDone(database);
      // A bad link that lets some of a long queue through before it breaks again is no worse each time.
      if (done > doneBefore) failures = 0;
      doneBefore = done;
      failures = outcome.ok ? 0 : failures + 1;
      const resting = outcome.ok
        ? restAfterSuccess(await hasPending(parts))
        : restAfterFailure(outcome.failure, failures, parts.random());
      await tellScreens(lead, {outcome, resting, nowMs: clock.nowMs()});
      if (outcome.ok) line.ensureOpen();
      // A copy that differs is pulled anew now.
      if (outcome.ok && (await tendCopies(lead, parts, {now: outcome.value.serverTime, signal, merged}))) continue;
      if (outcome.ok && !isSwept && parts.files) {
        isSwept = true;
        sweep({database, bytes: parts.files.bytes}, parts, wakeups);
      }
      const reasons = await restUntilNews({database, clock, wakeups, heard}, resting, signal);
      watching.throwIfBroken();
      // A network that is said to be back often needs another second: what ended the rest begins the waiting anew.
      // A server that says so and then fails again must not be met by ever more tries.
      if (reasons.some((reason) => reason !== 'ready')) failures = 0;
      else if (reasons.length > 0) await clock.wait(parts.random() * readySpreadMs, signal);
    }
  } catch (error) {
    if (!(error instanceof FencedError) && database.isOpen() && !signal.aborted) throw error;
  } finally {
    line.close();
    watching.stop();
  }
}

/** Whether a change or a file waits, after a sync that sent all it found. */
async function hasPending({database, files}: EngineParts): Promise<boolean> {
  if ((await readLastOrder(database)) > 0) return true;
  return files !== undefined && (await listSendable(database)).toSend.length > 0;
}

/** What this engine has sent and received so far. */
async function countDone(database: LocalDatabase): Promise<number> {
  const status = await readMeta(database, 'status');
  return status ? status.sentCount + status.receivedCount : 0;
}

/** One sync; a bug in it is reported and counts as a failure, so that it neither stops the engine nor spins it. */
async function trySync(lead: Lead, parts: EngineParts, signal: AbortSignal): Promise<Outcome<{serverTime: string}>> {
  try {
    return await syncOnce(lead, {...parts, nowMs: () => parts.clock.nowMs()}, signal);
  } catch (error) {
    if (signal.aborted || error instanceof FencedError || !lead.database.isOpen()) throw error;
    await recoverFrom(error, lead, parts);
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

type Tending = {
  readonly now: string;
  readonly signal: AbortSignal;
  /** The revision of each space when its pages were looked at last: nothing written since, nothing to merge. */
  readonly merged: Map<string, number>;
};

/** What is done to the copies when all is here: now and then compared with the server's, and tidied. Answers whether one must be pulled anew. */
async function tendCopies(lead: Lead, parts: EngineParts, {now, signal, merged}: Tending): Promise<boolean> {
  try {
    if (await checkSpaces(lead, {call: parts.call, now, signal})) return true;
    for (const [spaceId, {revision}] of await readSpaces(lead.database)) {
      if (merged.get(spaceId) === revision) continue;
      await mergeSpace(lead, spaceId, parts.pageLimits);
      merged.set(spaceId, revision);
    }
  } catch (error) {
    if (signal.aborted || error instanceof FencedError || !lead.database.isOpen()) throw error;
    await recoverFrom(error, lead, parts);
  }
  return false;
}

/** A bug, a full device, or pages that somebody has damaged: the latter are let go, and everything is compared as soon as it can be. */
async function recoverFrom(error: unknown, lead: Lead, {report}: EngineParts): Promise<void> {
  report(error);
  try {
    if (isDamage(error)) await removeDamaged(lead);
    await requestChecks(lead.database);
  } catch (second) {
    // Such as a device that is full: it is tried again after the wait.
    report(second);
  }
}

/** Once an engine, beside its work. */
function sweep(home: FileHome, {clock, report}: EngineParts, wakeups: Wakeups): void {
  sweepFiles(home, clock.nowMs())
    .then((foundCount) => {
      if (foundCount > 0) wakeups.wake('write');
    })
    .catch((error: unknown) => {
      // A database that was closed or deleted meanwhile is no bug.
      if (home.database.isOpen()) report(error);
    });
}

/** What can end a rest, and what tells whether it should. */
type Surroundings = {
  readonly database: LocalDatabase;
  readonly clock: Clock;
  readonly wakeups: Wakeups;
  readonly heard: Heard;
};

async function restUntilNews(
  around: Surroundings,
  resting: Resting,
  signal: AbortSignal,
): Promise<readonly WakeReason[]> {
  const {database, clock, wakeups, heard} = around;
  for (;;) {
    const reasons = await wakeups.rest(resting, clock, signal);
    if (signal.aborted) return reasons;
    if (reasons.includes('write')) await clock.wait(coalesceMs, signal);
    const isPokeOnly = reasons.length > 0 && reasons.every((reason) => reason === 'poke');
    if (!isPokeOnly || (await heard.hasNews(database))) return reasons;
  }
}
