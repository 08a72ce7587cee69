import {compareKeys, isKey, type Key, type MemoryKeyRange} from './keys.ts';

/** Where a key lies in a value: a field, or several. */
export type KeyPath = string | readonly string[];

/** One entry of an index, or one record's place in its store: there both keys are the same. */
export type Entry = {readonly key: Key; readonly primary: Key};

/** An index: its entries in the order of their keys, then of the records'. */
export type IndexData = {readonly name: string; readonly keyPath: KeyPath; readonly unique: boolean; entries: Entry[]};

/** An object store: its records in the order of their keys. */
export type StoreData = {
  readonly name: string;
  readonly keyPath: KeyPath | null;
  readonly autoIncrement: boolean;
  nextKey: number;
  entries: Entry[];
  values: unknown[];
  readonly indexes: Map<string, IndexData>;
};

/** What a store held when a transaction first wrote to it. */
export type Snapshot = {
  readonly nextKey: number;
  readonly entries: Entry[];
  readonly values: unknown[];
  readonly indexes: ReadonlyMap<string, {readonly index: IndexData; readonly entries: Entry[]}>;
};

/** Keeps what a store holds; it goes on with copies, so that what is kept stays. */
export function takeSnapshot(store: StoreData): Snapshot {
  const {nextKey, entries, values} = store;
  const indexes = new Map([...store.indexes].map(([name, index]) => [name, {index, entries: index.entries}]));
  store.entries = entries.slice();
  store.values = values.slice();
  for (const index of store.indexes.values()) index.entries = index.entries.slice();
  return {nextKey, entries, values, indexes};
}

/** Puts back what a store held. */
export function restoreSnapshot(store: StoreData, snapshot: Snapshot): void {
  store.nextKey = snapshot.nextKey;
  store.entries = snapshot.entries;
  store.values = snapshot.values;
  store.indexes.clear();
  for (const [name, {index, entries}] of snapshot.indexes) {
    index.entries = entries;
    store.indexes.set(name, index);
  }
}

/** A store that holds the same, and goes its own way from here. */
export function copyStore(store: StoreData): StoreData {
  const indexes = new Map(
    [...store.indexes].map(([name, index]) => [name, {...index, entries: index.entries.slice()}]),
  );
  return {...store, entries: store.entries.slice(), values: store.values.slice(), indexes};
}

/** The value at a key path; undefined where there is none. */
export function valueAtPath(value: unknown, path: KeyPath): unknown {
  if (typeof path !== 'string') return path.map((part) => valueAtPath(value, part));
  if (path === '') return value;
  let found = value;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}

function compareEntries(one: Entry, other: Entry): number {
  return compareKeys(one.key, other.key) || compareKeys(one.primary, other.primary);
}

/** The place of the first entry that `isBelow` says no to. */
function search(entries: readonly Entry[], isBelow: (entry: Entry) => boolean): number {
  let from = 0;
  let until = entries.length;
  while (from < until) {
    const middle = (from + until) >>> 1;
    const entry = entries[middle];
    if (entry && isBelow(entry)) from = middle + 1;
    else until = middle;
  }
  return from;
}

/** The places of the entries in a range: from the first, to before the second. */
export function findRange(entries: readonly Entry[], range: MemoryKeyRange): readonly [number, number] {
  const from = search(entries, ({key}) => range.isAfter(key));
  return [
    from,
    Math.max(
      from,
      search(entries, ({key}) => !range.isBefore(key)),
    ),
  ];
}

/** The place of the record with that key; -1 when there is none. */
export function placeOf(store: StoreData, key: Key): number {
  const place = search(store.entries, (entry) => compareKeys(entry.key, key) < 0);
  const found = store.entries[place];
  return found && compareKeys(found.key, key) === 0 ? place : -1;
}

/** The place of the first entry behind another, or before it, in an index that may have changed meanwhile. */
export function placeBeside(entries: readonly Entry[], beside: Entry, isForward: boolean): number {
  return isForward
    ? search(entries, (entry) => compareEntries(entry, beside) <= 0)
    : search(entries, (entry) => compareEntries(entry, beside) < 0) - 1;
}

/** Puts a record in, in place of the one with its key. @throws ConstraintError where a unique index holds its key already. */
export function putRecord(store: StoreData, key: Key, value: unknown): void {
  const indexed = [...store.indexes.values()].flatMap((index) => {
    const found = valueAtPath(value, index.keyPath);
    return isKey(found) ? [{index, entry: {key: found, primary: key}}] : [];
  });
  for (const {index, entry} of indexed) {
    const place = search(index.entries, (one) => compareKeys(one.key, entry.key) < 0);
    const other = index.entries[place];
    if (index.unique && other && compareKeys(other.key, entry.key) === 0 && compareKeys(other.primary, key) !== 0)
      throw new DOMException('A unique index holds this key', 'ConstraintError');
  }
  removeAt(store, placeOf(store, key));
  const place = search(store.entries, (entry) => compareKeys(entry.key, key) < 0);
  store.entries.splice(place, 0, {key, primary: key});
  store.values.splice(place, 0, value);
  for (const {index, entry} of indexed) insertEntry(index, entry);
}

/** Puts an entry where it belongs. */
export function insertEntry(index: IndexData, entry: Entry): void {
  index.entries.splice(
    search(index.entries, (one) => compareEntries(one, entry) < 0),
    0,
    entry,
  );
}

/** Takes every record of a range out. */
export function deleteRange(store: StoreData, range: MemoryKeyRange): void {
  const [from, until] = findRange(store.entries, range);
  if (store.indexes.size > 0 || until - from === 1) {
    for (let place = until - 1; place >= from; place -= 1) removeAt(store, place);
    return;
  }
  store.entries.splice(from, until - from);
  store.values.splice(from, until - from);
}

function removeAt(store: StoreData, place: number): void {
  const entry = store.entries[place];
  if (!entry) return;
  const value = store.values[place];
  store.entries.splice(place, 1);
  store.values.splice(place, 1);
  for (const index of store.indexes.values()) {
    const key = valueAtPath(value, index.keyPath);
    if (!isKey(key)) continue;
    const at = search(index.entries, (one) => compareEntries(one, {key, primary: entry.primary}) < 0);
    index.entries.splice(at, 1);
  }
}
