import type {Locks} from '#sync/store/locks.ts';

type Holder = {readonly tab: object; readonly grant: () => void};

/** The locks of one browser, which gives them to another tab when one dies or sleeps too long. */
export type BrowserLocks = {
  /** The locks as one tab sees them. */
  forTab(tab: object): Locks;
  /** Takes the locks that a tab holds and gives them to the next: the browser takes it for dead, and it is not. */
  takeFrom(tab: object): void;
  /** Forgets a tab that died: what it holds and what it waits for. */
  forget(tab: object): void;
};

/** Makes the locks of a browser. */
export function createBrowserLocks(): BrowserLocks {
  const queues = new Map<string, Holder[]>();
  const leave = (name: string, holder: Holder): void => {
    const queue = queues.get(name) ?? [];
    const place = queue.indexOf(holder);
    if (place < 0) return;
    queue.splice(place, 1);
    if (place === 0) queue[0]?.grant();
  };
  const hold = async <Result>(tab: object, name: string, work: () => Promise<Result>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    const granted = Promise.withResolvers<void>();
    const holder: Holder = {tab, grant: granted.resolve};
    queue.push(holder);
    if (queue[0] === holder) holder.grant();
    const giveUp = () => granted.reject(signal?.reason);
    signal?.addEventListener('abort', giveUp, {once: true});
    try {
      await granted.promise;
      return await work();
    } finally {
      signal?.removeEventListener('abort', giveUp);
      leave(name, holder);
    }
  };
  return {
    forTab: (tab) => ({
      hold: async (name, work, signal) => hold(tab, name, work, signal),
      tryHold: async (name, work) => ((queues.get(name) ?? []).length > 0 ? null : hold(tab, name, work)),
    }),
    takeFrom: (tab) => {
      for (const [name, [holder]] of queues) if (holder?.tab === tab) leave(name, holder);
    },
    forget: (tab) => {
      for (const [name, queue] of queues)
        for (const holder of queue.toReversed()) if (holder.tab === tab) leave(name, holder);
    },
  };
}
