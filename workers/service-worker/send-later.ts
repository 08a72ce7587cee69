import {personOfTag, stopSending} from './words.ts';

/** What the browser says when it lends a moment; not in TypeScript's own types. Source: WICG Background Sync, Periodic Background Sync. */
type LentMoment = ExtendableEvent & {readonly tag: string};

/**
 * Sends what waits while no page is open, whenever the browser lends a moment for it. A bonus: every page does the same at its start.
 * The engine's code is evaluated only then, so that a page that opens does not wait for it.
 *
 * @returns tells the worker at work that this one takes its place. Rule: SWK5.
 */
export function sendLater(worker: ServiceWorkerGlobalScope): () => void {
  let leaving = new AbortController();
  let isReplaced = false;
  const giveWay = () => {
    leaving.abort();
    leaving = new AbortController();
  };
  /** Rejects where something is left to send: the browser then tries again. */
  const sendFor = async (userId: string): Promise<void> => {
    // What the browser lends now would keep the newer version waiting; it asks that one again.
    if (isReplaced) throw new Error('A newer version sends what waits');
    const {signal} = leaving;
    const {drainFor} = await import('./drain.ts');
    const isEmpty = await drainFor(userId, signal);
    if (!isEmpty) throw new Error('Something still waits to be sent');
  };
  const hear = (event: Event): void => {
    // Only browsers that have these events fire them.
    const {tag} = event as LentMoment;
    const userId = personOfTag(tag);
    if (userId !== null) (event as LentMoment).waitUntil(sendFor(userId));
  };
  worker.addEventListener('sync', hear);
  worker.addEventListener('periodicsync', hear);
  worker.addEventListener('fetch', ({request}) => {
    // The engine of a page that opens must not wait for this one.
    if (request.mode === 'navigate') giveWay();
  });
  // A message to a worker would start one that had stopped, and the newer one would wait for it; a channel does not. Nor does it tell whoever speaks on it.
  const channel = new BroadcastChannel(stopSending);
  channel.addEventListener('message', () => {
    // One that waits itself, or is being installed, is not replaced by a word to the one at work. Firefox does not tell a worker what it is.
    const {serviceWorker} = worker as {readonly serviceWorker?: ServiceWorker};
    if (serviceWorker && serviceWorker.state !== 'activated') return;
    isReplaced = true;
    giveWay();
  });
  return () => channel.postMessage(null);
}
