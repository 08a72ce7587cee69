import type {ActSet} from '#tests/sync/simulation/acts/act-sets.ts';
import {createDice} from '#tests/sync/simulation/world/dice.ts';
import {runHistory} from '#tests/sync/simulation/run-history.ts';
import {stepsPerSeed} from '#tests/sync/simulation/acts/steps-per-seed.ts';
import {drawSteps} from '#tests/sync/simulation/acts/steps.ts';
import type {Figures, Part} from './part.ts';
import {sum} from './part.ts';

const seedsPerRound = 250;

/** What seeds are played with, where it is not as usual. */
type Played = {readonly deviceCount?: number | undefined; readonly acts?: ActSet | undefined};

/** Plays the seeds of one round; what breaks a promise is told, counted, and shortened by `npm run simulate`. */
async function playRound(from: number, {deviceCount, acts}: Played): Promise<Figures> {
  const beganMs = performance.now();
  let changes = 0;
  let violations = 0;
  for (let seed = from; seed < from + seedsPerRound; seed += 1) {
    const steps = drawSteps(createDice(seed), stepsPerSeed, {acts});
    const end = await runHistory({seed, steps}, {deviceCount});
    changes += end.changes;
    if (end.violation === null) continue;
    violations += 1;
    console.error(end.violation);
  }
  return {changes, violations, seconds: Math.round((performance.now() - beganMs) / 1_000)};
}

function simulate(
  name: string,
  {from, seeds, what, ...played}: Played & {from: number; seeds: number; what: string},
): Part {
  return {
    name,
    rounds: seeds / seedsPerRound,
    run: async (first, keep) => {
      for (let round = first; round < seeds / seedsPerRound; round += 1)
        await keep(await playRound(from + round * seedsPerRound, played));
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

/** Imports of the same files that are taken back, and decisions one by one that are brought back. */
export const simulationMore = simulate('simulation-more', {
  from: 6_000_001,
  seeds: 1_000,
  acts: 'more',
  what: 'simulation: imports taken back, decisions one by one and brought back',
});

/** What people choose in their own space on several devices, between their work. */
export const simulationOwn = simulate('simulation-own', {
  from: 7_000_001,
  seeds: 1_000,
  acts: 'own',
  what: 'simulation: what people choose in their own space',
});

/** Drafts of companies on several devices, and those of visitors who become somebody. */
export const simulationDrafts = simulate('simulation-drafts', {
  from: 8_000_001,
  seeds: 1_000,
  acts: 'drafts',
  what: 'simulation: drafts of companies, also of visitors who sign in',
});

/** What people decide on files of one layout, on several devices. */
export const simulationLayouts = simulate('simulation-layouts', {
  from: 9_000_001,
  seeds: 1_000,
  acts: 'layouts',
  what: 'simulation: how files of one layout are read, decided and taken back',
});
