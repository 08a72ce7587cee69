import {isDeepStrictEqual} from 'node:util';
import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import {deletesRow, patchAt, type Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {mergeText} from '#contract/sync/merge-text.ts';
import {syncedTables} from '#contract/tables.ts';
import {pickRows} from '#sync/outbox/pick-rows.ts';
import type {LedgerEntry} from './judge/ledger.ts';
import type {DoneAct, ServerView} from './world/simulated-server.ts';

/** Rows as the history of acts makes them, by `<space> <table> <id>`. */
export type ReplayedRows = Map<string, Record<string, Json>>;

/** What replaying found. */
export type Replay = {readonly rows: ReplayedRows; readonly faults: readonly string[]};

/** What the row of a person's preferences begins as. */
export const unchosen = {theme: null, density: null, hasLetterKeys: null, mailsDates: null};

/** Where a row lives. */
export function placeOf(row: {readonly spaceId: string; readonly table: string; readonly rowId: string}): string {
  return `${row.spaceId} ${row.table} ${row.rowId}`;
}

/**
 * Does everything the server executed once more, from nothing but what people recorded and what the history says was done: each change
 * must have done what it set wherever it was not refused, and nothing else.
 */
export function replay(view: ServerView, entries: ReadonlyMap<string, LedgerEntry>): Replay {
  const rows: ReplayedRows = new Map();
  // The server made these with their people.
  for (const {spaceId, table, row} of view.rows)
    if (table === 'preferences')
      rows.set(placeOf({spaceId, table, rowId: spaceId}), {id: row['id'] ?? '', ...unchosen});
  const faults: string[] = [];
  const acts = new Map<string, DoneAct>();
  for (const act of view.acts) {
    const key = `${act.changeId} ${act.rowId}`;
    if (acts.has(key)) faults.push(`the change ${act.changeId} took effect twice on row ${act.rowId}`);
    acts.set(key, act);
  }
  const done = new Set<string>();
  const executed = new Set<string>();
  for (const {changeId, userId, refusals, judged} of view.executed) {
    const entry = entries.get(changeId);
    if (!entry) faults.push(`the server executed ${changeId}, which nobody recorded`);
    // Executed under another number before: its stored result was answered, and nothing done.
    if (!entry || executed.has(changeId)) continue;
    executed.add(changeId);
    if (entry.isDiscarded && !entry.isShared) faults.push(`${changeId} took effect after it was discarded`);
    if (entry.userId !== userId) faults.push(`${changeId} took effect as another person's`);
    const change = judged ?? sentAs(entry, refusals) ?? entry.change;
    faults.push(...compareWithRecorded(entry, change, entries));
    for (const [index, rowId] of change.rowIds.entries()) {
      const act = acts.get(`${changeId} ${rowId}`);
      if (act) done.add(`${changeId} ${rowId}`);
      faults.push(...followRow(rows, change, index, {act, refusals: refusals.filter((one) => one.rowId === rowId)}));
    }
  }
  for (const key of acts.keys())
    if (!done.has(key)) faults.push(`the history knows an act of no executed change: ${key}`);
  return {rows, faults};
}

/**
 * What went out of a change that the server refused unseen: sent once more to a restored server without the rows that were a person's already,
 * just those that were refused. Null for any other.
 */
function sentAs({change, isSentAgain, wasInAttention}: LedgerEntry, refusals: readonly Refusal[]): Change | null {
  const refused = new Set(refusals.map(({rowId}) => rowId));
  return isSentAgain && wasInAttention ? pickRows(change, (id) => refused.has(id)) : null;
}

/**
 * What was judged is what was recorded; sent once more to a restored server it may be fewer rows, and a creation may carry values that its
 * rows got later.
 */
function compareWithRecorded(
  {change, isSentAgain}: LedgerEntry,
  judged: Change,
  entries: ReadonlyMap<string, LedgerEntry>,
): string[] {
  const fault = [`${change.id} was judged as ${JSON.stringify(judged)}, and was ${JSON.stringify(change)}`];
  if (!isSentAgain) return isSame(judged, change) ? [] : fault;
  const sent = new Set(judged.rowIds);
  const recorded = pickRows(change, (id) => sent.has(id));
  if (!recorded) return fault;
  if (change.op === 'edit') return isSame(judged, recorded) ? [] : fault;
  return judged.rowIds.flatMap((rowId, index) =>
    Object.entries(patchAt(judged, index))
      .filter(([field, value]) => !isText(change.table, field) && !wasEverSet(entries, {rowId, field, value}))
      .map(([field, value]) => `${change.id} was sent again with ${field} ${value} for ${rowId}, which nobody set`),
  );
}

function isSame(one: Change, other: Change): boolean {
  return isDeepStrictEqual({...one}, {...other});
}

function wasEverSet(
  entries: ReadonlyMap<string, LedgerEntry>,
  {rowId, field, value}: {readonly rowId: string; readonly field: string; readonly value: Json},
): boolean {
  return [...entries.values()].some(({change}) => {
    const index = change.rowIds.indexOf(rowId);
    return index >= 0 && (patchAt(change, index)[field] ?? null) === value;
  });
}

type RowEnd = {readonly act: DoneAct | undefined; readonly refusals: readonly Refusal[]};

function followRow(rows: ReplayedRows, change: Change, index: number, {act, refusals}: RowEnd): string[] {
  const refused = new Set(refusals.map(({field}) => field));
  const rowId = change.rowIds[index] ?? '';
  const place = placeOf({...change, rowId});
  const row = rows.get(place);
  const what = `${change.op} ${change.id} of ${change.table} ${rowId}`;
  const others = change.op === 'edit' ? findAnothers(row, change, index) : null;
  if (others !== null) {
    const judged = act ? 'took effect' : refusals.some(isOfValues) ? 'was refused' : null;
    return judged === null ? [] : [`${what} ${judged}, which does not mean it: ${others}`];
  }
  if (refused.has(null)) return act ? [`${what} was refused and took effect`] : [];
  const faults: string[] = [];
  const wanted = patchAt(change, index);
  if (change.op === 'create') {
    if (row && row['deleted'] !== true) return act ? [`${what} took effect on a live row`] : [];
    if (!act) return [`${what} took no effect`];
    rows.set(place, {...row, ...wanted, id: rowId, deleted: false});
    return faults;
  }
  if (!row && deletesRow(change, index))
    return act?.was['deleted'] === null ? [] : [`${what} of a row that is not there was not noted`];
  if (!row) return [`${what} was accepted for a row that is not there`];
  for (const [field, was] of Object.entries(act?.was ?? {}))
    if ((row[field] ?? null) !== was)
      faults.push(`${what}: history says ${field} was ${was}, and it was ${row[field]}`);
  for (const [field, value] of Object.entries(wanted)) {
    if (refused.has(field)) continue;
    const set = act?.set[field];
    const isMerged = isText(change.table, field) && set !== undefined;
    if (set === undefined ? !isIn(row[field] ?? null, {change, index, field}) : set !== value && !isMerged)
      faults.push(`${what}: ${field} should be ${value}, and it is ${set ?? row[field]}`);
  }
  for (const [field, value] of Object.entries(act?.set ?? {})) {
    if (wanted[field] === undefined || refused.has(field))
      faults.push(`${what}: ${field} was set to ${value}, and nobody asked for it`);
    row[field] = value;
  }
  return faults;
}

/**
 * Which of the values is another's by which an edit tells its own rows: those that it saw in fields that it does not set. Of a row that is not
 * there a deletion that tells its own means none.
 */
function findAnothers(row: Readonly<Record<string, Json>> | undefined, change: Change, index: number): string | null {
  const told = Object.entries(change.was).filter(([field]) => change.set[field] === undefined);
  if (!row) return told.length > 0 && deletesRow(change, index) ? 'it is not there' : null;
  const other = told.find(([field, values]) => (row[field] ?? null) !== valueAt(values, index));
  return other ? `its ${other[0]} is ${row[other[0]]}` : null;
}

/** Whether a row was refused for what stands in it, and not for what its change may not do at all. */
function isOfValues({code}: Refusal): boolean {
  return code === 'conflict' || code === 'not-found';
}

/** Whether a row's value holds already what a change sets: it is that, or a text into which merging it brings nothing new. */
function isIn(current: Json, {change, index, field}: {change: Change; index: number; field: string}): boolean {
  const wanted = patchAt(change, index)[field] ?? null;
  if (current === wanted) return true;
  const was = change.was[field] && valueAt(change.was[field], index);
  if (was === wanted) return false;
  const areTexts = typeof was === 'string' && typeof current === 'string' && typeof wanted === 'string';
  return areTexts && isText(change.table, field) && mergeText(was, current, wanted) === current;
}

function isText(table: string, field: string): boolean {
  const found = Object.values(syncedTables).find(({name}) => name === table);
  return found?.textFields.some((one) => one === field) ?? false;
}
