import {setTimeout as wait} from 'node:timers/promises';
import type {FastifyInstance} from 'fastify';

/** Work that nobody asks for. It must be safe on several nodes at once, and after any interruption. */
export type Job = {readonly name: string; readonly everyMs: number; readonly run: () => Promise<unknown>};

/** Jobs begin when the server has had a moment to answer who waited for it. */
const defaultFirstMs = 60_000;

/** A job that fails time after time waits longer from one to the next, up to this: an outage need not fill the log. */
const longestFailedMs = 10_000;

/** Runs jobs from the moment the server listens until it closes, each by itself; a failure is logged and tried again in its time. */
export function runJobs(app: FastifyInstance, jobs: readonly Job[], firstMs = defaultFirstMs): void {
  const closing = new AbortController();
  let running: Promise<void>[] = [];
  app.addHook('onListen', async () => {
    running = jobs.map((job) => keepRunning(app, job, {firstMs, signal: closing.signal}));
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(running);
  });
}

type Pace = {readonly firstMs: number; readonly signal: AbortSignal};

async function keepRunning(app: FastifyInstance, job: Job, {firstMs, signal}: Pace): Promise<void> {
  let failures = 0;
  for (let delayMs = firstMs; ; delayMs = delayAfter(job, failures)) {
    // Aborting is how it ends.
    await wait(delayMs, undefined, {signal, ref: false}).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await job.run();
      failures = 0;
    } catch (error) {
      failures += 1;
      app.log.error({err: error, job: job.name}, 'a job failed');
    }
  }
}

function delayAfter({everyMs}: Job, failures: number): number {
  return Math.max(everyMs, Math.min(longestFailedMs, everyMs * 2 ** Math.min(failures, 20)));
}
