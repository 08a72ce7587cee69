/** Starts a worker that makes and reads archives; for `hireWorker<ArchiveApi>`. Vite finds the worker's file by this very form. */
export function spawnArchiveWorker(): Worker {
  return new Worker(new URL('./archive-worker.ts', import.meta.url), {type: 'module', name: 'faro-archive'});
}
