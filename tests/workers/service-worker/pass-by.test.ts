import {expect, test, vi} from 'vitest';
import {passBy} from '#workers/service-worker/pass-by.ts';

/** Installs a worker in a browser that has, or has not, static routes. */
function install(addRoutes?: (rules: readonly object[]) => Promise<void>): void {
  const worker = new EventTarget();
  passBy(worker as Parameters<typeof passBy>[0], 'kept');
  worker.dispatchEvent(Object.assign(new Event('install'), addRoutes ? {addRoutes} : {}));
}

test('[SWK6] calls to the server and built files go past the service worker, but for those that it keeps once they were used', () => {
  const addRoutes = vi.fn<(rules: readonly object[]) => Promise<void>>(async () => {});
  install(addRoutes);
  expect(addRoutes.mock.calls).toEqual([
    [
      [
        {condition: {urlPattern: {pathname: '/api/*'}}, source: 'network'},
        ...['/assets/site-*', '/assets/noto-sans-sc-*', '/assets/nanum-*'].map((pathname) => ({
          condition: {urlPattern: {pathname}},
          source: 'fetch-event',
        })),
        {condition: {urlPattern: {pathname: '/assets/*'}}, source: {cacheName: 'kept'}},
      ],
    ],
  ]);
});

test('[SWK6] a browser that knows no such rules, or refuses them, keeps the app all the same', async () => {
  expect(() => install()).not.toThrow();
  expect(() => install(() => Promise.reject(new TypeError('no such rule')))).not.toThrow();
});
