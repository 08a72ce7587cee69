import {expect, test} from 'vitest';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import {readFile} from './read-file.ts';
import {buildTask, importFile} from './run-parts.ts';

const mixed = [
  'Date,Description,Amount,Status',
  '2026-01-30,a,-1.00,Completed',
  '2026-02-30,b,-1.00,Completed',
  '2026-02-31,c,-1.00,Completed',
  '2026-01-31,d,x1,Completed',
  '2026-01-31,e,-5.00,Pending',
  '2026-01-31,f,-6.00,Pending',
].join('\n');

test('[IMP25] rows of one error are left out together, and others stay errors', () => {
  const {errors, skipped, reading} = readFile(mixed, {overrides: {leftOut: ['import.bad-date']}});
  expect(errors.map(({line}) => line)).toEqual([5]);
  expect(skipped.filter(({reason}) => reason === 'import.skipped-by-person').map(({line}) => line)).toEqual([3, 4]);
  expect(reading.leftOut).toEqual([{reason: 'import.bad-date', count: 2}]);
});

test('[IMP25] rows that are pending count together where the person says so', () => {
  const {transactions} = readFile(mixed, {overrides: {taken: ['import.skipped-pending']}});
  expect(transactions.map(({line}) => line)).toEqual([2, 6, 7]);
});

test('[IMP25] of rows that likeness speaks for all are imported at once, but for those that are the same', async () => {
  const database = openLocalDevice();
  await importFile(
    database,
    'Date,Description,Amount\n2026-03-01,Rent Ana,-850.00\n2026-03-04,Shop Luis,-12.55\n2026-03-09,End,-1.00\n',
  );
  const moved =
    'Date,Text,Amount\n2026-03-01,RENT ANA XX,-850.00\n2026-03-04,SHOP LUIS XX,-12.55\n2026-03-09,END XX,-1.00\n';
  const compare = async (decisions: Parameters<typeof compareFile>[0]['decisions']) =>
    compareFile({...buildTask(database, moved), ...(decisions && {decisions})});
  const before = await compare({});
  expect([before.fresh.ids.length, before.likenesses.length]).toEqual([0, 3]);
  const [first] = before.likenesses;
  expect((await compare({isAllApart: true})).fresh.ids).toHaveLength(3);
  const kept = await compare({isAllApart: true, same: [first?.place ?? -1]});
  expect(kept.fresh.ids).toHaveLength(2);
  expect(kept.likenesses.filter(({isApart}) => !isApart)).toHaveLength(1);
});
