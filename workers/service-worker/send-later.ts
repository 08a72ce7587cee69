import {personOfTag, stopSending} from './words.ts';

/** What the browser says when it lends a moment; not in TypeScript's own types. Source: WICG Background Sync, Periodic Background Sync. */
type LentMoment = ExtendableEvent & {readonly tag: string};

let leaving = new AbortController();

/** A newer version takes this one's place as soon as nothing is at work here. */
let isReplaced = false;

/**
 * Sends what waits while no page is open, whenever the browser lends a moment for it. A bonus: every page does the same at its start.
 * The engine's code is evaluated only then, so that a page that opens does not wait for it.
 */
export function sendLater(worker: ServiceWorkerGlobalScope): void {
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
  worker.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === stopSending) {
      isReplaced = true;
      giveWay();
    }
  });
}

function giveWay(): void {
  leaving.abort();
  leaving = new AbortController();
}

/** Rejects where something is left to send: the browser then tries again. */
async function sendFor(userId: string): Promise<void> {
  // What the browser lends now would keep the newer version waiting; it asks that one again.
  if (isReplaced) throw new Error('A newer version sends what waits');
  const {signal} = leaving;
  const {drainFor} = await import('./drain.ts');
  const isEmpty = await drainFor(userId, signal);
  if (!isEmpty) throw new Error('Something still waits to be sent');
}
