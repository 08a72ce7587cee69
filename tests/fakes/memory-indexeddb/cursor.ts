import {compareKeys, toRange, type Key, type MemoryKeyRange} from './keys.ts';
import {findRange, placeBeside, type Entry} from './records.ts';
import type {MemoryRequest} from './request.ts';
import {valueOf, type Source} from './source.ts';

export type Direction = 'next' | 'nextunique' | 'prev' | 'prevunique';

type Opening = {readonly query: unknown; readonly direction: Direction; readonly withValue: boolean};

/** Opens a cursor over a range: the request answers with it, and with it again each time it moves on; null behind the last. */
export function openCursor(source: Source, {query, direction, withValue}: Opening): MemoryRequest {
  const range = toRange(query);
  const isForward = direction.startsWith('next');
  const request: MemoryRequest = source.transaction.request(source.owner, null, () => {
    const [from, until] = findRange(source.entries(), range);
    const first = from < until ? source.entries()[isForward ? from : until - 1] : undefined;
    return first ? new MemoryCursor({source, range, direction, withValue, request}, first) : null;
  });
  return request;
}

type Walk = {
  readonly source: Source;
  readonly range: MemoryKeyRange;
  readonly direction: Direction;
  readonly withValue: boolean;
  readonly request: MemoryRequest;
};

/** A place in a range. Dexie replaces its ways to move by its own, so these are fields. */
class MemoryCursor {
  key: Key;
  primaryKey: Key;
  value: unknown;
  readonly source: object;
  readonly direction: Direction;
  readonly request: MemoryRequest;
  readonly #walk: Walk;

  constructor(walk: Walk, entry: Entry) {
    this.#walk = walk;
    this.source = walk.source.owner;
    this.direction = walk.direction;
    this.request = walk.request;
    this.key = entry.key;
    this.primaryKey = entry.primary;
    this.value = walk.withValue ? valueOf(walk.source, entry) : undefined;
  }

  continue(key?: Key): void {
    const isForward = this.direction.startsWith('next');
    this.#move((entry) => {
      if (this.direction.endsWith('unique') && compareKeys(entry.key, this.key) === 0) return false;
      if (key === undefined) return true;
      return isForward ? compareKeys(entry.key, key) >= 0 : compareKeys(entry.key, key) <= 0;
    });
  }

  continuePrimaryKey(key: Key, primary: Key): void {
    const isForward = this.direction.startsWith('next');
    this.#move((entry) => {
      const order = compareKeys(entry.key, key) || compareKeys(entry.primary, primary);
      return isForward ? order >= 0 : order <= 0;
    });
  }

  advance(count: number): void {
    let left = count;
    this.#move(() => (left -= 1) === 0);
  }

  /** Goes to the next entry that will do. */
  #move(willDo: (entry: Entry) => boolean): void {
    const {source, range, request} = this.#walk;
    const isForward = this.direction.startsWith('next');
    source.transaction.repeat(request, null, () => {
      const entries = source.entries();
      let place = placeBeside(entries, {key: this.key, primary: this.primaryKey}, isForward);
      for (; ; place += isForward ? 1 : -1) {
        const entry = entries[place];
        if (!entry || !range.includes(entry.key)) return null;
        if (!willDo(entry)) continue;
        this.key = entry.key;
        this.primaryKey = entry.primary;
        if (this.#walk.withValue) this.value = valueOf(source, entry);
        return this;
      }
    });
  }
}
