import {spawnBooksWorker} from '#workers/host/spawn-books-worker.ts';

let early: Worker | null = null;

/** Has the first books worker of the tab read its code while the page still fetches its own, before anybody knows whose books it will hold. */
export function startWorkerEarly(): void {
  early ??= spawnBooksWorker();
}

/** A worker for books: the early one, or a new one. */
export function takeBooksWorker(): Worker {
  const worker = early ?? spawnBooksWorker();
  early = null;
  return worker;
}
