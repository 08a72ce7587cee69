/** Time and waiting, given from outside so that tests decide both. */
export type Clock = {
  /** Milliseconds since 1970; shown and waited by, never used to order anything. */
  nowMs(): number;
  /** Settles after `ms`, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** The device's own clock. */
export const deviceClock: Clock = {
  nowMs: () => Date.now(),
  wait: async (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        {once: true},
      );
    }),
};

/** Settles when the signal aborts. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, {once: true});
  });
}
