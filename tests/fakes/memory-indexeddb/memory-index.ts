import {openCursor, type Direction} from './cursor.ts';
import {toRange} from './keys.ts';
import {findRange, type IndexData, type KeyPath, type StoreData} from './records.ts';
import {countIn, listIn, valueOf, type Source} from './source.ts';
import type {MemoryRequest} from './request.ts';
import type {Scope} from './scope.ts';

/** An index within a transaction. */
export class MemoryIndex {
  readonly name: string;
  readonly keyPath: KeyPath;
  readonly unique: boolean;
  readonly multiEntry = false;
  readonly #source: Source;

  constructor(transaction: Scope, store: StoreData, index: IndexData) {
    this.name = index.name;
    this.keyPath = index.keyPath;
    this.unique = index.unique;
    this.#source = {transaction, store, entries: () => index.entries, owner: this};
  }

  get(query: unknown): MemoryRequest {
    const range = toRange(query);
    return this.#source.transaction.request(this, null, () => {
      const entries = this.#source.entries();
      const [from, until] = findRange(entries, range);
      const entry = entries[from];
      return entry && from < until ? valueOf(this.#source, entry) : undefined;
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
}
