import {spawnSync} from 'node:child_process';
import type {Part} from './part.ts';
import {sum} from './part.ts';

const seeds = 100;

/** The simulation over fake-indexeddb and PostgreSQL, by the test that plays a few of them in every run. */
export const overPostgres: Part = {
  name: 'over-postgres',
  rounds: 1,
  run: async (_first, keep) => {
    const done = spawnSync('vitest', ['run', '--project', 'server', 'tests/sync/theatre/simulation.test.ts'], {
      env: {...process.env, FARO_SEEDS: String(seeds)},
      stdio: 'inherit',
    });
    await keep({violations: done.status === 0 ? 0 : 1});
  },
  describe: (rounds) => {
    const isOk = sum(rounds, 'violations') === 0;
    const found = `${seeds} seeds, ${isOk ? 'none' : 'some'} with a violation`;
    return [{what: 'simulation over fake-indexeddb and PostgreSQL', found, wanted: '0 violations', ok: isOk}];
  },
};
