import {cloneValue} from './clone-value.ts';
import {toRange} from './keys.ts';
import {findRange, placeOf, type Entry, type StoreData} from './records.ts';
import type {MemoryRequest} from './request.ts';
import type {Scope} from './scope.ts';

/** What reading goes over: a store, or one of its indexes. */
export type Source = {
  readonly transaction: Scope;
  readonly store: StoreData;
  readonly entries: () => readonly Entry[];
  readonly owner: object;
};

/** A copy of the record that an entry stands for. */
export function valueOf({store}: Source, entry: Entry): unknown {
  return cloneValue(store.values[placeOf(store, entry.primary)]);
}

/** The values, or the records' keys, of a range; at most `count` unless that is 0 or left out. */
export function listIn(source: Source, query: unknown, count: number | undefined, withValues: boolean): MemoryRequest {
  const range = toRange(query);
  return source.transaction.request(source.owner, null, () => {
    const entries = source.entries();
    const [from, until] = findRange(entries, range);
    const found = entries.slice(from, count ? Math.min(until, from + count) : until);
    return withValues ? found.map((entry) => valueOf(source, entry)) : found.map(({primary}) => primary);
  });
}

/** How many entries a range holds. */
export function countIn(source: Source, query: unknown): MemoryRequest {
  const range = toRange(query);
  return source.transaction.request(source.owner, null, () => {
    const [from, until] = findRange(source.entries(), range);
    source.transaction.visited(until - from);
    return until - from;
  });
}
