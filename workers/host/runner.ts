/** A worker at hand. */
export type HiredWorker<Api> = {
  readonly api: Api;
  /** Rejects when the worker itself breaks down, such as a script that does not load: no answer will come then. */
  readonly failed: Promise<never>;
  /** Ends it at once, whatever it does. */
  readonly dismiss: () => void;
};

/** Calls `act` once after `delayMs`; the answer calls it off. */
export type Schedule = (act: () => void, delayMs: number) => () => void;

/** Runs jobs in a worker that exists only while needed. */
export type Runner<Api> = {
  /**
   * Runs a job after those before it.
   *
   * @param signal when it aborts, the worker is ended, because nothing else surely stops work that never pauses; the job rejects with
   * the signal's reason, and the next one gets a fresh worker. A job that waits in the queue is then never begun.
   */
  run: <Value>(job: (api: Api) => Promise<Value>, signal: AbortSignal) => Promise<Value>;
  /** Resolves when the jobs given so far are done, whatever became of them; at once when there are none. */
  settled: () => Promise<void>;
  /** Ends the worker if no job is under way; the next job hires another. */
  dismiss: () => void;
};

/** How long a worker is kept for the next job: an import is often looked at, changed and run again. */
export const idleMs = 30_000;

/** Makes a runner. Knows nothing of what the jobs are. Rules: WRK1, WRK2, WRK3, WRK9. */
export function createRunner<Api>(hire: () => HiredWorker<Api>, schedule: Schedule): Runner<Api> {
  let worker: HiredWorker<Api> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let stopIdle = (): void => {};

  const dismiss = (): void => {
    worker?.dismiss();
    worker = null;
  };
  const start = async <Value>(job: (api: Api) => Promise<Value>, signal: AbortSignal): Promise<Value> => {
    signal.throwIfAborted();
    worker ??= hire();
    const {promise: aborted, reject} = Promise.withResolvers<never>();
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, {once: true});
    try {
      return await Promise.race([job(worker.api), worker.failed, aborted]);
    } catch (error) {
      // Aborted, broken or in an unknown state: not worth keeping.
      dismiss();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };

  return {
    run: async (job, signal) => {
      stopIdle();
      waiting += 1;
      const running = last.then(() => start(job, signal));
      // The queue goes on whatever became of this job; its caller hears of it.
      last = running.catch(() => {});
      try {
        return await settleOnAbort(running, signal);
      } finally {
        waiting -= 1;
        if (waiting === 0) stopIdle = schedule(dismiss, idleMs);
      }
    },
    settled: async () => {
      await last;
    },
    dismiss: () => {
      if (waiting === 0) dismiss();
    },
  };
}

/** Rejects as soon as the signal aborts, also while the work has not begun. */
async function settleOnAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const {promise: aborted, reject} = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, {once: true});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
