import {onTestFinished} from 'vitest';
import type {Outcome} from '#contract/kernel/failure.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {z} from 'zod';
import type {pullChanges} from '#contract/sync/pull-changes.ts';
import type {PushInput, pushChanges} from '#contract/sync/push-changes.ts';
import {createEngine, type Engine} from '#sync/engine/run-engine.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import type {Poke} from '#sync/transport/listen-for-pokes.ts';
import {createHandClock, type HandClock} from '#tests/fakes/hand-clock.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {createIds, spaceOne, testNow, ofCompany} from './build-change.ts';

type PushAnswer = Outcome<z.output<typeof pushChanges.output>>;
type PullAnswer = z.output<typeof pullChanges.output>;

/** A server of one space that accepts everything, unless a test says otherwise. */
export type ScriptedServer = {
  readonly call: ServerCall;
  /** Pushes as they came. */
  readonly pushes: PushInput[];
  /** Nothing reaches it. */
  isAway: boolean;
  pulls: number;
  /** Answers of the next pushes, first one first; null accepts. */
  readonly script: (PushAnswer | null)[];
  /** What a comparison of copies answers, and how many there were. */
  verdict: 'same' | 'different';
  compared: number;
  /** What a pull answers, over the plain one. */
  pull: Partial<PullAnswer>;
};

/** Makes a server that a test writes the answers of. */
export function createScriptedServer(): ScriptedServer {
  let version = 1;
  let lastSeq = 0;
  const push = (input: PushInput): PushAnswer => {
    server.pushes.push(input);
    const scripted = server.script.shift();
    if (scripted) return scripted;
    lastSeq = input.firstSeq + input.changes.length - 1;
    version += 1;
    return succeed({lastSeq, refused: []});
  };
  const pull = (): Outcome<PullAnswer> => {
    server.pulls += 1;
    const space = {spaceId: spaceOne, ...ofCompany, version, more: false, mode: 'delta' as const};
    const spaces = [{...space, pages: [], tables: {}}];
    return succeed({epoch: 'e', serverTime: '2026-03-01T12:00:00.000Z', lastSeq, spaces, ...server.pull});
  };
  const call = async (endpoint: {name: string}, input: unknown): Promise<unknown> => {
    if (server.isAway) return fail('offline', 'network.unreachable');
    if (endpoint.name === 'pushChanges') return push(input as PushInput);
    if (endpoint.name === 'pullChanges') return pull();
    if (endpoint.name !== 'compareSpace') return fail('not-found', 'test.unknown');
    server.compared += 1;
    return succeed({verdict: server.verdict});
  };
  const server: ScriptedServer = {
    call: Object.assign(call, {asText: call}) as unknown as ServerCall,
    pushes: [],
    isAway: false,
    pulls: 0,
    verdict: 'same',
    compared: 0,
    script: [],
    pull: {},
  };
  return server;
}

/** An engine on the test's clock, with everything it told. */
export type TestEngine = {
  readonly engine: Engine;
  readonly clock: HandClock;
  readonly reports: unknown[];
  poke(poke: Poke): void;
  /** Whether the line is open; it is until a test says otherwise. */
  readonly hear: (isHeard: boolean) => void;
  /** What the line tells when the server is there again. */
  readonly tellReady: () => void;
  stop(): Promise<void>;
};

/** Starts an engine over a database; it stops when the test ends. */
export function startEngine(
  database: LocalDatabase,
  server: ScriptedServer,
  locks: Locks = createMemoryLocks(),
): TestEngine {
  const clock = createHandClock(testNow);
  const reports: unknown[] = [];
  let onPoke: (poke: Poke) => void = () => {};
  let onReady = (): void => {};
  let isHeard = true;
  const engine = createEngine({
    database,
    locks,
    clock,
    call: server.call,
    userId: spaceOne,
    deviceName: 'test',
    createId: createIds(7),
    random: () => 0.5,
    report: (error) => reports.push(error),
    openPokeLine: (listener, readyListener) => {
      onPoke = listener;
      onReady = readyListener;
      return {ensureOpen: () => {}, isOpen: () => isHeard, close: () => {}};
    },
  });
  const stopping = new AbortController();
  const running = engine.run(stopping.signal);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await running;
  };
  onTestFinished(stop);
  const hear = (next: boolean): void => void (isHeard = next);
  return {engine, clock, reports, stop, hear, poke: (poke) => onPoke(poke), tellReady: () => onReady()};
}
