import type {Workbox} from 'workbox-window';

/** What the update banner shows. */
type UpdateState = {isReady: boolean};

let state: UpdateState = {isReady: false};
let workbox: Workbox | null = null;
const listeners = new Set<() => void>();

/** How often a page that stays open asks for a new version. */
const checkEveryMs = 3_600_000;

/** Registers the service worker in the built app, after the first screen is there; development has none. Never reloads by itself. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const {Workbox: Box} = await import('workbox-window');
  const box = new Box('/sw.js', {scope: '/', updateViaCache: 'none'});
  workbox = box;
  box.addEventListener('waiting', () => set({isReady: true}));
  // Private windows and strict settings refuse it: the app then works as a page, and says nothing of offline.
  await box.register().catch(() => undefined);
  setInterval(() => {
    // Asking without a network only fills the console.
    if (navigator.onLine) box.update().catch(() => undefined);
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
