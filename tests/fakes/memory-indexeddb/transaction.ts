import {toNameList, type DatabaseData, type DiskFaults, type Mode} from './database-data.ts';
import {createRequest, fire, type MemoryEvent, type MemoryRequest} from './request.ts';
import {restoreSnapshot, takeSnapshot, type Snapshot, type StoreData} from './records.ts';
import {MemoryObjectStore} from './object-store.ts';
import type {Pump} from './pump.ts';
import type {Scope} from './scope.ts';

type Parts = {
  /** The connection it belongs to. */
  readonly db: object;
  readonly database: DatabaseData;
  readonly pump: Pump;
  readonly storeNames: readonly string[];
  readonly mode: Mode;
  readonly faults: DiskFaults;
  /** Called once, when others may go on. */
  readonly onFinished: () => void;
};

/** One transaction: its requests run one after another, each in a step of the pump; it commits by itself when none is left. */
export class MemoryTransaction implements Scope {
  error: DOMException | null = null;
  onabort: ((event: MemoryEvent) => void) | null = null;
  oncomplete: ((event: MemoryEvent) => void) | null = null;
  onerror: ((event: MemoryEvent) => void) | null = null;
  readonly db: object;
  readonly mode: Mode;
  readonly storeNames: readonly string[];
  /** For upgrades: called when the transaction is over, before its own events. */
  onend: ((error: DOMException | null) => void) | null = null;
  #state: 'waiting' | 'running' | 'finished' = 'waiting';
  readonly #parts: Parts;
  readonly #requests: {readonly request: MemoryRequest; readonly work: () => unknown}[] = [];
  readonly #listeners: {readonly type: string; readonly listener: (event: MemoryEvent) => void}[] = [];
  readonly #snapshots = new Map<StoreData, Snapshot>();
  readonly #goOn = (): void => this.#step();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.db = parts.db;
    this.mode = parts.mode;
    this.storeNames = parts.storeNames;
  }

  get objectStoreNames(): readonly string[] {
    return toNameList(this.mode === 'versionchange' ? [...this.#parts.database.stores.keys()] : this.storeNames);
  }

  get isFinished(): boolean {
    return this.#state === 'finished';
  }

  objectStore(name: string): MemoryObjectStore {
    const data = this.#parts.database.stores.get(name);
    if (!data || (this.mode !== 'versionchange' && !this.storeNames.includes(name)))
      throw new DOMException(`No objectStore named ${name} in this transaction`, 'NotFoundError');
    return new MemoryObjectStore(this, data);
  }

  addEventListener(type: string, listener: (event: MemoryEvent) => void): void {
    this.#listeners.push({type, listener});
  }

  /** Queues what a request does; it writes to `store` unless that is null. */
  request(source: unknown, store: StoreData | null, work: () => unknown): MemoryRequest {
    const request = createRequest(source, this);
    this.repeat(request, store, work);
    return request;
  }

  visited(count: number): void {
    this.#parts.faults.onVisited?.(count);
  }

  /** Queues one more answer of the same request, as a cursor that moves on does. */
  repeat(request: MemoryRequest, store: StoreData | null, work: () => unknown): void {
    if (this.isFinished) throw new DOMException('The transaction has finished', 'TransactionInactiveError');
    if (store && this.mode === 'readonly') throw new DOMException('The transaction is read-only', 'ReadOnlyError');
    request.readyState = 'pending';
    this.#requests.push({
      request,
      work: () => {
        if (store && !this.#snapshots.has(store)) this.#snapshots.set(store, takeSnapshot(store));
        return work();
      },
    });
  }

  /** Begins once no transaction before it is in its way. */
  start(): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'running';
    this.#parts.pump.add(this.#goOn);
  }

  /** Only a hint that no request follows; it commits by itself. */
  commit(): void {}

  abort(): void {
    if (this.isFinished) throw new DOMException('The transaction has finished', 'InvalidStateError');
    this.end(null, true);
  }

  /** Ends it with nothing written; `error` is what the abort tells. */
  end(error: DOMException | null, isAborted: boolean): void {
    if (this.isFinished) return;
    this.#state = 'finished';
    if (isAborted) for (const [store, snapshot] of this.#snapshots) restoreSnapshot(store, snapshot);
    this.error = error;
    this.#parts.onFinished();
    const left = this.#requests.splice(0);
    this.#parts.pump.add(() => {
      for (const {request} of left) {
        request.error = new DOMException('The transaction was aborted', 'AbortError');
        request.readyState = 'done';
        fire(request, 'error');
      }
      this.onend?.(isAborted ? (error ?? new DOMException('The transaction was aborted', 'AbortError')) : null);
      const type = isAborted ? 'abort' : 'complete';
      const event = {type, target: this, preventDefault: () => {}, stopPropagation: () => {}};
      for (const listening of this.#listeners) if (listening.type === type) listening.listener(event);
      fire(this, type);
    });
  }

  #step(): void {
    if (this.isFinished) return;
    const next = this.#requests[0];
    if (!next) return this.#finish();
    const {request, work} = next;
    request.error = this.#parts.faults.onRequest(this.mode);
    // The process may have died at this moment.
    if (this.isFinished) return;
    this.#requests.shift();
    if (!request.error) {
      try {
        request.result = work();
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        request.error = error;
      }
    }
    request.readyState = 'done';
    this.#tell(request);
    this.#parts.pump.add(this.#goOn);
  }

  /** An error that nobody prevents aborts the transaction. */
  #tell(request: MemoryRequest): void {
    if (!request.error) return void fire(request, 'success');
    const isPrevented = fire(request, 'error', [this]);
    if (!isPrevented) this.end(request.error, true);
  }

  #finish(): void {
    const error = this.mode === 'readonly' ? null : this.#parts.faults.onCommit();
    // As above.
    if (this.isFinished) return;
    this.end(error, error !== null);
    if (error === null && this.mode !== 'readonly') this.#parts.faults.onCommitted();
  }
}
