// Serves the empty page without a network.
const files = ['/cold.html', '/cold.js'];
addEventListener('install', (event) => {
  event.waitUntil(caches.open('reference').then((cache) => cache.addAll(files)));
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (files.includes(new URL(event.request.url).pathname)) event.respondWith(caches.match(event.request));
});
