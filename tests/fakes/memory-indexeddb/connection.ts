import {toNameList, type DatabaseData, type DiskFaults, type Mode} from './database-data.ts';
import type {Pump} from './pump.ts';
import type {KeyPath} from './records.ts';
import type {MemoryEvent} from './request.ts';
import {MemoryObjectStore} from './object-store.ts';
import {MemoryTransaction} from './transaction.ts';

/** One tab's connection to a database. */
export class MemoryConnection {
  onversionchange: ((event: MemoryEvent) => void) | null = null;
  onclose: ((event: MemoryEvent) => void) | null = null;
  onabort: ((event: MemoryEvent) => void) | null = null;
  onerror: ((event: MemoryEvent) => void) | null = null;
  isClosed = false;
  /** The upgrade under way; the only time stores can be made. */
  upgrade: MemoryTransaction | null = null;
  readonly database: DatabaseData;
  readonly pump: Pump;
  readonly #faults: DiskFaults;
  readonly #live = new Set<MemoryTransaction>();

  constructor(database: DatabaseData, pump: Pump, faults: DiskFaults) {
    this.database = database;
    this.pump = pump;
    this.#faults = faults;
  }

  get name(): string {
    return this.database.name;
  }

  get version(): number {
    return this.database.version;
  }

  get objectStoreNames(): readonly string[] {
    return toNameList([...this.database.stores.keys()]);
  }

  transaction(names: string | readonly string[], mode: 'readonly' | 'readwrite' = 'readonly'): MemoryTransaction {
    if (this.isClosed) throw new DOMException('The connection is closed', 'InvalidStateError');
    const storeNames = typeof names === 'string' ? [names] : [...names];
    if (storeNames.some((name) => !this.database.stores.has(name)))
      throw new DOMException('One of the object stores was not found', 'NotFoundError');
    return this.begin(storeNames, mode);
  }

  /** Begins a transaction; it starts behind those that are in its way. */
  begin(storeNames: readonly string[], mode: Mode): MemoryTransaction {
    const {database, pump} = this;
    const transaction: MemoryTransaction = new MemoryTransaction({
      db: this,
      database,
      pump,
      storeNames,
      mode,
      faults: this.#faults,
      onFinished: () => {
        this.#live.delete(transaction);
        database.transactions.splice(database.transactions.indexOf(transaction), 1);
        startPossible(database);
        if (this.isClosed && this.#live.size === 0) this.#leave();
      },
    });
    this.#live.add(transaction);
    database.transactions.push(transaction);
    startPossible(database);
    return transaction;
  }

  createObjectStore(
    name: string,
    {keyPath = null, autoIncrement = false}: {keyPath?: KeyPath | null; autoIncrement?: boolean} = {},
  ): MemoryObjectStore {
    if (!this.upgrade) throw new DOMException('Not in an upgrade', 'InvalidStateError');
    const data = {name, keyPath, autoIncrement, nextKey: 1, entries: [], values: [], indexes: new Map()};
    this.database.stores.set(name, data);
    return new MemoryObjectStore(this.upgrade, data);
  }

  deleteObjectStore(name: string): void {
    this.database.stores.delete(name);
  }

  /** Takes no new transactions; those under way end by themselves. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (this.#live.size === 0) this.#leave();
  }

  /** The process dies: what was not committed is gone; what waits for it hears of an abort, and cannot do anything more. */
  die(): void {
    for (const transaction of this.#live) transaction.end(new DOMException('The process died', 'AbortError'), true);
    this.close();
  }

  #leave(): void {
    this.database.connections.delete(this);
    for (const waiting of this.database.waitingForClose.splice(0)) waiting();
  }
}

/** Starts every transaction that none before it is in the way of: one that writes is alone on its stores. */
function startPossible({transactions}: DatabaseData): void {
  for (const [index, transaction] of transactions.entries()) {
    const isFree = transactions.slice(0, index).every((earlier) => {
      if (earlier.mode === 'readonly' && transaction.mode === 'readonly') return true;
      return !earlier.storeNames.some((name) => transaction.storeNames.includes(name));
    });
    if (isFree) transaction.start();
  }
}
