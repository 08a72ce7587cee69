import {stopSending} from '#workers/service-worker/words.ts';

/** What the update banner shows. */
type UpdateState = {isReady: boolean};

let state: UpdateState = {isReady: false};
const listeners = new Set<() => void>();

/** How long a link that broke while the app was being kept for offline is given to recover; each time twice as long. */
const retryAfterMs = [10_000, 20_000, 40_000, 80_000, 160_000];

/** How often a page that stays open asks for a new version. */
const checkEveryMs = 3_600_000;

/** Keeps the built app for offline, after the first screen is there; development has no worker. Never reloads by itself. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await register();
  const check = () => {
    // Asking without a network only fills the console.
    if (navigator.onLine) void lookForVersion();
  };
  setInterval(check, checkEveryMs);
  // Timers stand still while a computer sleeps or a phone shows another app.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Private windows and strict settings refuse it: the app then works as a page, and says nothing of offline. */
async function register(tries = 0): Promise<void> {
  const retry = () => {
    const waitMs = retryAfterMs[tries];
    // A device that cannot keep it is not asked for ever.
    if (waitMs !== undefined) setTimeout(() => void register(tries + 1), waitMs);
  };
  try {
    const {registerWorker} = await import('./register-worker.ts');
    await registerWorker({announce, retry});
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) retry();
  }
}

/** Starts the new version and loads the page anew; only on a person's press. */
export async function applyUpdate(): Promise<void> {
  const registration = await findRegistration();
  const waiting = registration?.waiting;
  // Another tab has started it already: this page is all that is still old.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {once: true});
  // An even newer one has taken its place meanwhile: that one is asked.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant') void applyUpdate();
  });
  registration.active?.postMessage({type: stopSending});
  waiting.postMessage({type: 'SKIP_WAITING'});
}

/**
 * Looks for a new version at once: the server serves this one no longer. Where no worker keeps the app, loading the page anew is the
 * update.
 */
export async function lookForUpdate(): Promise<void> {
  if (!(await lookForVersion())) announce();
}

/** @returns whether a worker keeps the app. Without a network it is looked for again later. */
async function lookForVersion(): Promise<boolean> {
  const registration = await findRegistration();
  await registration?.update().catch(() => undefined);
  return registration !== undefined;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
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

function announce(): void {
  if (state.isReady) return;
  state = {isReady: true};
  for (const listener of listeners) listener();
}
