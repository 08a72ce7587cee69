import {newId} from '#contract/kernel/ids.ts';

/** Makes an id of version 7 for something made at this moment, in milliseconds since 1970. */
export function makeId(nowMs: number): string {
  return newId(nowMs, (bytes) => crypto.getRandomValues(bytes));
}
