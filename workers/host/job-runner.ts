import type {Remote} from 'comlink';
import {hireWorker} from './hire-worker.ts';
import type {JobsApi} from './jobs.ts';
import {createRunner, type Runner} from './runner.ts';
import {spawnJobWorker} from './spawn-job-worker.ts';

/** Makes the tab's runner of jobs, over the real worker and clock; nothing is loaded before the first job. */
export function createJobRunner(): Runner<Remote<JobsApi>> {
  return createRunner(
    () => hireWorker<JobsApi>(spawnJobWorker()),
    (act, delayMs) => {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  );
}
