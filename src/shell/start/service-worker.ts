import {flushDrafts} from '#src/data/device/drafts.ts';
import {remindBrowser} from '#workers/host/remind-browser.ts';

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

/** How often the browser is reminded of a version that was asked for and does not come, before it can be asked for again. */
const reminders = 5;
const remindEveryMs = 2_000;

/** What was typed since the update was asked for is saved too; where that cannot be, the page stays, and the next press says so. */
function leave(): void {
  void flushDrafts().then(
    () => location.reload(),
    () => undefined,
  );
}

/** The version that was asked for last. */
let asked: ServiceWorker | null = null;

/** Stays with a version that is asked for, until its page is there or an even newer one is asked in its place. */
function follow(waiting: ServiceWorker): void {
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant') applyUpdate().catch(reportError);
    // No worker serves a page that was loaded past it, and none ever takes it over.
    if (waiting.state === 'activated' && !navigator.serviceWorker.controller) leave();
  });
}

/**
 * Starts the new version and loads the page anew; only on a person's press. Resolves when the new version did not come in time: it can be asked for
 * again, and the page still follows once it comes. Rule: SHL8.
 */
export async function applyUpdate(): Promise<void> {
  const registration = await findRegistration();
  const waiting = registration?.waiting;
  // Another tab has started it already: this page is all that is still old.
  if (!waiting) return leave();
  navigator.serviceWorker.addEventListener('controllerchange', leave, {once: true});
  if (waiting !== asked) follow(waiting);
  asked = waiting;
  waiting.postMessage({type: 'SKIP_WAITING'});
  for (let left = reminders; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, remindEveryMs));
    if (registration.waiting === waiting) remindBrowser();
  }
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
