import {runHistory, type History, type RunEnd} from './run-history.ts';
import type {WorldParts} from './world/world.ts';

/** A shorter history that breaks the same promise, and how. */
export type Shrunk = {readonly history: History; readonly end: RunEnd};

/**
 * Leaves out steps of a failing history for as long as it still breaks the same promise: large parts first, then single steps.
 *
 * @param goesOn whether to look for an even shorter one, asked before each try.
 */
export async function shrink(
  failing: Shrunk,
  goesOn: (best: Shrunk) => boolean,
  options: Partial<Omit<WorldParts, 'seed'>> = {},
): Promise<Shrunk> {
  const promise = promiseOf(failing.end);
  let best = failing;
  for (let size = Math.ceil(best.history.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < best.history.steps.length;) {
      if (!goesOn(best)) return best;
      const {seed, steps} = best.history;
      const history = {seed, steps: steps.filter((_, index) => index < start || index >= start + size)};
      const end = await runHistory(history, options);
      if (end.violation !== null && promiseOf(end) === promise) best = {history, end};
      else start += size;
    }
  }
  return best;
}

/** The promise that a run broke: what stands between the seed and what was found. */
function promiseOf({violation}: RunEnd): string {
  return violation?.split(': ')[1] ?? '';
}
