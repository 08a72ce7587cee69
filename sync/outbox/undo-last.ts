import {reverseOf, type Change} from '#contract/sync/change.ts';
import {followReversal} from './attached-files.ts';
import {actKey, isUndo, readAct, walkActs, type ActHead} from './acts.ts';
import {outlineAct, type ChangeOutline} from './outline-change.ts';
import {ownRowsOf} from './own-rows.ts';
import {recordChange} from './record-change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** What was undone, or what redoing did, in a few words, and all rows that it touched. */
export type Reversed = ChangeOutline & {rowIds: readonly string[]};

/** The moment, as ISO UTC, and a maker of ids: given by the caller. */
export type Making = {now: string; createId: () => string};

/**
 * Reverses the last thing the person did that is not reversed yet, by another change; a group as a whole. Survives a reload, and works
 * while offline, after sending and in between: at least the last 50 acts.
 *
 * @returns null when there is nothing to undo.
 * Rules: UND1, INB1.
 */
export async function undoLast(database: LocalDatabase, making: Making): Promise<Reversed | null> {
  return reverseFound(database, making, findUndo);
}

/** Reverses one act, whatever was done since; null when it is reversed already, or can no longer be. Rule: INB1. */
export async function undoAct(database: LocalDatabase, making: Making, key: string): Promise<Reversed | null> {
  return reverseFound(database, making, async () => findInEffect(database, key));
}

/** Brings back what was undone last, unless something new was done since. Returns null when there is nothing to redo. Rule: UND2. */
export async function redoLast(database: LocalDatabase, making: Making): Promise<Reversed | null> {
  return reverseFound(database, making, findRedo, true);
}

/** Tells what undo and redo would do now; for live queries behind their buttons. */
export async function canUndo(database: LocalDatabase): Promise<{undo: boolean; redo: boolean}> {
  return database.transaction('r', database.outbox, database.recent, async () => ({
    undo: (await findUndo(database)) !== null,
    redo: (await findRedo(database)) !== null,
  }));
}

async function reverseFound(
  database: LocalDatabase,
  making: Making,
  find: (database: LocalDatabase) => Promise<string | null>,
  isRedo = false,
): Promise<Reversed | null> {
  const {outbox, recent, device} = database;
  return database.transaction('rw', outbox, recent, device, async () => {
    const key = await find(database);
    if (key === null) return null;
    const changes = await readAct(database, key);
    if (changes.length === 0) return null;
    const made = reverseAct(changes, making);
    await followReversal(database, changes);
    await recordChange(database, ...made);
    const outline = outlineAct(isRedo ? made : changes);
    return outline && {...outline, rowIds: changes.flatMap((change) => change.rowIds)};
  });
}

/** The changes that take an act back, the last one first. */
function reverseAct(changes: readonly Change[], {now, createId}: Making): Change[] {
  const groupId = changes.length > 1 ? createId() : undefined;
  return changes.toReversed().map((change) => {
    const {spaceId, table, rowIds, label} = change;
    const {set, was} = reverseOf(change, ownRowsOf(change));
    const reversed = {spaceId, table, op: 'edit', rowIds, set, was, label, undoes: actKey(change)} as const;
    return Object.assign({id: createId(), madeAt: now}, reversed, groupId && {groupId});
  });
}

/**
 * The newest act that is in effect: not an undo, and not undone.
 *
 *   a  b  undo(b)  redo(b)     undo takes back the redo; the next one then reads a b undo(b) redo(b) undo(redo(b)) and takes a
 */
async function findUndo(database: LocalDatabase): Promise<string | null> {
  const acts = await readHeads(database);
  const reversed = new Set<string>();
  for (const act of acts) {
    if (reversed.has(act.key)) continue;
    if (act.undoes === null || !isUndo(act, acts)) return act.key;
    reversed.add(act.undoes);
  }
  return null;
}

/** The newest undo that is in effect, unless a new act came after it. */
async function findRedo(database: LocalDatabase): Promise<string | null> {
  const acts = await readHeads(database);
  const reversed = new Set<string>();
  for (const act of acts) {
    if (reversed.has(act.key)) continue;
    if (act.undoes === null) return null;
    if (isUndo(act, acts)) return act.key;
    reversed.add(act.undoes);
  }
  return null;
}

/** The key itself, unless a reversal of it is in effect. */
async function findInEffect(database: LocalDatabase, key: string): Promise<string | null> {
  const acts = await readHeads(database, (act) => act.key === key);
  const reversed = new Set<string>();
  for (const act of acts) {
    if (reversed.has(act.key)) continue;
    if (act.key === key) return key;
    if (act.undoes !== null) reversed.add(act.undoes);
  }
  return null;
}

/** Heads of acts newest first, down to the last one that matters: the first plain act that nothing reverses, unless told otherwise. */
async function readHeads(
  database: LocalDatabase,
  isLast = (act: ActHead, reversed: ReadonlySet<string>) => act.undoes === null && !reversed.has(act.key),
): Promise<ActHead[]> {
  const heads = new Map<string, ActHead>();
  const reversed = new Set<string>();
  await walkActs(database, (act) => {
    heads.set(act.key, act);
    if (act.undoes !== null) reversed.add(act.undoes);
    return isLast(act, reversed);
  });
  return [...heads.values()];
}
