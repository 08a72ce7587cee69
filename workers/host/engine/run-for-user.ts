import {newId, type FillRandom} from '#contract/kernel/ids.ts';
import {createEngine, type Engine} from '#sync/engine/run-engine.ts';
import {createFileBytes} from '#sync/files/file-bytes.ts';
import {noteAsked} from '#sync/store/asks.ts';
import type {Clock} from '#sync/store/clock.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import type {LogStore} from '#sync/second-log/log-store.ts';
import {startSecondLog, type LogKeeper} from '#sync/second-log/keep-second-log.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import type {OpenPokeLine} from '#sync/transport/listen-for-pokes.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import type {EngineApi} from './engine-api.ts';

/** What the browser gives a worker. */
export type Surroundings = {
  /** `closed` is called when another tab upgrades or deletes the database. */
  readonly openDatabase: (userId: string, closed: () => void) => Promise<LocalDatabase>;
  readonly fetch: typeof fetch;
  /** Tells how far an upload is; null in a service worker, which has none. */
  readonly openRequest: (() => XMLHttpRequest) | null;
  /** Where bytes of files are; null where the browser has no such folder. */
  readonly openPrivateFolder: () => Promise<FileSystemDirectoryHandle | null>;
  readonly origin: string;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: () => number;
  readonly fillRandom: FillRandom;
  readonly openPokeLine: OpenPokeLine;
  readonly deviceName: string;
  readonly report: (error: unknown) => void;
  /** Opens the second log of a database; absent where none can be written, as in a service worker: a page's worker then keeps it. */
  readonly openLog?: (databaseName: string) => Promise<LogStore | null>;
};

/** A second log that does not answer holds nobody up for longer. */
const timeoutMs = 10_000;

type Running = {readonly engine: Engine; readonly ask: () => Promise<void>; readonly stop: () => Promise<void>};

/** Runs one person's engine at a time. Rule: WEN1. */
export function createEngineHost(surroundings: Surroundings): EngineApi {
  // Starts and stops follow one another, however quickly they are asked for.
  let turn: Promise<Running | null> = Promise.resolve(null);
  const next = async (begin: () => Promise<Running | null>): Promise<void> => {
    const begun = turn.then(async (before) => {
      await before?.stop();
      return begin();
    });
    // Whoever asked hears of a failed start; the next turn begins from nothing.
    turn = begun.catch(() => null);
    await begun;
  };
  const wake: Engine['wake'] = (reason) => void turn.then((running) => running?.engine.wake(reason));
  return {
    start: async (userId) => next(async () => startFor(surroundings, userId)),
    stop: async () => next(async () => null),
    syncNow: async () => (await turn)?.ask(),
    noteVisible: async () => wake('visible'),
    noteOnline: async () => wake('online'),
  };
}

async function startFor(surroundings: Surroundings, userId: string): Promise<Running> {
  const {clock, fillRandom, report} = surroundings;
  const stopping = new AbortController();
  const database = await surroundings.openDatabase(userId, () => stopping.abort());
  const call = createServerCall({...surroundings, userId, tokens: keepTokens(database, userId)});
  const createId = (): string => newId(clock.nowMs(), fillRandom);
  const bytes = createFileBytes(database, await surroundings.openPrivateFolder());
  const files = {bytes, line: createByteLine(surroundings)};
  const engine = createEngine({...surroundings, database, call, userId, createId, files});
  const keeper = keepLog(surroundings, database, createId, stopping.signal);
  const run = async (): Promise<void> => {
    // What was lost goes out before anything newer.
    if (keeper) await Promise.race([keeper.ready, clock.wait(timeoutMs, stopping.signal)]);
    await engine.run(stopping.signal);
  };
  const running = run().catch(report);
  const ask = async (): Promise<void> => {
    try {
      // The engine at work may be another tab's.
      await noteAsked(database);
    } catch {
      // A device that is full, or a database that was closed.
      engine.wake('asked');
    }
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([running, keeper?.ended]);
    database.close();
  };
  return {engine, ask, stop};
}

function keepLog(
  {openLog, ...surroundings}: Surroundings,
  database: LocalDatabase,
  createId: () => string,
  signal: AbortSignal,
): LogKeeper | null {
  if (!openLog) return null;
  const openStore = async (): Promise<LogStore | null> => openLog(database.name);
  return startSecondLog({...surroundings, database, createId, openStore}, signal);
}
