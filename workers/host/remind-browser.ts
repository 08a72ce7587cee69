/**
 * Reminds the browser that a newer service worker was asked for. Chromium forgets it where something is fetched just as it stops the older one, and looks
 * again whenever a page or a worker is opened.
 * The worker ends by itself.
 */
export function remindBrowser(): Worker {
  return new Worker(new URL('./reminder-worker.ts', import.meta.url), {type: 'module', name: 'faro-reminder'});
}
