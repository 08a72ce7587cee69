/** What the browser is told while it installs a worker; not in TypeScript's own types. Source: Service Workers, Static Routing. */
type Installing = Event & {
  readonly addRoutes?: (rule: {
    readonly condition: {readonly urlPattern: {readonly pathname: string}};
    readonly source: 'network';
  }) => Promise<void>;
};

/**
 * Tells the browser that calls to the server never concern this worker. It then starts no worker for them, and none reaches one that is being stopped for
 * a newer version: Chromium starts that one again, and forgets for minutes that the newer one was asked for. Browsers without it go on as before. Rule: SWK6.
 */
export function passCallsBy(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event) => {
    const {addRoutes} = event as Installing;
    addRoutes
      ?.call(event, {condition: {urlPattern: {pathname: '/api/*'}}, source: 'network'})
      // The worker answers no call anyway.
      .catch(() => undefined);
  });
}
