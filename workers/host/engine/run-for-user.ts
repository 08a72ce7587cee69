import {newId, type FillRandom} from '#contract/kernel/ids.ts';
import {createEngine, type Engine} from '#sync/engine/run-engine.ts';
import type {Clock} from '#sync/store/clock.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import type {OpenPokeLine} from '#sync/transport/listen-for-pokes.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import type {EngineApi} from './engine-api.ts';

/** What the browser gives a worker. */
export type Surroundings = {
  /** `closed` is called when another tab upgrades or deletes the database. */
  readonly openDatabase: (userId: string, closed: () => void) => Promise<LocalDatabase>;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: () => number;
  readonly fillRandom: FillRandom;
  readonly openPokeLine: OpenPokeLine;
  readonly deviceName: string;
  readonly report: (error: unknown) => void;
};

/** The worker's api, and a way to tell it that the network may be back. */
export type EngineHost = EngineApi & {noteOnline(): void};

type Running = {readonly engine: Engine; readonly stop: () => Promise<void>};

/** Runs one person's engine at a time. Rule: WEN1. */
export function createEngineHost(surroundings: Surroundings): EngineHost {
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
    syncNow: async () => wake('asked'),
    noteVisible: async () => wake('visible'),
    noteOnline: () => wake('online'),
  };
}

async function startFor(surroundings: Surroundings, userId: string): Promise<Running> {
  const {clock, fillRandom, report} = surroundings;
  const stopping = new AbortController();
  const database = await surroundings.openDatabase(userId, () => stopping.abort());
  const call = createServerCall({...surroundings, tokens: keepTokens(database, userId)});
  const createId = (): string => newId(clock.nowMs(), fillRandom);
  const engine = createEngine({...surroundings, database, call, userId, createId});
  const running = engine.run(stopping.signal).catch(report);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await running;
    database.close();
  };
  return {engine, stop};
}
