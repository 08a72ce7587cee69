import {expect, test, vi} from 'vitest';
import {passCallsBy} from '#workers/service-worker/pass-calls-by.ts';

/** Installs a worker in a browser that has, or has not, static routes. */
function install(addRoutes?: (rule: object) => Promise<void>): void {
  const worker = new EventTarget();
  passCallsBy(worker as Parameters<typeof passCallsBy>[0]);
  worker.dispatchEvent(Object.assign(new Event('install'), addRoutes ? {addRoutes} : {}));
}

test('[SWK6] calls to the server go past the service worker, and nothing else does', () => {
  const addRoutes = vi.fn<(rule: object) => Promise<void>>(async () => {});
  install(addRoutes);
  expect(addRoutes.mock.calls).toEqual([[{condition: {urlPattern: {pathname: '/api/*'}}, source: 'network'}]]);
});

test('[SWK6] a browser that knows no such rule, or refuses it, keeps the app all the same', async () => {
  expect(() => install()).not.toThrow();
  expect(() => install(() => Promise.reject(new TypeError('no such rule')))).not.toThrow();
});
