import {byTest} from './by-test.ts';
import type {Part} from './part.ts';
import {sum} from './part.ts';

const seeds = 100;

/** The simulation over fake-indexeddb and PostgreSQL, by the test that plays a few of them in every run. */
export const overPostgres: Part = {
  name: 'over-postgres',
  rounds: 1,
  run: byTest('tests/sync/theatre/simulation.test.ts', {FARO_SEEDS: String(seeds)}),
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const found = `${seeds} seeds, ${isOk ? 'none' : 'some'} with a violation`;
    return [{what: 'simulation over fake-indexeddb and PostgreSQL', found, wanted: '0 violations', ok: isOk}];
  },
};
