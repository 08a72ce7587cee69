import {useSyncExternalStore} from 'react';

/** Under which id the example's database lies, beside those of people. */
export const exampleId = 'example';

/** Of this tab alone: another one shows what is the person's own. */
const key = 'faro.example';

const listeners = new Set<() => void>();

function isShown(): boolean {
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
  }, isShown);
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
  if (!isShown()) return;
  set(false);
  // The screens' own connection closes when they are taken away.
  await new Promise((resolve) => setTimeout(resolve));
  await wipe();
}

async function wipe(): Promise<void> {
  const {wipeLocalData} = await import('#src/data/session/wipe-local-data.ts');
  await wipeLocalData(exampleId);
}
