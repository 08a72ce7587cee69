import {expect, test} from 'vitest';
import type {ActSet} from './acts/act-sets.ts';
import {createDice} from './world/dice.ts';
import {runHistory} from './run-history.ts';
import {stepsPerSeed} from './acts/steps-per-seed.ts';
import {drawSteps} from './acts/steps.ts';

const seedsPerTest = 10;

/** What seeds are played with, where it is not as usual. */
type Played = {
  /** As many as the seed says unless given. */
  readonly deviceCount?: number;
  readonly acts?: ActSet;
};

/** Plays seeds from `from` on, a few in each test; every invariant holds at the end of each. */
export function simulateSeeds(from: number, count: number, {deviceCount, acts}: Played = {}): void {
  const starts = Array.from({length: Math.ceil(count / seedsPerTest)}, (_, index) => from + index * seedsPerTest);
  test.each(starts)(
    '[ENG2] [ENG5] several devices under every fault, seed %i and those after it',
    async (start) => {
      const seeds = Array.from({length: Math.min(seedsPerTest, from + count - start)}, (_, index) => start + index);
      const broken: string[] = [];
      for (const seed of seeds) {
        const steps = drawSteps(createDice(seed), stepsPerSeed, {acts});
        const end = await runHistory({seed, steps}, {deviceCount});
        if (end.violation !== null) broken.push(end.violation);
      }
      expect(broken).toEqual([]);
    },
    120_000,
  );
}
