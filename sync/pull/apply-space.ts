import type {SpaceDelta} from '#contract/sync/pull-changes.ts';
import {sendAgain} from '#sync/files/send-again.ts';
import {keepMade} from '#sync/outbox/recent/keep-made.ts';
import {spacePages} from '#sync/pages/page-query.ts';
import type {PageLimits} from '#sync/pages/page-limits.ts';
import {removePages, writeHotRows} from '#sync/pages/write-pages.ts';
import type {ColdPage, LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {writeSpace} from '#sync/store/meta.ts';
import {isSeenAlike} from './sight.ts';
import {tablesNewTo, type Wire} from './wire.ts';

/** What an answer meets here. */
type Meeting = {
  /** The space as it was; undefined when it is new to this device. */
  readonly before: SpaceState | undefined;
  /** The commit's. */
  readonly revision: number;
  /** Whether changes left the outbox in this commit: their readers look again. */
  readonly dropped: boolean;
  readonly wire: Wire;
  readonly pageLimits: PageLimits;
};

/** Rows written, and whether the space is to be pulled from the start at once. */
type Applied = {readonly count: number; readonly restarted: boolean};

/** Writes what an answer says of one space, within the pull's transaction. Rules: PUL2, PUL6, PUL9, PUL10. */
export async function applySpace(database: LocalDatabase, delta: SpaceDelta, meeting: Meeting): Promise<Applied> {
  const {before, revision, dropped, wire} = meeting;
  const {spaceId} = delta;
  if (before && !isSeenAlike(before, delta) && delta.mode === 'delta') {
    // Rows are shaped for a role and for what the space has: what the last one saw goes, and all comes anew. Those of acts that the server may yet forget are among
    // what it says now.
    await writeRows(database, delta, meeting);
    await keepMade(database, spaceId);
    await removePages(database, spaceId);
    await writeSpace(database, spaceId, emptyState(delta, revision));
    return {count: 0, restarted: true};
  }
  if (before && isJoiningTables(before, delta, wire)) {
    await writeSpace(database, spaceId, joinTables(before, delta, wire));
    return {count: 0, restarted: false};
  }
  const count =
    delta.mode === 'cold' ? await clearForCold(database, delta, before) : await writeRows(database, delta, meeting);
  const moved = dropped || count > 0 || delta.mode === 'cold' || !before;
  if (moved || before.cursor !== delta.version) {
    const state = nextState(before, delta, moved ? revision : before.revision);
    await writeSpace(database, spaceId, {...state, wireVersion: wire.version});
  }
  return {count, restarted: false};
}

/** Writes what a space has to say; answers with the number of rows. */
async function writeRows(
  database: LocalDatabase,
  {spaceId, tables}: SpaceDelta,
  {revision, pageLimits}: Meeting,
): Promise<number> {
  let count = 0;
  for (const [table, rows] of Object.entries(tables)) {
    count += rows.ids.length;
    await writeHotRows(database, {spaceId, table, revision, rows}, pageLimits);
    await sendAgain(database, table, () => rows);
  }
  return count;
}

/** The device has the space, but pulled as an older version; it asked for the pages to get those of tables that are new to it. */
function isJoiningTables(before: SpaceState, delta: SpaceDelta, wire: Wire): boolean {
  const isKept = before.cursor !== null && isSeenAlike(before, delta);
  return isKept && delta.mode === 'cold' && tablesNewTo(before, wire).size > 0;
}

/** The pages of new tables are fetched beside what is here; then it goes on from where it was. */
function joinTables(before: SpaceState, delta: SpaceDelta, wire: Wire): SpaceState {
  const names = tablesNewTo(before, wire);
  const pages = toColdPages(delta).filter(({table}) => names.has(table));
  const {kind, services, lock} = delta;
  const {lock: _, ...rest} = before;
  const joined = {...rest, kind, services, ...(lock && {lock}), wireVersion: wire.version};
  if (pages.length === 0 || before.cursor === null) return joined;
  return {...joined, cursor: null, cold: {version: before.cursor, pages}};
}

function toColdPages({pages}: SpaceDelta): ColdPage[] {
  return pages.map(({table, from, until, count}) => ({table, from, until, count, done: false}));
}

/** Tables that come anew while what is here of them may still be shown: the same was to be seen of the space. */
function staleTables(delta: SpaceDelta, before: SpaceState | undefined): string[] {
  return before && isSeenAlike(before, delta) ? [...new Set(delta.pages.map(({table}) => table))] : [];
}

/** Removes what no new page will take the place of. */
async function clearForCold(
  database: LocalDatabase,
  delta: SpaceDelta,
  before: SpaceState | undefined,
): Promise<number> {
  await keepMade(database, delta.spaceId);
  const stale = new Set(staleTables(delta, before));
  await spacePages(database, delta.spaceId)
    .filter(({table}) => !stale.has(table))
    .delete();
  return 0;
}

/** Nothing is here yet; the next pull starts cold. */
function emptyState({role, kind, services, lock}: SpaceDelta, revision: number): SpaceState {
  return {role, kind, services, ...(lock && {lock}), revision, cursor: null, startOverBelow: revision, cold: null};
}

function nextState(before: SpaceState | undefined, delta: SpaceDelta, revision: number): SpaceState {
  const {role, kind, services, lock, version} = delta;
  const said = {role, kind, services, ...(lock && {lock}), revision};
  if (delta.mode === 'delta') {
    const startOverBelow = before?.startOverBelow ?? revision;
    return {...said, cursor: version, startOverBelow, cold: null, ...(before?.cameAnew && {cameAnew: true})};
  }
  const pages = toColdPages(delta);
  if (pages.length === 0) return {...said, cursor: version, startOverBelow: revision, cold: null, cameAnew: true};
  return {
    ...said,
    cursor: null,
    startOverBelow: revision,
    cold: {version, pages, stale: staleTables(delta, before)},
  };
}
