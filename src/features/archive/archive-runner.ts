import type {ArchiveApi} from '#workers/host/archive-jobs.ts';
import {hireWorker} from '#workers/host/hire-worker.ts';
import {createRunner} from '#workers/host/runner.ts';
import {spawnArchiveWorker} from '#workers/host/spawn-archive-worker.ts';

/** The worker of this tab for archives, apart from the one of the jobs: imports and receipts do not wait for an archive. */
export const archives = createRunner(
  () => hireWorker<ArchiveApi>(spawnArchiveWorker()),
  (act, delayMs) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
);
