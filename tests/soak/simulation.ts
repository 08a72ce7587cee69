import {createDice} from '#tests/sync/simulation/dice.ts';
import {runHistory} from '#tests/sync/simulation/run-history.ts';
import {stepsPerSeed} from '#tests/sync/simulation/steps-per-seed.ts';
import {drawSteps} from '#tests/sync/simulation/steps.ts';
import type {Figures, Part} from './part.ts';
import {sum} from './part.ts';

const seedsPerRound = 250;

/** Plays the seeds of one round; what breaks a promise is told, counted, and shortened by `npm run simulate`. */
async function playRound(from: number, deviceCount: number | undefined): Promise<Figures> {
  const beganMs = performance.now();
  let changes = 0;
  let violations = 0;
  for (let seed = from; seed < from + seedsPerRound; seed += 1) {
    const end = await runHistory({seed, steps: drawSteps(createDice(seed), stepsPerSeed)}, {deviceCount});
    changes += end.changes;
    if (end.violation === null) continue;
    violations += 1;
    console.error(end.violation);
  }
  return {changes, violations, seconds: Math.round((performance.now() - beganMs) / 1_000)};
}

function simulate(
  name: string,
  {from, seeds, deviceCount, what}: {from: number; seeds: number; deviceCount?: number; what: string},
): Part {
  return {
    name,
    rounds: seeds / seedsPerRound,
    run: async (first, keep) => {
      for (let round = first; round < seeds / seedsPerRound; round += 1)
        await keep(await playRound(from + round * seedsPerRound, deviceCount));
    },
    describe: (rounds) => {
      const played = rounds.length * seedsPerRound;
      const violations = sum(rounds, 'violations');
      const found = `${played} seeds of ${stepsPerSeed} steps, ${sum(rounds, 'changes')} changes, ${violations} violations`;
      return [{what, found, wanted: `${seeds} seeds, 0 violations`, ok: played >= seeds && violations === 0}];
    },
  };
}

/** People, devices and every fault, over the stores in memory. */
export const simulation = simulate('simulation', {
  from: 1,
  seeds: 20_000,
  what: 'simulation: 2 to 6 devices under every fault',
});

/** The same with two devices, so that the same rows meet more often. */
export const twoDevices = simulate('two-devices', {
  from: 5_000_001,
  seeds: 1_000,
  deviceCount: 2,
  what: 'simulation: two devices, histories with conflicts',
});
