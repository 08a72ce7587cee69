import {expect, test} from 'vitest';
import {createDice} from './world/dice.ts';
import {recordOutsideTransaction, undoWithoutAsking} from './world/planted.ts';
import {runHistory} from './run-history.ts';
import {shrink} from './shrink.ts';
import {drawSteps} from './acts/steps.ts';
import {cpuMs} from '#tests/kits/cpu-time.ts';

test('a seed replays exactly, and another one is another history', async () => {
  const play = async (seed: number) => runHistory({seed, steps: drawSteps(createDice(seed), 100)}, {keepLines: true});
  const [once, again, other] = [await play(5), await play(5), await play(6)];
  expect(again).toEqual(once);
  expect(other.hash).not.toBe(once.hash);
  expect(once.changes).toBeGreaterThan(10);
});

test('a change written outside its transaction is found within 60 seconds, and its history shortened', async () => {
  const startMs = cpuMs();
  const planted = {recordChange: recordOutsideTransaction};
  for (let seed = 1; ; seed += 1) {
    const history = {seed, steps: drawSteps(createDice(seed), 200)};
    const end = await runHistory(history, planted);
    if (end.violation === null) continue;
    expect(end.violation).toContain(`seed ${seed}: 1 exactly once: `);
    expect(cpuMs() - startMs).toBeLessThan(60_000);
    const shortened = await shrink({history, end}, (best) => best.history.steps.length >= 70, planted);
    expect(shortened.history.steps.length).toBeLessThan(70);
    expect((await runHistory(shortened.history)).violation).toBeNull();
    return;
  }
}, 180_000);

test('[UND4] an undo that takes out of the queue what may have been sent is found within 60 seconds', async () => {
  const startMs = cpuMs();
  for (let seed = 1; ; seed += 1) {
    const end = await runHistory({seed, steps: drawSteps(createDice(seed), 200)}, {undoLast: undoWithoutAsking});
    expect(cpuMs() - startMs).toBeLessThan(60_000);
    if (end.violation !== null) return;
  }
}, 180_000);
