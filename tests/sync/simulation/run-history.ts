import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {StatusRecord} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import type {Device} from './world/device.ts';
import {
  checkExactlyOnce,
  checkNothingForbidden,
  checkNothingUnasked,
  checkNothingVanished,
  checkOrder,
  checkSameEverywhere,
  checkTotals,
  type EndState,
} from './judge/invariants.ts';
import {checkDecisions} from './judge/decision-invariants.ts';
import {checkHandedOver} from './judge/draft-invariants.ts';
import {checkFiles} from './judge/file-invariants.ts';
import {createMemoryStage} from './world/memory-stage.ts';
import {laterProduct} from './world/product-version.ts';
import {placeOf, replay} from './replay.ts';
import {checkScreens} from './judge/screen-truth.ts';
import type {Step} from './acts/steps.ts';
import {takeStep} from './acts/take-step.ts';
import {Violation} from './judge/violation.ts';
import {withoutAdvice} from './world/without-advice.ts';
import {withoutTimers} from './world/without-timers.ts';
import type {Weather} from './world/wire.ts';
import {createWorld, type World, type WorldParts} from './world/world.ts';
import {passTime, watchAll} from './judge/watch.ts';

/** One run: a seed decides everything that its steps leave open. */
export type History = {readonly seed: number; readonly steps: readonly Step[]};

/** How a run ended. */
export type RunEnd = {
  readonly seed: number;
  /** Of everything that happened: the same for the same history, always. */
  readonly hash: string;
  /** Which promise did not hold, and how; null where all did. */
  readonly violation: string | null;
  /** What happened, if it was asked for. */
  readonly lines: readonly string[];
  /** Changes recorded. */
  readonly changes: number;
};

/** Plays a history to its end, lets everything come to rest, and checks all invariants. */
export async function runHistory(
  {seed, steps}: History,
  options: Partial<Omit<WorldParts, 'seed'>> = {},
): Promise<RunEnd> {
  return withoutAdvice(async () =>
    withoutTimers(async () => {
      const usual = {recordChange, keepLines: false, createStage: createMemoryStage};
      const world = await createWorld({seed, ...usual, ...options});
      let violation: string | null = null;
      try {
        await play(world, steps);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        violation = `seed ${seed}: ${error.message}`;
      }
      for (const device of world.devices) for (const tab of device.living()) tab.die();
      world.observers.close();
      await world.settle();
      world.close();
      const {timeline, ledger} = world;
      return {seed, violation, hash: timeline.hash(), lines: timeline.lines, changes: ledger.entries.size};
    }),
  );
}

async function play(world: World, steps: readonly Step[]): Promise<void> {
  await begin(world);
  for (const [index, step] of steps.entries()) {
    await takeStep(world, step);
    watchAll(world);
    if (world.dice('look', index) < 0.1) await lookAtScreens(world);
  }
  await comeToRest(world);
  const state = await readEnd(world);
  checkExactlyOnce(state);
  checkNothingVanished(state);
  checkNothingUnasked(state);
  checkOrder(state);
  checkSameEverywhere(state);
  checkNothingForbidden(state);
  checkTotals(state);
  checkDecisions({...state, devices: world.devices});
  checkFiles({...state, files: world.files, devices: world.devices});
  checkHandedOver({...state, left: world.left, devices: world.devices});
}

const goodWeather: Weather = {isDown: false, loss: 0, repeat: 0, strange: 0};

/** Everybody has signed in and received what is there; the owner has put in the first rows of each company. */
async function begin(world: World): Promise<void> {
  const weathers = world.devices.map(({weather}) => ({...weather}));
  for (const device of world.devices) {
    Object.assign(device.weather, goodWeather);
    device.openTab();
  }
  await passTime(world, 60_000);
  for (const [space] of world.spaces.entries())
    for (const [index, act] of (['add-account', 'add-category', 'add-transactions'] as const).entries())
      await takeStep(world, {
        do: 'act',
        device: 0,
        tab: 0,
        act,
        space: space / world.spaces.length,
        pick: 0,
        pickOther: 0,
        number: 1_000 + index,
      });
  await passTime(world, 60_000);
  for (const [index, device] of world.devices.entries()) Object.assign(device.weather, weathers[index]);
}

/** At any moment, on any device, as it is told to a person. */
async function lookAtScreens(world: World): Promise<void> {
  for (const device of world.devices) {
    const observer = await world.observers.look(device);
    if (observer) await checkScreens(device, observer, world);
  }
}

/** Everything that was wrong is well again, everybody is signed in, and there is time. */
async function comeToRest(world: World): Promise<void> {
  const {timeline} = world;
  timeline.note('all is well');
  for (const device of world.devices) {
    const wasDown = device.weather.isDown;
    Object.assign(device.weather, goodWeather);
    device.diskFailure = 0;
    for (const tab of device.living()) tab.dieAfter(Infinity);
    device.update();
    if (device.living().length === 0) device.openTab();
    if (device.cookies?.userId !== device.userId || device.isSignInUnheard) await signBackIn(world, device);
    if (wasDown) for (const tab of device.living()) tab.engine.wake('online');
  }
  // A new device starts with nothing, and must end with the same.
  const cold = world.addDevice('cold', world.people[0] ?? '');
  if (cold) cold.product = laterProduct;
  cold?.openTab();
  await passTime(world, 60_000);
  await handAllOver(world);
  await passTime(world, 60 * 60_000);
  await lookAtScreens(world);
  for (const device of world.devices) {
    const phase = await phaseOf(world, device);
    if (phase !== 'idle') throw new Violation('7 true screens', `${device.name} says ${phase}, and is at rest`);
  }
  const [bug] = world.bugs;
  if (bug) throw new Violation('no bugs', bug instanceof Error ? (bug.stack ?? bug.message) : 'something was thrown');
}

/** Whoever is here takes over what visitors left: as at each start of the product. */
async function handAllOver(world: World): Promise<void> {
  for (const [index, device] of world.devices.entries())
    if (device.left().size > 0)
      await takeStep(world, {
        do: 'act',
        device: index / world.devices.length,
        tab: 0,
        act: 'hand-over',
        space: 0,
        pick: 0,
        pickOther: 0,
        number: 9_000 + index,
      });
}

async function phaseOf({observers}: World, device: Device): Promise<StatusRecord['phase'] | undefined> {
  const observer = await observers.look(device);
  return observer ? (await readMeta(observer, 'status'))?.phase : undefined;
}

async function signBackIn(world: World, device: Device): Promise<void> {
  device.signIn(device.userId);
  const authToken = device.cookies?.antiForgeryToken ?? null;
  const [tab] = device.living();
  if (tab) await writeMeta(tab.database, 'session', {userId: device.userId, authToken});
  world.timeline.note(`${device.name} signs in`);
}

type Row = Readonly<Record<string, Json>>;
const tables: readonly SyncedTable[] = Object.values(syncedTables);

async function readEnd(world: World): Promise<EndState> {
  const view = await world.server.view();
  const shown = new Map<Device, Map<string, Row>>();
  for (const device of world.devices) {
    const rows = new Map<string, Row>();
    shown.set(device, rows);
    const observer = await world.observers.look(device);
    if (!observer) continue;
    for (const spaceId of [...world.spaces, device.userId])
      for (const table of tables)
        for (const {unsent: _, ...row} of await readTable(observer, table, spaceId))
          // As `readTable`: checked when received and when made.
          rows.set(placeOf({spaceId, table: table.name, rowId: String(row['id'])}), row as Row);
  }
  const {devices, ledger} = world;
  return {view, devices, ledger, shown, replay: replay(view, ledger.entries)};
}
