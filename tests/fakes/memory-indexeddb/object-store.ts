import {cloneValue} from './clone-value.ts';
import {openCursor, type Direction} from './cursor.ts';
import {MemoryIndex} from './memory-index.ts';
import {isKey, toKey, toRange, type Key} from './keys.ts';
import {countIn, listIn, type Source} from './source.ts';
import {
  deleteRange,
  findRange,
  insertEntry,
  placeOf,
  putRecord,
  valueAtPath,
  type KeyPath,
  type StoreData,
} from './records.ts';
import type {MemoryRequest} from './request.ts';
import type {Scope} from './scope.ts';

/** An object store within a transaction. */
export class MemoryObjectStore {
  readonly name: string;
  readonly keyPath: KeyPath | null;
  readonly autoIncrement: boolean;
  readonly #data: StoreData;
  readonly #source: Source;
  readonly transaction: Scope;

  constructor(transaction: Scope, data: StoreData) {
    this.transaction = transaction;
    this.#data = data;
    this.name = data.name;
    this.keyPath = data.keyPath;
    this.autoIncrement = data.autoIncrement;
    this.#source = {transaction, store: data, entries: () => data.entries, owner: this};
  }

  get indexNames(): readonly string[] {
    return [...this.#data.indexes.keys()].toSorted();
  }

  index(name: string): MemoryIndex {
    const index = this.#data.indexes.get(name);
    if (!index) throw new DOMException(`No index named ${name}`, 'NotFoundError');
    return new MemoryIndex(this.transaction, this.#data, index);
  }

  createIndex(name: string, keyPath: KeyPath, {unique = false}: {unique?: boolean} = {}): MemoryIndex {
    const index = {name, keyPath, unique, entries: []};
    for (const [place, {key: primary}] of this.#data.entries.entries()) {
      const key = valueAtPath(this.#data.values[place], keyPath);
      if (isKey(key)) insertEntry(index, {key, primary});
    }
    this.#data.indexes.set(name, index);
    return this.index(name);
  }

  deleteIndex(name: string): void {
    this.#data.indexes.delete(name);
  }

  add(value: unknown, key?: unknown): MemoryRequest {
    return this.#write(value, key, true);
  }

  put(value: unknown, key?: unknown): MemoryRequest {
    return this.#write(value, key, false);
  }

  delete(query: unknown): MemoryRequest {
    const range = toRange(query);
    return this.transaction.request(this, this.#data, () => deleteRange(this.#data, range));
  }

  clear(): MemoryRequest {
    return this.transaction.request(this, this.#data, () => deleteRange(this.#data, toRange(null)));
  }

  get(query: unknown): MemoryRequest {
    const range = toRange(query);
    return this.transaction.request(this, null, () => {
      const [from, until] = findRange(this.#data.entries, range);
      return from < until ? cloneValue(this.#data.values[from]) : undefined;
    });
  }

  getAll(query?: unknown, count?: number): MemoryRequest {
    return listIn(this.#source, query, count, true);
  }

  getAllKeys(query?: unknown, count?: number): MemoryRequest {
    return listIn(this.#source, query, count, false);
  }

  count(query?: unknown): MemoryRequest {
    return countIn(this.#source, query);
  }

  openCursor(query?: unknown, direction: Direction = 'next'): MemoryRequest {
    return openCursor(this.#source, {query, direction, withValue: true});
  }

  openKeyCursor(query?: unknown, direction: Direction = 'next'): MemoryRequest {
    return openCursor(this.#source, {query, direction, withValue: false});
  }

  #write(given: unknown, outerKey: unknown, isNew: boolean): MemoryRequest {
    const data = this.#data;
    const value = cloneValue(given);
    const inner = data.keyPath === null ? outerKey : valueAtPath(value, data.keyPath);
    if (inner === undefined && !data.autoIncrement) throw new DOMException('The record has no key', 'DataError');
    const known = inner === undefined ? null : toKey(inner);
    return this.transaction.request(this, data, () => {
      const key = known ?? this.#nextKey(value);
      if (typeof key === 'number' && data.autoIncrement && key >= data.nextKey) data.nextKey = Math.floor(key) + 1;
      if (isNew && placeOf(data, key) >= 0)
        throw new DOMException('Key already exists in the object store', 'ConstraintError');
      putRecord(data, key, value);
      return key;
    });
  }

  #nextKey(value: unknown): Key {
    const key = this.#data.nextKey;
    // A store that gives keys keeps plain objects, with the key in a field of theirs.
    if (typeof this.keyPath === 'string') (value as Record<string, unknown>)[this.keyPath] = key;
    return key;
  }
}
