import {releaseProxy} from 'comlink';
import type {BooksEvent} from '#workers/books/api.ts';
import type {WholeBooksApi} from '#workers/books/whole-api.ts';

type Listener = (event: BooksEvent) => void;

/** Lets go of each listener when the next one comes, or its work is done: one that was handed over a port keeps that port open until then. Rule: WRK5. */
export function releaseListeners(books: WholeBooksApi): WholeBooksApi {
  let current: Listener | null = null;
  return {
    ...books,
    watch: async (listener) => {
      const before = current;
      current = listener;
      await books.watch(listener);
      if (before) release(before);
    },
    exportRows: async (question, hear) => books.exportRows(question, hear).finally(() => release(hear)),
    writeJournal: async (question, hear) => books.writeJournal(question, hear).finally(() => release(hear)),
  };
}

function release(listener: object): void {
  // Comlink puts this on what came over a port; a plain function does not have it.
  const remote = listener as typeof listener & {[releaseProxy]?: () => void};
  remote[releaseProxy]?.();
}
