import {useSyncExternalStore} from 'react';
import {browserLocks} from '#sync/store/locks.ts';
import {endOffers} from '#src/ui/feedback/toast-queue.ts';

/** Under which id the example's database lies, beside those of people. */
export const exampleId = 'example';

/** Of this tab alone: another one shows what is the person's own. */
const key = 'faro.example';

/** One begins or ends it at a time: what one throws away must not be what another has just begun. */
const lockName = 'faro.example';

const listeners = new Set<() => void>();

/** The same as {@link useExample}, at this moment. */
export function isExampleShown(): boolean {
  return sessionStorage.getItem(key) !== null;
}

function set(shows: boolean): void {
  if (shows) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Whether this tab shows the example company instead of what is the person's own. Rule: EXA1. */
export function useExample(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isExampleShown);
}

/** Whether an address is one of those that the example has: the home and the books. Whatever asks the server is elsewhere. Rule: EXA1. */
export function isOfExample(pathname: string): boolean {
  return /^\/[a-z]{2}\/(?:dashboard\/?$|accounting-ai(?:\/|$))/.test(pathname);
}

/** Shows the example, begun anew. */
export async function beginExample(): Promise<void> {
  await wipe();
  set(true);
}

/** Shows what is the person's own again, and throws the example away. Rule: EXA2. */
export async function endExample(): Promise<void> {
  if (!isExampleShown()) return;
  hideExample();
  await wipe();
}

/** Shows what is the person's own again: another tab has thrown the example away, or begun its own in the same place. */
export function hideExample(): void {
  set(false);
  // What a toast would take back is gone.
  endOffers();
}

async function wipe(): Promise<void> {
  // The screens' own connection closes when they are taken away; one that is late closes when its database is deleted.
  await new Promise((resolve) => setTimeout(resolve));
  const {wipeLocalData} = await import('#src/data/session/wipe-local-data.ts');
  await browserLocks(navigator.locks).hold(lockName, async () => wipeLocalData(exampleId));
}
