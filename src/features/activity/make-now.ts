import {newId} from '#contract/kernel/ids.ts';
import type {Making} from '#sync/outbox/undo-last.ts';

/** The browser's clock and randomness. */
export function makeNow(): Making {
  return {
    now: new Date().toISOString(),
    createId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
  };
}
