import {expect, test} from 'vitest';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, spaceOne} from '#tests/sync/build-change.ts';
import {separateMatch} from '#workers/csv-import/record/separate-match.ts';
import {account, importFile, making} from './run-parts.ts';

test('[IMP44] a row that is said to be another movement comes with the note and the reference of its file', async () => {
  const database = openLocalDevice();
  await recordChange(
    database,
    buildChange({table: 'accounts', op: 'create', rowIds: [account.id], set: {currency: {same: 'USD'}}, was: {}}),
  );
  const rows = ['2026-01-13,Coffee corner,-3.50', '2026-01-14,Office rent,-850.00', '2026-01-15,Client Acme,1500.00'];
  await importFile(database, ['Date,Description,Amount', ...rows].join('\n'));
  const noted = rows.map((row, at) => `${row},note ${at},R-${at}`);
  await importFile(
    database,
    ['Date,Description,Amount,Notes,Reference', ...noted].join('\n').replaceAll('Coffee corner', 'COFFEE CORNER 42'),
    {
      making: making(12),
      decisions: {rest: 'least'},
    },
  );
  const [match] = await readTable(database, importMatches, spaceOne);
  expect(match).toBeDefined();
  const matchId = match?.id ?? '';
  await separateMatch(database, {spaceId: spaceOne, matchId}, making(13));
  const made = (await readTable(database, transactions, spaceOne)).find(({id}) => id === matchId);
  expect(made).toMatchObject({note: 'note 0', reference: 'R-0', importLine: 2});
});
