import {reverseOf, type Change} from '#contract/sync/change.ts';
import {followReversal} from './attached-files.ts';
import {actKey, isUndo, readActParts, walkActs, withoutOrder, type ActHead} from './acts.ts';
import {outlineAct, type ChangeOutline} from './outline-change.ts';
import {ownRowsOf} from './own-rows.ts';
import {recordChange} from './record-change.ts';
import {cancelAct} from './undone/cancel-act.ts';
import {findUndone, forgetOutdone, raiseUndone, takeUndone, type UndoneAct} from './undone/undone-acts.ts';
import {withReserve} from './with-reserve.ts';
import {noteBack} from '#sync/store/left-changes.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** What was undone, or what redoing did, in a few words, and all rows that it touched. */
export type Reversed = ChangeOutline & {rowIds: readonly string[]};

/** The moment, as ISO UTC, and a maker of ids: given by the caller. */
export type Making = {now: string; createId: () => string};

/**
 * Reverses the last thing the person did that is not reversed yet; a group as a whole. Survives a reload, and works while offline, after
 * sending and in between: at least the last 50 acts. What was never sent leaves the queue, what may have been is reversed by another change.
 *
 * @returns null when there is nothing to undo.
 * Rules: UND1, UND4, INB1.
 */
export async function undoLast(database: LocalDatabase, making: Making): Promise<Reversed | null> {
  return undoFound(database, making, findUndo);
}

/** Reverses one act, whatever was done since; null when it is reversed already, or can no longer be. Rule: INB1. */
export async function undoAct(database: LocalDatabase, making: Making, key: string): Promise<Reversed | null> {
  return undoFound(database, making, async () => findInEffect(database, key));
}

/** Brings back what was undone last, unless something new was done since. Returns null when there is nothing to redo. Rules: UND2, UND4. */
export async function redoLast(database: LocalDatabase, making: Making): Promise<Reversed | null> {
  return inOneTransaction(database, async () => {
    await forgetOutdone(database);
    const found = await findRedo(database);
    if (found === null) return null;
    const done =
      typeof found === 'string' ? await reverse(database, making, found, true) : await bringBack(database, found);
    // What was undone before it can be brought back next.
    await raiseUndone(database);
    return done && outlineReversed(done);
  });
}

/** Tells what undo and redo would do now; for live queries behind their buttons. */
export async function canUndo(database: LocalDatabase): Promise<{undo: boolean; redo: boolean}> {
  const {outbox, recent, device} = database;
  return database.transaction('r', outbox, recent, device, async () => ({
    undo: (await findUndo(database)) !== null,
    redo: (await findRedo(database)) !== null,
  }));
}

async function inOneTransaction<Result>(database: LocalDatabase, work: () => Promise<Result>): Promise<Result> {
  const {outbox, recent, device, files, meta} = database;
  return withReserve(async () => database.transaction('rw', [outbox, recent, device, files, meta], work));
}

async function undoFound(
  database: LocalDatabase,
  making: Making,
  find: (database: LocalDatabase) => Promise<string | null>,
): Promise<Reversed | null> {
  return inOneTransaction(database, async () => {
    await forgetOutdone(database);
    const key = await find(database);
    const changes = key === null ? null : await reverse(database, making, key, false);
    return changes && outlineReversed(changes);
  });
}

/**
 * Takes an act back: out of the queue where it waits at its end and was never sent, else by other changes.
 *
 * @returns what is told of it: what was done, or what redoing does.
 */
async function reverse(
  database: LocalDatabase,
  making: Making,
  key: string,
  isRedo: boolean,
): Promise<readonly Change[] | null> {
  const {sent, waiting} = await readActParts(database, key);
  const changes = [...sent, ...waiting].map(withoutOrder);
  if (changes.length === 0) return null;
  await followReversal(database, changes);
  // An undo that redo takes out has nothing to bring back: the act itself is in effect again.
  const leaves = sent.length === 0 && (await cancelAct(database, {key, waiting, keepsIt: !isRedo}));
  if (leaves && !isRedo) return changes;
  const made = reverseAct(changes, making);
  if (!leaves) await recordChange(database, ...made);
  return isRedo ? made : changes;
}

/** Puts an act that was undone before it was sent at the end of the queue again, as it was. */
async function bringBack(database: LocalDatabase, act: UndoneAct): Promise<readonly Change[]> {
  const changes = await takeUndone(database, act);
  await followReversal(database, changes, true);
  await noteBack(database, ...changes.map(({id}) => id));
  await recordChange(database, ...changes);
  return changes;
}

function outlineReversed(changes: readonly Change[]): Reversed | null {
  const outline = outlineAct(changes);
  return outline && {...outline, rowIds: changes.flatMap((change) => change.rowIds)};
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

/** The newest undo that is in effect, unless a new act came after it: one that waits or was sent, by its key, or what it took out of the queue. */
async function findRedo(database: LocalDatabase): Promise<string | UndoneAct | null> {
  const undone = await findUndone(database);
  const acts = await readHeads(database);
  const reversed = new Set<string>();
  for (const act of acts) {
    if (reversed.has(act.key)) continue;
    if (act.undoes === null) return undone;
    if (isUndo(act, acts)) return undone && undone.place >= act.order ? undone : act.key;
    reversed.add(act.undoes);
  }
  return undone;
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
    // Met first, the newest piece of a group tells where it stands.
    if (!heads.has(act.key)) heads.set(act.key, act);
    if (act.undoes !== null) reversed.add(act.undoes);
    return isLast(act, reversed);
  });
  return [...heads.values()];
}
