import {keptOnceUsed} from './kept-once-used.ts';

/** What the browser is told while it installs a worker; not in TypeScript's own types. Source: Service Workers, Static Routing. */
type Installing = Event & {readonly addRoutes?: (rules: readonly Route[]) => Promise<void>};

type Route = {
  readonly condition: {readonly urlPattern: {readonly pathname: string}};
  readonly source: 'network' | 'fetch-event' | {readonly cacheName: string};
};

/**
 * Tells the browser what never concerns this worker, so that none is started for it, and none of it reaches a worker that is being stopped for a newer
 * version: Chromium starts that one again, and forgets for minutes that the newer one was asked for. Calls go to the server; built files, whose names
 * carry their content, come from where they are kept, and from the network where they are not. Those that are kept only once they were used (`keptOnceUsed`)
 * are this worker's, and come first: the first rule that fits decides. Browsers that know no such rules go on as before. Rule: SWK6.
 */
export function passBy(worker: ServiceWorkerGlobalScope, precache: string): void {
  worker.addEventListener('install', (event) => {
    const {addRoutes} = event as Installing;
    addRoutes
      ?.call(event, [
        {condition: {urlPattern: {pathname: '/api/*'}}, source: 'network'},
        ...keptOnceUsed.map((names): Route => ({
          condition: {urlPattern: {pathname: `/assets/${names}`}},
          source: 'fetch-event',
        })),
        {condition: {urlPattern: {pathname: '/assets/*'}}, source: {cacheName: precache}},
      ])
      // The worker answers all of it anyway.
      .catch(() => undefined);
  });
}
