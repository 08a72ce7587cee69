import {newId} from '#contract/kernel/ids.ts';
import type {Making} from '#sync/outbox/undo-last.ts';

/** The moment and the ids of an act: the browser's clock and randomness. */
export function makeNow(): Making {
  const nowMs = Date.now();
  return {
    now: new Date(nowMs).toISOString(),
    createId: () => newId(nowMs, (bytes) => crypto.getRandomValues(bytes)),
  };
}
