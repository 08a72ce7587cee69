import {createRunner} from '#workers/host/runner.ts';
import {hireWorker} from '#workers/host/hire-worker.ts';
import type {JobsApi} from '#workers/host/jobs.ts';
import {spawnJobWorker} from '#workers/host/spawn-job-worker.ts';

/** The worker of this tab for imports and statements; it exists only while it has something to do, and a little after. */
export const jobs = createRunner(
  () => hireWorker<JobsApi>(spawnJobWorker()),
  (act, delayMs) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
);
