import {createDice} from '#tests/sync/simulation/world/dice.ts';
import {playCrash, prepare, type CrashEnd, type Ends} from './play-crash.ts';
import type {Scenario} from './scenarios.ts';

/** What playing a scenario with ends at its boundaries came to. */
export type Played = {
  /** Boundaries that the page came to when nothing ended it; it was played with an end at each. */
  readonly boundaries: number;
  /** Runs in which the page after the first ended too. */
  readonly doubles: number;
  /** Promises that did not hold. */
  readonly violations: readonly string[];
};

/** Plays a scenario with an end at every boundary once, then with so many pairs of ends, drawn by a seed. */
export async function playScenario(scenario: Scenario, doubleCount: number, seed = 1): Promise<Played> {
  const prepared = await prepare(scenario);
  const violations: string[] = [];
  const play = async (ends: Ends): Promise<CrashEnd> => {
    const end = await playCrash(prepared, ends);
    if (end.violation !== null) violations.push(end.violation);
    return end;
  };
  const [undisturbed] = (await play([null, null])).reached;
  const boundaries = undisturbed?.length ?? 0;
  /** How many boundaries the page after came to, by the end of the first. */
  const after: number[] = [];
  for (let first = 1; first <= boundaries; first += 1) {
    const {reached} = await play([first, null]);
    if (reached.length !== 2) violations.push(`${scenario.name} ${first}: no page ended`);
    after.push(reached[1]?.length ?? 0);
  }
  const dice = createDice(seed);
  let doubles = 0;
  for (let number = 0; number < doubleCount; number += 1) {
    const first = 1 + Math.floor(dice(scenario.name, number, 'first') * boundaries);
    const second = 1 + Math.floor(dice(scenario.name, number, 'second') * (after[first - 1] ?? 0));
    const {reached} = await play([first, second]);
    if (reached.length === 3) doubles += 1;
    else violations.push(`${scenario.name} ${first} ${second}: ${reached.length - 1} pages ended`);
  }
  return {boundaries, doubles, violations};
}
