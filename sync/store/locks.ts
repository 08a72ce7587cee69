/** Named locks that all tabs and workers of a browser share. */
export type Locks = {
  /** Waits for the lock, then holds it while `work` runs. Rejects with the signal's reason when it aborts while waiting. */
  hold<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** As `hold` if the lock is free at this moment; answers null at once otherwise. */
  tryHold<Result>(name: string, work: () => Promise<Result>): Promise<Result | null>;
};

/** The browser's own locks. Source: Web Locks API. */
export function browserLocks(manager: LockManager): Locks {
  return {
    hold: async (name, work, signal) => manager.request(name, signal ? {signal} : {}, work),
    tryHold: async (name, work) => manager.request(name, {ifAvailable: true}, async (lock) => (lock ? work() : null)),
  };
}
