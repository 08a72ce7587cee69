import type {Clock} from '#sync/store/clock.ts';

/** A clock that only a test moves. */
export type HandClock = Clock & {
  /** Lets time pass; whoever waited long enough goes on. */
  advance(ms: number): void;
  /** How long each waiting part still waits. */
  waits(): number[];
};

/** Makes a clock that stands still at `startMs`. */
export function createHandClock(startMs: number): HandClock {
  let nowMs = startMs;
  const waiting = new Set<{untilMs: number; resolve: () => void}>();
  return {
    nowMs: () => nowMs,
    wait: async (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const entry = {untilMs: nowMs + ms, resolve};
        waiting.add(entry);
        signal.addEventListener(
          'abort',
          () => {
            waiting.delete(entry);
            resolve();
          },
          {once: true},
        );
      }),
    advance: (ms) => {
      nowMs += ms;
      for (const entry of waiting) {
        if (entry.untilMs > nowMs) continue;
        waiting.delete(entry);
        entry.resolve();
      }
    },
    waits: () => [...waiting].map((entry) => entry.untilMs - nowMs),
  };
}
