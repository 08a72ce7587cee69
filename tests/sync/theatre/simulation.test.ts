import {expect, test} from 'vitest';
import {buildServer} from '#tests/kits/build-server.ts';
import {createDice} from '#tests/sync/simulation/world/dice.ts';
import {createRealStage} from '#tests/sync/simulation/world/real-stage.ts';
import {runHistory} from '#tests/sync/simulation/run-history.ts';
import {drawSteps} from '#tests/sync/simulation/acts/steps.ts';

const seedsPerTest = 5;
// A seed here takes as long as ten in memory; `npm run soak` plays `FARO_SEEDS` of them. What it finds hardly depends on the server's edition.
const seedCount = Number(process.env['FARO_SEEDS'] ?? (process.env['FARO_TEST_POSTGRES'] === 'debian' ? 5 : 10));
const starts = Array.from({length: seedCount / seedsPerTest}, (_, index) => 1_001 + index * seedsPerTest);

test.each(starts)(
  '[ENG2] [ENG5] several devices over fake-indexeddb and PostgreSQL, seed %i and those after it',
  async (start) => {
    const broken: string[] = [];
    const server = await buildServer();
    for (let seed = start; seed < start + seedsPerTest; seed += 1) {
      const stage = createRealStage(server);
      const steps = drawSteps(createDice(seed), 200);
      const end = await runHistory({seed, steps}, {createStage: () => stage});
      if (end.violation !== null) broken.push(end.violation);
    }
    await server.close();
    expect(broken).toEqual([]);
  },
  120_000,
);
