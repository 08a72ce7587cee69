import {matchPrecache} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {isPublicPath} from '#contract/site/public-paths.ts';
import {siteCache} from '#contract/site/site-cache.ts';

/** Who waits longer than this for a page that lies here reads what lies here. */
const timeoutSeconds = 4;

/**
 * Serves public pages from the network, and those that were visited also without it. A page that was never visited is told of by the app,
 * which is here. Registered before the app's own route, which takes every address. Rule: SIT6.
 */
export function serveSite(): void {
  registerRoute(
    ({request, url, sameOrigin}) => sameOrigin && request.mode === 'navigate' && isPublicPath(url.pathname),
    new NetworkFirst({
      cacheName: siteCache,
      networkTimeoutSeconds: timeoutSeconds,
      plugins: [
        {
          // Where a campaign brought somebody from makes no other page of it.
          cacheKeyWillBeUsed: async ({request}) => {
            const {origin, pathname} = new URL(request.url);
            return origin + pathname;
          },
          // Nothing that leads elsewhere is kept in the place of a page.
          cacheWillUpdate: async ({response}) => (response.status === 200 && !response.redirected ? response : null),
          handlerDidError: async () => matchPrecache('index.html'),
        },
      ],
    }),
  );
  registerRoute(
    ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/assets/site-'),
    new CacheFirst({cacheName: siteCache}),
  );
}
