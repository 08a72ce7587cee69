import {releaseProxy, wrap, type Remote} from 'comlink';
import type {HiredWorker} from './runner.ts';

/** What of the browser's `Worker` is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

/** A worker whose script could not be fetched: without a network it may be there later. */
export class WorkerNotHereError extends Error {}

/** Takes a worker that exposes an `Api` by comlink into service. Rule: WRK4. */
export function hireWorker<Api>(worker: WorkerLike): HiredWorker<Remote<Api>> {
  const api = wrap<Api>(worker);
  const {promise: failed, reject} = Promise.withResolvers<never>();
  // Who has no job under way has nobody to tell; the next job will find out.
  failed.catch(() => {});
  worker.addEventListener('error', (event) => {
    // Only an error thrown by the script carries a message; one that does not load is a plain event.
    const message = 'message' in event ? event.message : '';
    reject(
      message === ''
        ? new WorkerNotHereError('worker failed: its script did not load')
        : new Error(`worker failed: ${message}`),
    );
  });
  worker.addEventListener('messageerror', () => reject(new Error('worker failed: unreadable message')));
  return {
    api,
    failed,
    dismiss: () => {
      api[releaseProxy]();
      worker.terminate();
    },
  };
}
