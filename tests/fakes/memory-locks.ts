import type {Locks} from '#sync/store/locks.ts';

/** Named locks shared by all tabs of one fake browser: first come, first served. */
export function createMemoryLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  const hold: Locks['hold'] = async (name, work, signal) => {
    signal?.throwIfAborted();
    const before = tails.get(name);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const tail = Promise.all([before, held]);
    tails.set(name, tail);
    try {
      await untilFree(before, signal);
      return await work();
    } finally {
      release();
      void tail.then(() => tails.get(name) === tail && tails.delete(name));
    }
  };
  return {hold, tryHold: async (name, work) => (tails.has(name) ? null : hold(name, work))};
}

async function untilFree(before: Promise<unknown> | undefined, signal: AbortSignal | undefined): Promise<void> {
  if (!before) return;
  await new Promise((resolve, reject) => {
    void before.then(resolve);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}
