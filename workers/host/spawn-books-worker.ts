/** Starts a worker that holds a company's books; for `connectBooks`. Vite finds the worker's file by this very form. */
export function spawnBooksWorker(): Worker {
  return new Worker(new URL('./books-worker.ts', import.meta.url), {type: 'module', name: 'faro-books'});
}
