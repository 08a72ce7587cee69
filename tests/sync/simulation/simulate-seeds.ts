import {expect, test} from 'vitest';
import {createDice} from './dice.ts';
import {runHistory} from './run-history.ts';
import {stepsPerSeed} from './steps-per-seed.ts';
import {drawSteps} from './steps.ts';

const seedsPerTest = 10;

/** Plays seeds from `from` on, a few in each test, with as many devices as the seed says unless given; every invariant holds at the end of each. */
export function simulateSeeds(from: number, count: number, deviceCount?: number): void {
  const starts = Array.from({length: Math.ceil(count / seedsPerTest)}, (_, index) => from + index * seedsPerTest);
  test.each(starts)(
    '[ENG2] [ENG5] several devices under every fault, seed %i and those after it',
    async (start) => {
      const seeds = Array.from({length: Math.min(seedsPerTest, from + count - start)}, (_, index) => start + index);
      const broken: string[] = [];
      for (const seed of seeds) {
        const end = await runHistory({seed, steps: drawSteps(createDice(seed), stepsPerSeed)}, {deviceCount});
        if (end.violation !== null) broken.push(end.violation);
      }
      expect(broken).toEqual([]);
    },
    120_000,
  );
}
