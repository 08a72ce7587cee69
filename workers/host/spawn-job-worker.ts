/** Starts a worker that runs jobs; for `hireWorker<JobsApi>`. Vite finds the worker's file by this very form. */
export function spawnJobWorker(): Worker {
  return new Worker(new URL('./job-worker.ts', import.meta.url), {type: 'module', name: 'faro-jobs'});
}
