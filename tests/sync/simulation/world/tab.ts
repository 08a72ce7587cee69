import {newId} from '#contract/kernel/ids.ts';
import {createEngine, type Engine} from '#sync/engine/run-engine.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {createFileBytes} from '#sync/files/file-bytes.ts';
import type {Clock} from '#sync/store/clock.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import type {OpenPokeLine} from '#sync/transport/listen-for-pokes.ts';
import {makeOver} from '#tests/kits/open-over.ts';
import {fillFrom} from '#tests/sync/build-change.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import type {BrowserLocks} from './tab-locks.ts';
import type {ProductVersion} from './product-version.ts';
import type {SimulatedDisk, SimulatedProcess} from './simulated-disk.ts';
import type {Dice} from './dice.ts';
import type {Timeline} from '#tests/sync/simulation/judge/timeline.ts';
import type {Wire} from './wire.ts';

/** What a tab stands on. */
export type TabParts = {
  readonly name: string;
  readonly userId: string;
  readonly databaseName: string;
  readonly product: ProductVersion;
  readonly takesFiles: boolean;
  readonly disk: SimulatedDisk;
  readonly wire: Wire;
  readonly locks: BrowserLocks;
  readonly dice: Dice;
  readonly timeline: Timeline;
  /** How far the device's clock is off. */
  readonly skewMs: number;
  /** How often the disk fails; from 0 to 1. */
  readonly diskFailure: () => number;
  readonly openPokeLine: OpenPokeLine;
  /** Hears bugs of the engine that are none of the faults of the run. */
  readonly report: (error: unknown) => void;
};

/** One tab: a process with its screens and its engine, that can die at any of its steps. */
export type Tab = {
  readonly name: string;
  readonly database: LocalDatabase;
  /** What whoever was here before anybody signed in has left on this device, opened when it is first asked; null where it knows nothing of that. */
  readonly visitor: LocalDatabase | null;
  /** Where its files are; null where it knows nothing of them. */
  readonly home: FileHome | null;
  readonly engine: Engine;
  readonly createId: () => string;
  readonly isDead: () => boolean;
  /** Dies at the step that is so many away. */
  dieAfter(steps: number): void;
  die(): void;
  /** Closes as a person closes it. */
  close(): void;
  /** The browser takes the tab for dead, and it is not. */
  loseLocks(): void;
};

/** So small that merging is an everyday thing. */
const pageLimits = {hotPageLength: 600, hotPages: 2, rowsPerPage: 3};

/** The name of a visitor's database on a device. */
export function visitorName(databaseName: string): string {
  return `${databaseName}-visitor`;
}

/** Opens a tab and starts its engine. */
export function openTab(parts: TabParts): Tab {
  const {name, timeline, dice, locks, wire, disk, product} = parts;
  const self = {};
  const stopping = new AbortController();
  let stepsLeft = Infinity;
  let isDead = false;
  let made = 0;
  const boundary = (): void => {
    stepsLeft -= 1;
    if (stepsLeft <= 0) die();
  };
  const process: SimulatedProcess = disk.open({boundary, name, dice, failure: parts.diskFailure});
  const database = makeOver(process, () => product.makeDatabase(parts.databaseName));
  const visitor =
    product.name === 'older' ? null : makeOver(process, () => new LocalDatabase(visitorName(parts.databaseName)));
  database.on('versionchange', () => {
    // As the product: the page of an older version closes, and says that it is to be loaded anew.
    timeline.note(`${name} is replaced`);
    end();
    database.close();
    return false;
  });
  database.on('blocked', () => false);
  const fill = fillFrom(() => dice(name, 'random', (made += 1)));
  const clock = createTabClock(timeline, parts.skewMs);
  const createId = (): string => newId(clock.nowMs(), fill);
  const tabLocks = locks.forTab(self);
  const fetch = wire.fetchFor({name, boundary});
  const home = parts.takesFiles && product.name !== 'older' ? {database, bytes: createFileBytes(database, null)} : null;
  const call = createServerCall({
    fetch,
    locks: tabLocks,
    tokens: keepTokens(database, parts.userId),
    userId: parts.userId,
    origin: '',
  });
  const engine = createEngine({
    database,
    locks: tabLocks,
    clock,
    call,
    userId: parts.userId,
    deviceName: name,
    createId,
    random: () => dice(name, 'jitter', (made += 1)),
    report: (error) => {
      if (!isDead) parts.report(error);
    },
    openPokeLine: parts.openPokeLine,
    pageLimits,
    wire: product.wire,
    ...(home && {files: {bytes: home.bytes, line: createByteLine({fetch, origin: '', openRequest: null})}}),
  });
  const end = (): void => {
    isDead = true;
    stopping.abort();
    locks.forget(self);
  };
  const die = (): void => {
    if (isDead) return;
    timeline.note(`${name} dies`);
    end();
    process.die();
    database.close();
    visitor?.close();
  };
  const running = database.open().then(
    async () => engine.run(stopping.signal),
    // A page that cannot open its database says so, and does nothing.
    () => die(),
  );
  running.catch((error: unknown) => {
    if (isDead) return;
    timeline.note(`${name} stands still`);
    parts.report(error);
  });
  return {
    name,
    database,
    visitor,
    home,
    engine,
    createId,
    isDead: () => isDead,
    dieAfter: (steps) => (stepsLeft = steps),
    die,
    close: () => {
      if (isDead) return;
      timeline.note(`${name} closes`);
      end();
      void running.catch(() => undefined).then(() => database.close());
      visitor?.close();
    },
    loseLocks: () => {
      timeline.note(`${name} loses its locks`);
      locks.takeFrom(self);
    },
  };
}

/** The clock of a process on the time of a run, so far off. */
export function createTabClock(timeline: Timeline, skewMs: number): Clock {
  return {
    nowMs: () => timeline.nowMs() + skewMs,
    wait: async (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const cancel = timeline.plan(ms, resolve);
        signal.addEventListener(
          'abort',
          () => {
            cancel();
            resolve();
          },
          {once: true},
        );
      }),
  };
}
