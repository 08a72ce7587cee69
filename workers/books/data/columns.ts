import {addId, createIdIndex, type IdIndex} from './id-index.ts';
import {createDictionary, type Dictionary} from './dictionary.ts';
import {createTextHeap, type TextHeap} from './text-heap.ts';

/** Bits of {@link BooksColumns.flags}. */
export const flag = {
  /** The row exists, be it a tombstone; without it the number is only taken. */
  present: 1,
  deleted: 2,
  checked: 4,
  /** A change to it waits in attention. */
  attention: 8,
  /** Its confirmed values were read. */
  based: 16,
  /** Something that decides its place in the list has changed since the order was last made. */
  moved: 32,
  /** Under work in a refold. */
  marked: 64,
  /** A file is beside it. */
  receipt: 128,
} as const;

/**
 * All transactions of one company as columns: a row is a number, and stays the same number as long as the columns live.
 * Texts that repeat are numbers in a dictionary, where 0 is null.
 */
export type BooksColumns = {
  ids: IdIndex;
  /** Days since 1970-01-01. */
  day: Int32Array;
  amount: Float64Array;
  /** NaN is null. */
  balance: Float64Array;
  /** Milliseconds since 1970. */
  createdMs: Float64Array;
  /** 0 is null. */
  importLine: Int32Array;
  account: Int32Array;
  category: Int32Array;
  currency: Int32Array;
  importId: Int32Array;
  blocked: Int32Array;
  description: Int32Array;
  merchant: Int32Array;
  note: Int32Array;
  /** What a rule set, among {@link BooksColumns.names}: few differ. */
  ruleMark: Int32Array;
  /** Its place in {@link BooksColumns.identities}. */
  reference: Int32Array;
  identity: Int32Array;
  flags: Uint8Array;
  /** How many changes in the outbox touch the row. */
  pending: Uint32Array;
  /** Ids, currencies, reasons and marks of rules. */
  names: Dictionary;
  /** Descriptions, merchants and notes. */
  texts: Dictionary;
  /** Texts that hardly repeat: identities, which nobody searches, and references. */
  identities: TextHeap;
  /** Rows with {@link flag.moved}. */
  moved: number[];
};

/** Makes empty columns with room for `capacity` rows; they grow when there are more. */
export function createColumns(capacity: number): BooksColumns {
  return {
    ids: createIdIndex(capacity),
    ...createArrays(capacity),
    names: createDictionary(),
    texts: createDictionary(),
    identities: createTextHeap(capacity * 48),
    moved: [],
  };
}

/** The number of the row with this id; an unknown id gets a number, without being present. */
export function rowOf(columns: BooksColumns, id: string): number {
  const row = addId(columns.ids, id);
  if (row >= columns.day.length) grow(columns, Math.ceil((row + 1) * 1.5));
  return row;
}

/** Tells whether a row is in the books: there and not deleted. */
export function isLive(columns: BooksColumns, row: number): boolean {
  return ((columns.flags[row] ?? 0) & (flag.present | flag.deleted)) === flag.present;
}

/** Tells whether a flag of a row is set. */
export function hasFlag(columns: BooksColumns, row: number, bit: number): boolean {
  return ((columns.flags[row] ?? 0) & bit) !== 0;
}

/** Sets or clears a flag of a row. */
export function setFlag(columns: BooksColumns, row: number, bit: number, on: boolean): void {
  const before = columns.flags[row] ?? 0;
  const after = on ? before | bit : before & ~bit;
  if (after === before) return;
  columns.flags[row] = after;
  if (((before ^ after) & (flag.present | flag.deleted)) !== 0) markMoved(columns, row);
}

/** Notes that a row's place in the list must be looked at again. */
export function markMoved(columns: BooksColumns, row: number): void {
  const flags = columns.flags[row] ?? 0;
  if ((flags & flag.moved) !== 0) return;
  columns.flags[row] = flags | flag.moved;
  columns.moved.push(row);
}

type Arrays = Omit<BooksColumns, 'ids' | 'names' | 'texts' | 'identities' | 'moved'>;

function createArrays(capacity: number): Arrays {
  return {
    day: new Int32Array(capacity),
    amount: new Float64Array(capacity),
    balance: new Float64Array(capacity).fill(Number.NaN),
    createdMs: new Float64Array(capacity),
    importLine: new Int32Array(capacity),
    account: new Int32Array(capacity),
    category: new Int32Array(capacity),
    currency: new Int32Array(capacity),
    importId: new Int32Array(capacity),
    blocked: new Int32Array(capacity),
    description: new Int32Array(capacity),
    merchant: new Int32Array(capacity),
    note: new Int32Array(capacity),
    ruleMark: new Int32Array(capacity),
    reference: new Int32Array(capacity),
    identity: new Int32Array(capacity),
    flags: new Uint8Array(capacity),
    pending: new Uint32Array(capacity),
  };
}

function grow(columns: BooksColumns, capacity: number): void {
  const grown = createArrays(capacity);
  // An object's own keys are those of its type.
  for (const name of Object.keys(grown) as (keyof Arrays)[]) grown[name].set(columns[name]);
  Object.assign(columns, grown);
}
