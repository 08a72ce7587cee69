import {Workbox} from 'workbox-window';

/** What the update banner shows. */
type UpdateState = {isReady: boolean};

let state: UpdateState = {isReady: false};
let workbox: Workbox | null = null;
const listeners = new Set<() => void>();

/** How often a page that stays open asks for a new version. */
const checkEveryMs = 3_600_000;

/** Registers the service worker in the built app; development has none. Never reloads by itself. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const box = new Workbox('/sw.js', {scope: '/', updateViaCache: 'none'});
  workbox = box;
  box.addEventListener('waiting', () => set({isReady: true}));
  box.register().catch(() => {
    // Private windows and strict settings refuse it: the app then works as a page, and says nothing of offline.
    set({isReady: false});
  });
  setInterval(() => {
    // Asking without a network only fills the console.
    if (navigator.onLine) void box.update();
  }, checkEveryMs);
}

/** Starts the new version and loads the page anew; only on a person's press. */
export function applyUpdate(): void {
  if (!workbox) return;
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
}

export function readUpdate(): UpdateState {
  return state;
}

export function watchUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function set(next: UpdateState): void {
  state = next;
  for (const listener of listeners) listener();
}
