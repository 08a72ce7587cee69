import {expose} from 'comlink';
import {openDatabase} from '#sync/store/open-database.ts';
import {createBooksApi} from '#workers/books/books.ts';
import {releaseListeners} from './release-listeners.ts';

const books = createBooksApi({
  openDatabase: async (userId, closed) =>
    openDatabase(userId, (event) => {
      if (event !== 'blocked') closed();
    }),
  nowMs: () => Date.now(),
  fillRandom: (bytes) => crypto.getRandomValues(bytes),
  report: (error) => reportError(error),
});

expose(releaseListeners(books));
