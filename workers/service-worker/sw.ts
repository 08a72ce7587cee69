/// <reference lib="webworker" />
import {cacheNames} from 'workbox-core';
import {cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry} from 'workbox-precaching';
import {NavigationRoute, registerRoute} from 'workbox-routing';
import {CacheFirst} from 'workbox-strategies';
import {passBy} from './pass-by.ts';
import {sendLater} from './send-later.ts';
import {servePayingPages} from './serve-paying-pages.ts';
import {serveSite} from './serve-site.ts';
import {takeShares} from './take-shares.ts';

declare const self: ServiceWorkerGlobalScope & {readonly __WB_MANIFEST: (string | PrecacheEntry)[]};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

serveSite();
servePayingPages();

// Every address of the app opens offline; the server's own and files never become the app.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {denylist: [/^\/(api|dev|sandbox)\//, /\.[a-z0-9]+$/i]}),
);

// Fonts that only some statements need: kept once they were fetched, since their names carry their content.
registerRoute(
  ({url, sameOrigin}) => sameOrigin && /\.(?:woff2?|ttf|otf)$/.test(url.pathname),
  new CacheFirst({cacheName: 'faro-fonts'}),
);

// The page of the very first visit is served too, as soon as everything is here: what it loads later is there without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

passBy(self, cacheNames.precache);
takeShares();
const replaceOlder = sendLater(self);

// A new version waits until a person asks for it: the page says `SKIP_WAITING` after it has saved what is being typed.
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'SKIP_WAITING') return;
  replaceOlder();
  void self.skipWaiting();
});
