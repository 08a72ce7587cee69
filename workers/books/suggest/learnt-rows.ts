import {flag, isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {compareIds} from '#workers/books/data/id-index.ts';
import type {TextSearch} from '#workers/books/ask/filter.ts';
import type {NameGuesses} from './guess.ts';
import {createTextKeys, keysOf, merchantKey, type TextKeys} from './text-keys.ts';

/**
 * What is learnt of a company's books: the rows that somebody reviewed with a category, under every key that they have in common with others, apart by
 * whether money comes in. It is a function of the rows alone: two devices with the same rows have learnt the same.
 */
export type LearntRows = {
  readonly columns: BooksColumns;
  readonly keys: TextKeys;
  /** By key and sign, oldest first; see {@link listOf}. */
  readonly lists: Map<number, number[]>;
  /** What was asked of a name since something was learnt; see `weigh.ts`. */
  readonly asked: Map<number, NameGuesses>;
  /** As what each row was learnt; a category of 0 is not learnt. */
  known: Known;
};

/** What of a row decides where it stands. */
type Known = {category: Int32Array; description: Int32Array; merchant: Int32Array; day: Int32Array; isIn: Uint8Array};

const fields = ['category', 'description', 'merchant', 'day', 'isIn'] as const;

/** Makes a memory of these columns that has learnt nothing yet. */
export function createLearntRows(columns: BooksColumns, search: TextSearch): LearntRows {
  return {
    columns,
    keys: createTextKeys(columns.texts, search),
    lists: new Map(),
    asked: new Map(),
    known: makeKnown(columns.day.length),
  };
}

/** The learnt rows of a key, oldest first. */
export function listOf({lists}: LearntRows, key: number, isIn: boolean): readonly number[] {
  return lists.get(placeOf(key, isIn)) ?? [];
}

/** Whether money comes in by a row. */
export function isInflow({amount}: BooksColumns, row: number): boolean {
  return (amount[row] ?? 0) > 0;
}

/** Takes in what became of rows, whoever changed them; those that teach what they taught before are passed over. Rule: SUG1. */
export function learn(learnt: LearntRows, rows: readonly number[]): void {
  const {columns} = learnt;
  if (columns.ids.count > learnt.known.category.length) learnt.known = makeKnown(columns.day.length, learnt.known);
  const changed = [...new Set(rows)].filter((row) => isOther(learnt, row));
  if (changed.length === 0) return;
  learnt.asked.clear();
  const moves = new Map<number, Move>();
  for (const row of changed) if (learnt.known.category[row] !== 0) forget(learnt, row, moves);
  for (const row of changed) note(learnt, row);
  const entering = changed.filter((row) => learnt.known.category[row] !== 0).sort(oldestFirst(learnt));
  for (const row of entering) remember(learnt, row, moves);
  for (const [place, move] of moves) applyMove(learnt, place, move);
}

/** What leaves and enters one list; what enters is in its order. */
type Move = {leaving: Set<number>; entering: number[]};

/** The category that teaches: one that somebody chose, or has looked at. What waits for review teaches nothing yet. Rule: SUG1. */
function lessonOf(columns: BooksColumns, row: number): number {
  if (!isLive(columns, row) || ((columns.flags[row] ?? 0) & flag.checked) === 0) return 0;
  return columns.category[row] ?? 0;
}

function isOther({columns, known}: LearntRows, row: number): boolean {
  const lesson = lessonOf(columns, row);
  if (lesson !== known.category[row]) return true;
  if (lesson === 0) return false;
  return (
    columns.description[row] !== known.description[row] ||
    columns.merchant[row] !== known.merchant[row] ||
    columns.day[row] !== known.day[row] ||
    isInflow(columns, row) !== (known.isIn[row] === 1)
  );
}

function note({columns, known}: LearntRows, row: number): void {
  known.category[row] = lessonOf(columns, row);
  known.description[row] = columns.description[row] ?? 0;
  known.merchant[row] = columns.merchant[row] ?? 0;
  known.day[row] = columns.day[row] ?? 0;
  known.isIn[row] = isInflow(columns, row) ? 1 : 0;
}

function forget(learnt: LearntRows, row: number, moves: Map<number, Move>): void {
  for (const place of placesOf(learnt, row)) moveOf(moves, place).leaving.add(row);
}

function remember(learnt: LearntRows, row: number, moves: Map<number, Move>): void {
  for (const place of placesOf(learnt, row)) moveOf(moves, place).entering.push(row);
}

/** The lists that a row stands in, as it was learnt. */
function placesOf({keys, known}: LearntRows, row: number): number[] {
  const isIn = known.isIn[row] === 1;
  const {name, head, first, words} = keysOf(keys, known.description[row] ?? 0);
  const merchant = known.merchant[row] ?? 0;
  const own = [name, head, first, merchant === 0 ? 0 : merchantKey(keys, merchant), ...words];
  return own.filter((key) => key !== 0).map((key) => placeOf(key, isIn));
}

function placeOf(key: number, isIn: boolean): number {
  return key * 2 + Number(isIn);
}

function moveOf(moves: Map<number, Move>, place: number): Move {
  let move = moves.get(place);
  if (!move) moves.set(place, (move = {leaving: new Set(), entering: []}));
  return move;
}

function applyMove(learnt: LearntRows, place: number, {leaving, entering}: Move): void {
  const {lists} = learnt;
  const before = lists.get(place);
  if (!before) return void (entering.length > 0 && lists.set(place, entering));
  const compare = oldestFirst(learnt);
  const staying = leaving.size === 0 ? before : before.filter((row) => !leaving.has(row));
  const after = mergeSorted(staying, entering, compare);
  if (after.length === 0) lists.delete(place);
  else lists.set(place, after);
}

/** Both in order; the first may be added to. */
function mergeSorted(one: number[], other: readonly number[], compare: (left: number, right: number) => number) {
  const [first] = other;
  if (first === undefined) return one;
  if (one.length === 0 || compare(one.at(-1) ?? 0, first) < 0) {
    for (const row of other) one.push(row);
    return one;
  }
  const merged: number[] = [];
  let next = 0;
  for (const row of one) {
    while (next < other.length && compare(other[next] ?? 0, row) < 0) merged.push(other[next++] ?? 0);
    merged.push(row);
  }
  while (next < other.length) merged.push(other[next++] ?? 0);
  return merged;
}

/** By day, then id, which no device has in another order. */
function oldestFirst({columns, known}: LearntRows): (left: number, right: number) => number {
  const {day} = known;
  return (left, right) => (day[left] ?? 0) - (day[right] ?? 0) || compareIds(columns.ids, left, right);
}

function makeKnown(capacity: number, before?: Known): Known {
  const known: Known = {
    category: new Int32Array(capacity),
    description: new Int32Array(capacity),
    merchant: new Int32Array(capacity),
    day: new Int32Array(capacity),
    isIn: new Uint8Array(capacity),
  };
  if (before) for (const field of fields) known[field].set(before[field]);
  return known;
}
