import {setImmediate as nextTurn} from 'node:timers/promises';

/** How long one piece of work keeps everybody else waiting before it lets them go on. */
const turnMs = 8;

/** Called between steps of long work: lets others go on whenever a turn is over. Rule: WAY12. */
export type Breathe = () => Promise<void> | undefined;

/** Begins the first turn of a piece of work. */
export function startTurns(): Breathe {
  let beganMs = performance.now();
  return () => {
    if (performance.now() - beganMs < turnMs) return undefined;
    return nextTurn().then(() => {
      beganMs = performance.now();
    });
  };
}

/** Does work that says by itself where it may pause, a turn at a time. @returns what it returns. */
export async function runInTurns<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  const breathe = startTurns();
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) return value;
    const pause = breathe();
    if (pause) await pause;
  }
}

/** The same without a pause. */
export function runAtOnce<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) return value;
  }
}
