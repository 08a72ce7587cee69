import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {RecordChange} from '#tests/sync/simulation/acts/acts.ts';
import {recordOutsideTransaction, undoWithoutNote} from '#tests/sync/simulation/world/planted.ts';
import {playCrash, prepare} from './play-crash.ts';
import {playScenario} from './play-scenario.ts';
import {scenarios} from './scenarios.ts';

/** More are played by the soak. */
const doublesEach = 5;

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  '[ENG5] [ENG2] %s: a page that ends at any boundary, and the next one at another, loses nothing and doubles nothing',
  async (_name, scenario) => {
    const {boundaries, doubles, violations} = await playScenario(scenario, doublesEach);
    expect(violations).toEqual([]);
    expect(boundaries).toBeGreaterThanOrEqual(scenario.floor);
    expect(doubles).toBe(doublesEach);
  },
  120_000,
);

test('the same end is the same run', async () => {
  const [first] = scenarios;
  if (!first) throw new Error('no scenario');
  const prepared = await prepare(first);
  expect(await playCrash(prepared, [20, 10])).toEqual(await playCrash(prepared, [20, 10]));
});

/** Says that it is saved before it is. */
const saidTooEarly: RecordChange = async (database, ...changes) => {
  recordChange(database, ...changes).catch(() => undefined);
  return 0;
};

test.each([
  ['said to be saved too early', saidTooEarly],
  ['written outside its transaction', recordOutsideTransaction],
])('a change that is %s is found', async (_what, planted) => {
  const [write] = scenarios;
  if (!write) throw new Error('no scenario');
  const prepared = await prepare(write);
  const {reached} = await playCrash(prepared, [null, null], {recordChange: planted});
  let found: string | null = null;
  for (let first = 1; first <= (reached[0]?.length ?? 0) && found === null; first += 1)
    found = (await playCrash(prepared, [first, null], {recordChange: planted})).violation;
  expect(found).toContain('1 exactly once');
});

test('[UND4] [LOG5] an undo of which the second log does not hear is found', async () => {
  const takeBack = scenarios.at(-1);
  if (!takeBack) throw new Error('no scenario');
  const prepared = await prepare(takeBack);
  const planted = {undoLast: undoWithoutNote};
  const {reached} = await playCrash(prepared, [null, null], planted);
  let found: string | null = null;
  for (let first = 1; first <= (reached[0]?.length ?? 0) && found === null; first += 1)
    found = (await playCrash(prepared, [first, null], planted)).violation;
  expect(found).toContain('took effect after it was discarded');
});
