/** A key of IndexedDB, as far as the product uses them: numbers, texts and lists of keys. */
export type Key = number | string | readonly Key[];

/** Where a kind of key stands among the others. Source: Indexed Database API 3.0, "compare two keys". */
function rankOf(key: Key): number {
  if (typeof key === 'number') return 0;
  return typeof key === 'string' ? 1 : 2;
}

/** Compares two keys: below zero when `one` comes first. */
export function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'object' && typeof other === 'object') {
    for (let index = 0; index < one.length && index < other.length; index += 1) {
      const found = compareKeys(one[index] ?? 0, other[index] ?? 0);
      if (found !== 0) return found < 0 ? -1 : 1;
    }
    return one.length - other.length;
  }
  return rankOf(one) - rankOf(other);
}

/** Tells whether a value can be a key. */
export function isKey(value: unknown): value is Key {
  if (typeof value === 'number') return !Number.isNaN(value);
  return typeof value === 'string' || (Array.isArray(value) && value.every(isKey));
}

/** The value as a key. @throws DataError for what is none. */
export function toKey(value: unknown): Key {
  if (isKey(value)) return value;
  throw new DOMException('Data provided does not meet requirements', 'DataError');
}

/** A range of keys, with the constructors that Dexie asks `IDBKeyRange` for. */
export class MemoryKeyRange {
  readonly lower: Key | undefined;
  readonly upper: Key | undefined;
  readonly lowerOpen: boolean;
  readonly upperOpen: boolean;

  constructor(bounds: Pick<MemoryKeyRange, 'lower' | 'upper' | 'lowerOpen' | 'upperOpen'>) {
    this.lower = bounds.lower;
    this.upper = bounds.upper;
    this.lowerOpen = bounds.lowerOpen;
    this.upperOpen = bounds.upperOpen;
  }

  static only(value: unknown): MemoryKeyRange {
    const key = toKey(value);
    return new MemoryKeyRange({lower: key, upper: key, lowerOpen: false, upperOpen: false});
  }

  static lowerBound(lower: unknown, lowerOpen = false): MemoryKeyRange {
    return new MemoryKeyRange({lower: toKey(lower), upper: undefined, lowerOpen, upperOpen: true});
  }

  static upperBound(upper: unknown, upperOpen = false): MemoryKeyRange {
    return new MemoryKeyRange({lower: undefined, upper: toKey(upper), lowerOpen: true, upperOpen});
  }

  static bound(lower: unknown, upper: unknown, lowerOpen = false, upperOpen = false): MemoryKeyRange {
    const [from, until] = [toKey(lower), toKey(upper)];
    const order = compareKeys(from, until);
    if (order > 0 || (order === 0 && (lowerOpen || upperOpen)))
      throw new DOMException('The lower key is greater than the upper key', 'DataError');
    return new MemoryKeyRange({lower: from, upper: until, lowerOpen, upperOpen});
  }

  /** Whether a key lies before the range. */
  isAfter(key: Key): boolean {
    if (this.lower === undefined) return false;
    const order = compareKeys(key, this.lower);
    return order < 0 || (order === 0 && this.lowerOpen);
  }

  /** Whether a key lies behind the range. */
  isBefore(key: Key): boolean {
    if (this.upper === undefined) return false;
    const order = compareKeys(key, this.upper);
    return order > 0 || (order === 0 && this.upperOpen);
  }

  includes(value: unknown): boolean {
    const key = toKey(value);
    return !this.isAfter(key) && !this.isBefore(key);
  }
}

const everything = new MemoryKeyRange({lower: undefined, upper: undefined, lowerOpen: true, upperOpen: true});

/** What a caller asks for, as a range: nothing is everything, a key is itself. */
export function toRange(query: unknown): MemoryKeyRange {
  if (query === undefined || query === null) return everything;
  return query instanceof MemoryKeyRange ? query : MemoryKeyRange.only(query);
}
