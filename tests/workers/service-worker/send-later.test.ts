import 'fake-indexeddb/auto';
import {expect, test, vi} from 'vitest';
import {sendLater} from '#workers/service-worker/send-later.ts';
import {tagOfPerson} from '#workers/service-worker/words.ts';

/** Has the browser lend a moment, as it does for a tag. @returns what the worker needs it for. */
async function lendMoment(worker: EventTarget): Promise<unknown> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  worker.dispatchEvent(
    Object.assign(new Event('sync'), {tag: tagOfPerson('0190c2a8-0000-7000-8000-000000000001'), waitUntil}),
  );
  expect(work).toBeDefined();
  return work;
}

/** A worker of its own, as each version has. */
function startWorker(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), {serviceWorker: {state}});
  return {worker, replaceOlder: sendLater(worker as Parameters<typeof sendLater>[0])};
}

test('[SWK5] a worker that a newer one replaces begins nothing more, and leaves it to the next', async () => {
  const older = startWorker('activated');
  const waiting = startWorker('installed');
  // Nobody has a database here: a moment is over at once, and nothing waits.
  await expect(lendMoment(older.worker)).resolves.toBeUndefined();
  const newer = startWorker('installed');
  newer.replaceOlder();
  await vi.waitFor(() => expect(lendMoment(older.worker)).rejects.toThrow('newer version'));
  for (const {worker} of [newer, waiting]) await expect(lendMoment(worker)).resolves.toBeUndefined();
});
