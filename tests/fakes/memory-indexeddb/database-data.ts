import type {StoreData} from './records.ts';

/** What a transaction may do. */
export type Mode = 'readonly' | 'readwrite' | 'versionchange';

/** A connection as its database knows it. */
export type KnownConnection = {readonly isClosed: boolean};

/** A transaction as its database knows it. */
export type KnownTransaction = {readonly mode: Mode; readonly storeNames: readonly string[]; start(): void};

/** One database as the disk holds it, with those that have it open. */
export type DatabaseData = {
  readonly name: string;
  version: number;
  stores: Map<string, StoreData>;
  readonly connections: Set<KnownConnection>;
  /** In the order they began. */
  readonly transactions: KnownTransaction[];
  readonly waitingForClose: (() => void)[];
};

/** What goes wrong on a disk, decided by a test at each step; also where a test counts steps, or ends the process. */
export type DiskFaults = {
  /** Before a request runs. @returns what it fails with, null where it runs. */
  onRequest(mode: Mode): DOMException | null;
  /** When records were counted, one by one as browsers do it. */
  onVisited?(count: number): void;
  /** Before a transaction that may write commits. @returns what it aborts with, null where it commits. */
  onCommit(): DOMException | null;
  /** When it has committed, before anybody is told. */
  onCommitted(): void;
};

/** A disk on which nothing goes wrong. */
export const noDiskFaults: DiskFaults = {onRequest: () => null, onCommit: () => null, onCommitted: () => {}};

/** Names as a `DOMStringList` lists them. */
export function toNameList(names: readonly string[]): readonly string[] {
  return Object.assign(names.toSorted(), {contains: (name: string) => names.includes(name)});
}
