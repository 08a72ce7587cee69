import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';

/**
 * Runs something in which what waits no time at all goes on at once, in order, instead of by a timer: Dexie starts its live queries so.
 * Longer waits stay as they are.
 */
export async function withoutTimers<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = globalThis.setTimeout;
  const pump = createPump();
  const atOnce = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (ms) return before(run, ms, ...given);
    pump.add(() => run(...given));
    return undefined;
  };
  globalThis.setTimeout = Object.assign(atOnce, before) as typeof setTimeout;
  try {
    return await work();
  } finally {
    globalThis.setTimeout = before;
  }
}
