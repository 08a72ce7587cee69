import type {RecordChange, UndoLast} from '#tests/sync/simulation/acts/acts.ts';
import type {AttachedFile} from '#tests/sync/simulation/acts/file-acts.ts';
import {createDevice, type Device} from './device.ts';
import {createDice, type Dice} from './dice.ts';
import {createLedger, type Ledger} from '#tests/sync/simulation/judge/ledger.ts';
import {createObservers, type Observers} from '#tests/sync/simulation/judge/observe.ts';
import {olderProduct, ownProduct} from './product-version.ts';
import type {SimulatedServer} from './simulated-server.ts';
import type {Stage} from './stage.ts';
import {diskFailure} from './simulated-disk.ts';
import {createTimeline, type Timeline} from '#tests/sync/simulation/judge/timeline.ts';

/** Everything that a run is played with. */
export type World = {
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly server: SimulatedServer;
  readonly people: readonly string[];
  readonly spaces: readonly string[];
  readonly devices: readonly Device[];
  readonly ledger: Ledger;
  readonly observers: Observers;
  readonly recordChange: RecordChange;
  readonly undoLast: UndoLast | undefined;
  /** What an engine reported that no fault of the run explains. */
  readonly bugs: unknown[];
  /** Returns when everything that can go on without time passing has gone on. */
  readonly settle: () => Promise<void>;
  /** Every change that a visitor was told is kept and that is no part of a later one, with the device. */
  readonly left: Map<string, string>;
  /** Every file that a person was told is kept, by its id. */
  readonly files: Map<string, AttachedFile>;
  /** To be called when the run is over. */
  readonly close: () => void;
  /** Brings one more device in, as a copy of another if that is given; null where it cannot be copied. */
  readonly addDevice: (name: string, userId: string, from?: Device) => Device | null;
};

const startMs = Date.UTC(2026, 2, 1, 12);
const yearMs = 365 * 86_400_000;

let worlds = 0;

/** What a run is made with. */
export type WorldParts = {
  readonly seed: number;
  readonly recordChange: RecordChange;
  /** The product's own unless a test plants another. */
  readonly undoLast?: UndoLast;
  readonly keepLines: boolean;
  /** Everything in memory unless a test says otherwise. */
  readonly createStage: (dice: Dice) => Stage;
  /** How many devices; left out, the seed decides. */
  readonly deviceCount?: number | undefined;
};

/** Makes the world of a seed: two to five devices of one to three people, who share one company and have another between some of them. */
export async function createWorld(parts: WorldParts): Promise<World> {
  const {seed, recordChange, undoLast, keepLines, createStage} = parts;
  const dice = createDice(seed);
  const timeline = createTimeline(startMs, keepLines);
  const stage = createStage(dice);
  const names = ['Ana', 'Bruno', 'Carla'].slice(0, 1 + Math.floor(dice('people') * 3));
  const {server, people, spaces} = await stage.openServer(timeline.nowMs, names);
  const [first = '', ...others] = people;
  for (const [index, person] of others.entries()) {
    await server.setRole(spaces[0] ?? '', person, 'manager');
    if (dice('second space', index) < 0.3) await server.setRole(spaces[1] ?? '', person, 'bookkeeper');
  }
  worlds += 1;
  const run = worlds;
  const devices: Device[] = [];
  const observers = createObservers();
  const bugs: unknown[] = [];
  const addDevice: World['addDevice'] = (name, userId, from) => {
    const databaseName = `run-${run}-${name}`;
    const disk = from ? from.disk.copy(from.databaseName, databaseName) : stage.createDisk(timeline.note);
    if (!disk) return null;
    const device = createDevice({
      name,
      userId,
      dice,
      timeline,
      server,
      disk,
      databaseName,
      takesFiles: stage.takesFiles,
      product: from?.product ?? (dice(name, 'product') < 0.4 ? olderProduct : ownProduct),
      skewMs: dice(name, 'skewed') < 0.5 ? 0 : Math.floor((dice(name, 'skew') - 0.5) * 10 * yearMs),
      weather: {
        isDown: false,
        loss: dice('loss') * 0.3,
        repeat: dice('repeat') * 0.5,
        strange: dice('strange') * 0.1,
      },
      report: (error) => {
        timeline.note(`${name} reports ${error instanceof Error ? error.name : 'something'}`);
        if (!isOfDisk(error)) bugs.push(error);
      },
    });
    device.signIn(userId);
    devices.push(device);
    return device;
  };
  const count = parts.deviceCount ?? Math.max(people.length, 2 + Math.floor(dice('devices') * 4));
  for (let index = 0; index < count; index += 1) addDevice(`d${index + 1}`, people[index % people.length] ?? first);
  const ledger = createLedger();
  const files = new Map<string, AttachedFile>();
  const left = new Map<string, string>();
  const rest = {recordChange, undoLast, bugs, files, left, addDevice, settle: stage.settle, close: stage.close};
  return {dice, timeline, server, people, spaces, devices, ledger, observers, ...rest};
}

/** Whether a failing disk is what an error began with: Dexie tells that of every error of its own. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && error.message.includes(diskFailure);
}
