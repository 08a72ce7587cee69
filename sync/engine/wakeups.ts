import {untilAborted, type Clock} from '#sync/store/clock.ts';

/**
 * Why the engine looks again: a change was recorded here, the network may be back, a person looks or asks, the server has news,
 * somebody signed in, the server says that it is there (again).
 */
export type WakeReason = 'write' | 'online' | 'visible' | 'asked' | 'poke' | 'session' | 'ready';

/** How long to rest at most, in milliseconds (null: until woken), and what may end it. */
export type Rest = {readonly waitMs: number | null; readonly wokenBy: readonly WakeReason[]};

/** Collects reasons to look again, also while the engine is at work. */
export type Wakeups = {
  wake(reason: WakeReason): void;
  /** Settles with the reasons that ended the rest; none when it was the time, or the signal. Those not asked for are forgotten. */
  rest(rest: Rest, clock: Clock, signal: AbortSignal): Promise<readonly WakeReason[]>;
};

/** Makes an empty collection of reasons. */
export function createWakeups(): Wakeups {
  const reasons = new Set<WakeReason>();
  let notify = (): void => {};
  return {
    wake: (reason) => {
      reasons.add(reason);
      notify();
    },
    rest: async ({waitMs, wokenBy}, clock, signal) => {
      const over = new AbortController();
      const stop = AbortSignal.any([signal, over.signal]);
      const woken = (): boolean => wokenBy.some((reason) => reasons.has(reason));
      notify = () => {
        if (woken()) over.abort();
      };
      notify();
      await (waitMs === null ? untilAborted(stop) : clock.wait(waitMs, stop));
      notify = () => {};
      const found = wokenBy.filter((reason) => reasons.has(reason));
      reasons.clear();
      return found;
    },
  };
}
