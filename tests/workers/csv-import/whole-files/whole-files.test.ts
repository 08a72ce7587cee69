import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import {findMistakes} from './check-files.ts';
import {cut, history, layout} from './exports.ts';

/** More with `FARO_WHOLE_FILES`, from another seed with `FARO_WHOLE_FILES_SEED`: the soak plays thousands. */
const numRuns = Number(process.env['FARO_WHOLE_FILES'] ?? 300);
const seed = Number(process.env['FARO_WHOLE_FILES_SEED'] ?? 42);

const checkFiles = async (runs: number, compare: typeof compareFile) =>
  fc.check(
    fc.asyncProperty(history, layout, layout, cut, cut, async (all, one, other, shown, later) => {
      const mistakes = await findMistakes(all, [one, other], [shown, later], compare);
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    }),
    {numRuns: runs, seed, endOnFailure: true},
  );

test(
  '[IMP40] any two files of one history, whatever their columns, order, forms and overlap, make exactly that history or ask',
  async () => {
    const found = await checkFiles(numRuns, compareFile);
    const error = found.errorInstance instanceof Error ? found.errorInstance.message : null;
    expect({error, example: found.counterexample}).toEqual({error: null, example: null});
  },
  120_000 + numRuns * 200,
);

test('[IMP40] the same judgement finds a movement that comes a second time under another name', async () => {
  const found = await checkFiles(50, async (task) => {
    const comparison = await compareFile(task);
    const lines = new Set(comparison.likenesses.map(({line}) => line));
    const doubled = task.file.transactions.filter(({line}) => lines.has(line));
    const transactions = [...comparison.fresh.transactions, ...doubled];
    return {...comparison, fresh: {ids: transactions.map(({identity}) => identity), transactions}};
  });
  expect(found.errorInstance).toMatchObject({message: expect.stringContaining('doubled')});
});
