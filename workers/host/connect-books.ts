import {proxy, type Remote} from 'comlink';
import type {BooksEvent} from '#workers/books/api.ts';
import type {WholeBooksApi} from '#workers/books/whole-api.ts';
import {hireWorker, type WorkerLike} from './hire-worker.ts';

/** The books of this tab, in their worker. */
export type ConnectedBooks = {
  readonly books: Remote<Omit<WholeBooksApi, 'watch'>>;
  /** Sets who hears of every change of the list; the listener before is released. */
  readonly watch: (listener: (event: BooksEvent) => void) => Promise<void>;
  /** Rejects when the worker itself breaks down. */
  readonly failed: Promise<never>;
  /** Closes the books and ends their worker. */
  readonly dismiss: () => void;
};

/** Takes a books worker into service. Rule: WRK5. */
export function connectBooks(worker: WorkerLike): ConnectedBooks {
  const {api, failed, dismiss} = hireWorker<WholeBooksApi>(worker);
  return {books: api, watch: async (listener) => api.watch(proxy(listener)), failed, dismiss};
}
