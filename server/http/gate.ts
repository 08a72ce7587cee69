import type {Busy} from './busy.ts';

/** One thing of which only so much goes on at once: a person's pushes, a space's, the node's; how much is asked anew whenever somebody leaves. */
export type Place = {readonly key: string; readonly most: number | (() => number)};

/** Lets work in while there is a place for it. */
export type Gate = {
  /**
   * Waits until there is a place under each key, in the order of coming where the same is waited for.
   *
   * @param places the first is whose waiting is bounded.
   * @returns what is called once when the work is done, or how long to stay away where it would wait too long.
   */
  readonly enter: (places: readonly [Place, ...Place[]]) => Promise<(() => void) | Busy>;
};

type Waiting = {readonly places: readonly [Place, ...Place[]]; readonly begin: () => void};

/** What a piece of work is thought to take until one was measured, and how much the newest counts. */
const firstGuessMs = 300;
const weight = 0.2;
const [leastRetryMs, mostRetryMs] = [1_000, 60_000];

function mostOf({most}: Place): number {
  return typeof most === 'number' ? most : most();
}

/**
 * Makes a gate. Whoever waits has nothing held for them but their request: no connection of the database, no body that was read.
 *
 * @param maxWaiting how many may wait under one first key; the next is turned away at once.
 * @param maxWaitMs after which whoever waits is turned away.
 */
export function createGate({maxWaiting, maxWaitMs}: {maxWaiting: number; maxWaitMs: number}): Gate {
  const held = new Map<string, number>();
  let waiting: Waiting[] = [];
  let workMs = firstGuessMs;

  const isFree = (places: readonly Place[]): boolean =>
    places.every((place) => (held.get(place.key) ?? 0) < mostOf(place));
  const take = (places: readonly Place[]): (() => void) => {
    for (const {key} of places) held.set(key, (held.get(key) ?? 0) + 1);
    const beganMs = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      workMs += weight * (performance.now() - beganMs - workMs);
      for (const {key} of places) {
        const left = (held.get(key) ?? 1) - 1;
        if (left === 0) held.delete(key);
        else held.set(key, left);
      }
      letIn();
    };
  };
  const letIn = (): void => {
    for (const one of waiting)
      if (isFree(one.places)) {
        waiting = waiting.filter((other) => other !== one);
        one.begin();
      }
  };
  return {
    enter: async (places) => {
      if (isFree(places)) return take(places);
      const [first] = places;
      const {key} = first;
      const before = waiting.filter((one) => one.places[0].key === key).length;
      const retryAfterMs = Math.min(mostRetryMs, Math.max(leastRetryMs, ((before + 1) * workMs) / mostOf(first)));
      if (before >= maxWaiting) return {retryAfterMs};
      return new Promise((resolve) => {
        const one: Waiting = {
          places,
          begin: () => {
            clearTimeout(timer);
            resolve(take(places));
          },
        };
        const timer = setTimeout(() => {
          waiting = waiting.filter((other) => other !== one);
          resolve({retryAfterMs});
        }, maxWaitMs);
        waiting.push(one);
      });
    },
  };
}
