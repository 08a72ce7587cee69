import {useSyncExternalStore} from 'react';
import {endOffers} from '#src/ui/feedback/toast-queue.ts';

/** Under which id the example's database lies, beside those of people. */
export const exampleId = 'example';

/** Of this tab alone: another one shows what is the person's own. */
const key = 'faro.example';

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

/** Shows the example: the one that another tab shows, else a new one. Rule: EXA3. */
export async function beginExample(): Promise<void> {
  await throwAway();
  set(true);
}

/** Shows what is the person's own again, and throws the example away once no tab shows it. Rules: EXA2, EXA3. */
export async function endExample(): Promise<void> {
  if (!isExampleShown()) return;
  hideExample();
  await throwAway();
}

/** Shows what is the person's own again: the example was thrown away elsewhere, such as by signing out. */
export function hideExample(): void {
  set(false);
  // What a toast would take back is gone.
  endOffers();
}

async function throwAway(): Promise<void> {
  const {throwExampleAway} = await import('./throw-away.ts');
  await throwExampleAway(exampleId);
}
