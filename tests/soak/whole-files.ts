import {byTest} from './by-test.ts';
import {sum, type Part} from './part.ts';

const histories = 5_000;

/** Random histories, each as two bank's files of any forms, read and brought together. */
export const wholeFiles: Part = {
  name: 'whole-files',
  rounds: 1,
  run: byTest(
    'tests/workers/csv-import/whole-files/whole-files.test.ts',
    {FARO_WHOLE_FILES: String(histories), FARO_WHOLE_FILES_SEED: '7'},
    'unit',
  ),
  describe: (done) => [
    {
      what: 'histories as two bank’s files of any columns, order, forms and overlap',
      found: `${done.length * histories} histories, ${sum(done, 'wrong') === 0 ? 'each exact or asked about' : 'one doubled or lost'}`,
      wanted: `${histories} histories, each exact or asked about`,
      ok: done.length > 0 && sum(done, 'wrong') === 0,
    },
  ],
};
