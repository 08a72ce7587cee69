import type {StoreData} from './records.ts';
import type {MemoryRequest} from './request.ts';

/** What requests run in. */
export type Scope = {
  /** Queues what a request does; it writes to `store` unless that is null. */
  request(source: unknown, store: StoreData | null, work: () => unknown): MemoryRequest;
  /** Tells the disk how many records a request went over to count them. */
  visited(count: number): void;
  /** Queues one more answer of the same request, as a cursor that moves on does. */
  repeat(request: MemoryRequest, store: StoreData | null, work: () => unknown): void;
};
