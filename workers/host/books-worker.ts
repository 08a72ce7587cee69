import {expose} from 'comlink';
import {newId, type FillRandom} from '#contract/kernel/ids.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openUntilClosed} from '#sync/store/open-database.ts';
import {createBooksApi} from '#workers/books/books.ts';
import {recoverIfIdle} from './import-lock.ts';
import {releaseListeners} from './release-listeners.ts';

const nowMs = (): number => Date.now();
const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);
const making = {nowMs, createId: () => newId(nowMs(), fillRandom)};

const books = createBooksApi({
  openDatabase: openUntilClosed,
  recover: async (database, whose) => recoverIfIdle(browserLocks(navigator.locks), {database, ...whose, making}),
  nowMs,
  fillRandom,
  report: (error) => reportError(error),
});

expose(releaseListeners(books));
