import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {openOver} from '#tests/kits/open-over.ts';
import {
  checkExactlyOnce,
  checkNothingUnasked,
  checkNothingVanished,
  checkOrder,
  checkSameEverywhere,
  type SeenDevice,
} from '#tests/sync/simulation/judge/invariants.ts';
import {placeOf, replay} from '#tests/sync/simulation/replay.ts';
import {Violation, expectNone} from '#tests/sync/simulation/judge/violation.ts';
import {withoutTimers} from '#tests/sync/simulation/world/without-timers.ts';
import type {Browser} from './browser.ts';
import {beWorker} from './lend-opfs.ts';
import {countNativeWork} from './native-work.ts';
import {createRig, type Planted, type Rig, type RigState} from './rig.ts';
import type {Scenario} from './scenarios.ts';

/** Where pages end: the first at one boundary, the page after it at another; counted from 1, and null where it does not. */
export type Ends = readonly [first: number | null, second: number | null];

/** How a scenario went. */
export type CrashEnd = {
  /** What stood at each boundary that each page came to. */
  readonly reached: readonly (readonly string[])[];
  /** Which promise did not hold, and how; null where all did. */
  readonly violation: string | null;
};

let runs = 0;

/** A scenario up to where the page that is watched opens: played once, copied for each run. */
export type Prepared = {readonly scenario: Scenario; readonly from: RigState};

/** Prepares a scenario. */
export async function prepare(scenario: Scenario): Promise<Prepared> {
  return onRig({scenario, from: null, planted: {}}, async (rig, settle) => {
    await scenario.prepare(rig);
    rig.browser.end();
    rig.other.end();
    await settle();
    return {scenario, from: await rig.take()};
  });
}

/** Plays a scenario in which pages end where they are told to; opens a page after each, lets it come to rest, and checks that all is well. */
export async function playCrash({scenario, from}: Prepared, ends: Ends, planted: Planted = {}): Promise<CrashEnd> {
  return onRig({scenario, from, planted}, async (rig) => play(rig, scenario, ends));
}

type OnRig = {readonly scenario: Scenario; readonly from: RigState | null; readonly planted: Planted};

async function onRig<Result>(
  {scenario, from, planted}: OnRig,
  work: (rig: Rig, settle: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const [native, worker] = [countNativeWork(), beWorker()];
  const {settle} = native;
  runs += 1;
  const run = runs;
  try {
    return await withoutTimers(async () => {
      const rig = await createRig({run, planted, settle, makeDatabase: scenario.makeDatabase, from});
      const result = await work(rig, settle);
      rig.browser.end();
      rig.other.end();
      await settle();
      return result;
    });
  } finally {
    native.stop();
    worker.stop();
  }
}

async function play(rig: Rig, scenario: Scenario, ends: Ends): Promise<CrashEnd> {
  const reached: (readonly string[])[] = [];
  try {
    await scenario.begin?.(rig);
    const first = rig.browser.openPage(ends[0]);
    reached.push(first.reached);
    await scenario.play(rig, first);
    rig.browser.isOffline = false;
    first.noteOnline();
    await rig.pass(60_000);
    for (let page = first, end = ends[1]; page.isDead(); end = null) {
      page = rig.browser.openPage(end);
      reached.push(page.reached);
      await rig.pass(10 * 60_000);
    }
    await checkEnd(rig);
    return {reached, violation: null};
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return {reached, violation: `${scenario.name} ${ends.join(' ')}: ${error.message}`};
  }
}

async function checkEnd(rig: Rig): Promise<void> {
  const {server, ledger, browser, bugs} = rig;
  const [bug] = bugs;
  if (bug) throw new Violation('no bugs', bug instanceof Error ? (bug.stack ?? bug.message) : 'something was thrown');
  const browsers = [browser, rig.other].filter((one) => one.hasPage());
  const view = await server.rows.view();
  const shown = new Map<SeenDevice, ReadonlyMap<string, Row>>();
  for (const one of browsers) shown.set(one, await readShown(rig, one));
  const state = {view, devices: browsers, ledger, shown, replay: replay(view, ledger.entries)};
  checkExactlyOnce(state);
  checkNothingVanished(state);
  checkNothingUnasked(state);
  checkOrder(state);
  checkSameEverywhere(state);
  checkFiles(rig);
  const waiting = new Set(browser.attention().map(({change}) => change.id));
  expectNone(
    'the second log lets go',
    [...browser.logged()].filter((id) => !waiting.has(id)),
  );
}

type Row = Readonly<Record<string, Json>>;

const tables: readonly SyncedTable[] = Object.values(syncedTables);

async function readShown({server}: Rig, {disk, databaseName, name}: Browser): Promise<Map<string, Row>> {
  const database = openOver(disk.open(), databaseName);
  const rows = new Map<string, Row>();
  try {
    const phase = (await readMeta(database, 'status'))?.phase;
    if (phase !== 'idle') throw new Violation('7 true screens', `${name} says ${phase}, and is at rest`);
    for (const spaceId of server.versions().keys())
      for (const table of tables)
        for (const {unsent: _, ...row} of await readTable(database, table, spaceId))
          // As `readTable`: checked when received and when made.
          rows.set(placeOf({spaceId, table: table.name, rowId: String(row['id'])}), row as Row);
    return rows;
  } finally {
    database.close();
  }
}

/** What was said to be kept is on the server, once, with its bytes; nothing here waits to be sent any more. */
function checkFiles({browser, server, files}: Rig): void {
  const faults: string[] = [];
  for (const [id, sha256] of files) {
    const found = server.stored.get(id);
    if (found?.count !== 1) faults.push(`the file ${id} was kept ${found?.count ?? 0} times`);
    else if (found.sha256 !== sha256) faults.push(`the file ${id} has other bytes`);
  }
  // Written by the product only, as this type.
  for (const {id, state} of browser.disk.read(browser.databaseName, 'files') as FileRecord[])
    if (state !== 'stored') faults.push(`the file ${id} is ${state}`);
  for (const [id, {count}] of server.stored) if (count !== 1) faults.push(`the file ${id} was kept ${count} times`);
  expectNone('files', faults);
}
