import type {FastifyInstance} from 'fastify';
import type {Worker} from './job-kind.ts';
import type {Jobs} from './open-jobs.ts';
import {runJobs} from './run-jobs.ts';

/** How often a node looks for work: how long somebody waits for a code, at most. */
const lookEveryMs = 1_000;

/** How often a node looks for work of nodes that died. */
const takeOverEveryMs = 60_000;

/** Has queued work done from the moment the server listens until it closes. */
export function runWorkers(app: FastifyInstance, jobs: Jobs, workers: readonly Worker<object>[]): void {
  // Hooks on closing run last to first: the work ends before the queue does.
  app.addHook('onClose', jobs.close);
  const looks = workers.map((worker) => ({
    name: `work-${worker.kind.name}`,
    everyMs: lookEveryMs,
    run: () => jobs.runDue(worker),
  }));
  runJobs(app, looks, lookEveryMs);
  runJobs(app, [{name: 'take-over-late', everyMs: takeOverEveryMs, run: jobs.takeOverLate}]);
}
