import {expect, test} from 'vitest';
import {importErrors, imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {changeSchema} from '#contract/sync/change.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {importCorrected} from '#workers/csv-import/record/correct-row.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import {runImport} from '#workers/csv-import/record/run.ts';
import {bankFile} from './read-file.ts';
import {ids, account, making, buildTask, importFile, books, history, longFile} from './run-parts.ts';

test('[IMP12] an import writes whole, valid rows, its own row and its errors, as one act that undo takes back and redo brings again', async () => {
  const database = openLocalDevice();
  const text = 'Date,Description,Amount,Balance\n2026-01-31,Rent,-10.00,90.00\n2026-02-30,Bad,-1.00,89.00\n';
  const result = await importFile(database, text);
  expect(result).toMatchObject({status: 'completed', newCount: 1, knownCount: 0, skippedCount: 0, errorCount: 1});
  const [row] = await books(database);
  const {unsent: _, ...plain} = row ?? {unsent: true};
  expect(transactions.row.omit({blockedReason: true}).parse(plain)).toMatchObject({
    date: '2026-01-31',
    description: 'Rent',
    amountUnits: -1000,
    balanceUnits: 9000,
    accountId: account.id,
    importId: result.importId,
    importLine: 2,
    checked: false,
  });
  expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const [kept] = await history(database);
  expect(imports.row.parse(kept)).toMatchObject({
    status: 'completed',
    rowCount: 2,
    newCount: 1,
    errorCount: 1,
    failedReason: null,
  });
  expect(await readTable(database, importErrors, spaceOne)).toMatchObject([
    {
      importId: result.importId,
      line: 3,
      reason: 'import.bad-date',
      column: 0,
      status: 'open',
      cells: '["2026-02-30","Bad","-1.00","89.00"]',
    },
  ]);
  for (const change of await database.outbox.toArray()) {
    const {order: _order, ...sent} = change;
    changeSchema.parse(sent);
  }
  await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(77)});
  expect([await books(database), await history(database)]).toEqual([[], []]);
  await redoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(78)});
  expect(await books(database)).toHaveLength(1);
});

test('[REV2] what a file brings waits for review, whatever it says', async () => {
  const database = openLocalDevice();
  await importFile(database, 'Date,Description,Amount,Category\n2026-01-31,Rent,-10.00,Rent\n');
  expect(await books(database)).toMatchObject([{description: 'Rent', checked: false}]);
});

test('[IMP5] the same file again adds nothing; an overlapping one adds what is new; twins stay two', async () => {
  const database = openLocalDevice();
  const january =
    'Date,Description,Amount\n2026-01-30,Coffee,-3.00\n2026-01-31,Coffee,-3.00\n2026-01-31,Coffee,-3.00\n';
  const overlap =
    'Date;Description;Amount\n01/02/2026;Tea;-2,50\n31/01/2026;COFFEE;-3,00\n31/01/2026;Coffee ;-3,00\n31/01/2026;Coffee;-3,00\n';
  expect((await importFile(database, january)).newCount).toBe(3);
  expect(await compareFile(buildTask(database, january))).toMatchObject({fresh: {ids: []}, knownCount: 3});
  expect(await importFile(database, january, {making: making(12)})).toMatchObject({newCount: 0, knownCount: 3});
  // Both files only meet on the last of January: whether the third coffee is all that is new, nothing tells.
  expect(await runImport(buildTask(database, overlap))).toMatchObject({failure: {reason: 'import.unanswered'}});
  const decided = {decisions: {rest: 'least'}, making: making(13)} as const;
  expect(await importFile(database, overlap, decided)).toMatchObject({newCount: 2, knownCount: 2});
  expect(await books(database)).toHaveLength(5);
});

test('[IMP5] two devices make the same rows, another account makes its own', async () => {
  const [here, there] = [openLocalDevice(), openLocalDevice()];
  await importFile(here, bankFile('mercury-v1.csv'));
  await importFile(there, bankFile('mercury-v3.csv'), {making: making(14)});
  const rowIds = async (database: LocalDatabase) => (await books(database)).map(({id}) => id).toSorted();
  const first = await rowIds(here);
  expect(await rowIds(there)).toEqual(first);
  await importFile(here, bankFile('mercury-v1.csv'), {making: making(15), account: {id: ids(), currency: 'USD'}});
  expect(new Set(await rowIds(here)).size).toBe(8);
});

test('[IMP5] a movement that first came without its balance is known when it comes with it', async () => {
  const database = openLocalDevice();
  const header = 'Date,Description,Amount,Balance\n';
  await importFile(
    database,
    `${header}2026-01-31,Coffee,-3.00, \n2026-01-31,Coffee,-3.00, \n2026-01-30,Rent,-10.00,90.00\n`,
  );
  const later = `${header}2026-02-01,Tea,-1.00,83.00\n2026-01-31,Coffee,-3.00,84.00\n2026-01-31,Coffee,-3.00,87.00\n2026-01-30,Rent,-10.00,90.00\n`;
  expect(await importFile(database, later, {making: making(16)})).toMatchObject({newCount: 1, knownCount: 3});
});

test('[IMP12] a reading with open questions, and an account of another currency, are refused before anything is written', async () => {
  const database = openLocalDevice();
  const unclear = await runImport(buildTask(database, 'Date,Description,Amount\n03/04/2024,x,-1.00\n'));
  expect(unclear).toMatchObject({ok: false, failure: {reason: 'import.unanswered'}});
  const other = await runImport(buildTask(database, longFile(1), {account: {id: account.id, currency: 'EUR'}}));
  expect(other).toMatchObject({ok: false, failure: {reason: 'import.wrong-currency'}});
  expect(await database.outbox.count()).toBe(0);
});

test('[IMP10] a corrected row is read as its file was and joins its import; what is still wrong says so', async () => {
  const database = openLocalDevice();
  const text = 'Fecha;Concepto;Importe\n31/12/2025;Luz;-1.234,50\n30/02/2026;Agua;-20,00\n31/12/2025;Luz;mil\n';
  await importFile(database, text);
  const [date, amount] = (await readTable(database, importErrors, spaceOne)).toSorted(
    (one, other) => one.line - other.line,
  );
  if (!date || !amount) throw new Error('two rows with errors were expected');
  const correct = (errorRow: typeof date, cells: string[], seed: number) =>
    importCorrected(database, {spaceId: spaceOne, errorRow, cells}, making(seed));
  expect(await correct(date, ['29/02/2026', 'Agua', '-20,00'], 21)).toMatchObject({
    ok: false,
    failure: {reason: 'import.bad-date', details: {column: 0}},
  });
  expect(await correct(date, ['01/03/2026', 'Agua', '-20,00'], 22)).toMatchObject({ok: true});
  expect(await correct(date, ['01/03/2026', 'Agua', '-20,00'], 23)).toMatchObject({
    ok: false,
    failure: {reason: 'import.row-settled'},
  });
  expect(await correct(amount, ['31/12/2025', 'Luz', '-1.234,50'], 24)).toMatchObject({ok: true});
  const rows = (await books(database)).map(({importLine, amountUnits, date: day}) => [importLine, day, amountUnits]);
  expect(rows).toEqual([
    [2, '2025-12-31', -123_450],
    [3, '2026-03-01', -2_000],
    [4, '2025-12-31', -123_450],
  ]);
  expect((await readTable(database, importErrors, spaceOne)).map(({status}) => status)).toEqual([
    'corrected',
    'corrected',
  ]);
  // Taking the correction back takes nothing else back.
  const undone = await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(25)});
  expect(undone).toMatchObject({label: {key: 'import.correct', params: {file: expect.any(String)}}});
  expect((await books(database)).map(({importLine}) => importLine)).toEqual([2, 3]);
  expect((await history(database)).map(({undoneAt}) => undoneAt)).toEqual([null]);
});

test('[IMP10] a corrected row that is in the account from elsewhere is asked about, and put there as another one', async () => {
  const database = openLocalDevice();
  await importFile(database, 'Date,Description,Amount\n2026-01-31,Rent,-10.00\n2026-02-30,UBER,-5.00\n');
  await importFile(database, 'Date,Description,Amount\n2026-01-31,Rent,-10.00\n2026-02-28,UBER TRIP,-5.00\n', {
    making: making(41),
  });
  const [errorRow] = await readTable(database, importErrors, spaceOne);
  if (!errorRow) throw new Error('a row with an error was expected');
  const row = {spaceId: spaceOne, errorRow, cells: ['2026-02-28', 'UBER', '-5.00']};
  expect(await importCorrected(database, row, making(42))).toMatchObject({
    ok: false,
    failure: {
      code: 'conflict',
      reason: 'import.row-known',
      details: {date: '2026-02-28', description: 'UBER TRIP', amountUnits: -500},
    },
  });
  expect(await importCorrected(database, {...row, isAnother: true}, making(43))).toMatchObject({ok: true});
  const amounts = (await books(database)).map(({date, amountUnits}) => [date, amountUnits]);
  expect(amounts.filter(([date]) => date === '2026-02-28')).toEqual([
    ['2026-02-28', -500],
    ['2026-02-28', -500],
  ]);
});

test('[IMP10] two rows of one file that are alike are two: a corrected one is put beside the other without a question', async () => {
  const database = openLocalDevice();
  await importFile(database, 'Date,Description,Amount\n2026-01-31,Rent,-10.00\n2026-01-32,Rent,-10.00\n');
  const [errorRow] = await readTable(database, importErrors, spaceOne);
  if (!errorRow) throw new Error('a row with an error was expected');
  const row = {spaceId: spaceOne, errorRow, cells: ['2026-01-31', 'Rent', '-10.00']};
  expect(await importCorrected(database, row, making(44))).toMatchObject({ok: true});
  expect((await books(database)).length).toBe(2);
});
