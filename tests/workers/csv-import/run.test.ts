import {expect, test} from 'vitest';
import {importErrors, imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {changeSchema} from '#contract/sync/change.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {keepRecent} from '#sync/outbox/keep-recent.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {importCorrected} from '#workers/csv-import/correct-row.ts';
import {recoverImports} from '#workers/csv-import/recover-imports.ts';
import {countNew, runImport, type ImportTask, type Making} from '#workers/csv-import/run.ts';
import {takeBack} from '#workers/csv-import/take-back.ts';
import {undoImport} from '#workers/csv-import/undo-import.ts';
import {bankFile, readFile} from './read-file.ts';

const ids = createIds(5);
const account = {id: ids(), currency: 'USD'};
const userId = ids();

function making(seed: number): Making {
  return {nowMs: () => testNow, createId: createIds(seed)};
}

function buildTask(
  database: LocalDatabase,
  content: string | Uint8Array<ArrayBuffer>,
  more: Partial<ImportTask> = {},
): ImportTask {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    database,
    spaceId: spaceOne,
    userId,
    account,
    file: readFile(bytes),
    bytes,
    making: making(11),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  };
}

async function importFile(
  database: LocalDatabase,
  content: string | Uint8Array<ArrayBuffer>,
  more: Partial<ImportTask> = {},
) {
  const outcome = await runImport(buildTask(database, content, more));
  if (!outcome.ok) throw new Error(outcome.failure.reason);
  return outcome.value;
}

const books = (database: LocalDatabase) => readTable(database, transactions, spaceOne);
const history = (database: LocalDatabase) => readTable(database, imports, spaceOne);

/** A statement of many rows with a balance. */
function longFile(rowCount: number): string {
  const rows = Array.from(
    {length: rowCount},
    (_, row) => `2026-01-${String((row % 28) + 1).padStart(2, '0')},Row ${row},-1.00`,
  );
  return `Date,Description,Amount\n${rows.join('\n')}`;
}

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

test('[IMP5] the same file again adds nothing; an overlapping one adds what is new; twins stay two', async () => {
  const database = openLocalDevice();
  const january =
    'Date,Description,Amount\n2026-01-30,Coffee,-3.00\n2026-01-31,Coffee,-3.00\n2026-01-31,Coffee,-3.00\n';
  const overlap =
    'Date;Description;Amount\n01/02/2026;Tea;-2,50\n31/01/2026;COFFEE;-3,00\n31/01/2026;Coffee ;-3,00\n31/01/2026;Coffee;-3,00\n';
  expect((await importFile(database, january)).newCount).toBe(3);
  expect(await countNew(buildTask(database, january))).toEqual({newCount: 0, knownCount: 3});
  expect(await importFile(database, january, {making: making(12)})).toMatchObject({newCount: 0, knownCount: 3});
  expect(await importFile(database, overlap, {making: making(13)})).toMatchObject({newCount: 2, knownCount: 2});
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

test('[IMP13] cancelling in the middle leaves no row behind, says so in the history, and tells progress on the way', async () => {
  const database = openLocalDevice();
  const cancelling = new AbortController();
  const seen: number[] = [];
  const onProgress = (written: number, total: number) => {
    seen.push(written);
    expect(total).toBe(9_000);
    if (written >= 5_000) cancelling.abort();
  };
  const result = await importFile(database, longFile(9_000), {signal: cancelling.signal, onProgress});
  expect(result).toMatchObject({status: 'cancelled', newCount: 0});
  expect(seen).toEqual([2_000, 4_000, 6_000]);
  expect(await books(database)).toEqual([]);
  expect(await history(database)).toMatchObject([{status: 'cancelled', newCount: 0}]);
  expect((await database.outbox.toArray()).map(({table}) => table)).toEqual(['imports', 'imports']);
  expect(await importFile(database, longFile(9_000), {making: making(17)})).toMatchObject({newCount: 9_000});
});

test('[IMP13] what may have been sent is reversed, not discarded', async () => {
  const database = openLocalDevice();
  const cancelling = new AbortController();
  const onProgress = (written: number) => {
    // The first 30,000 rows are on the disk, and two changes of them on their way to the server.
    if (written > 30_000) cancelling.abort();
  };
  await database.meta.put({
    key: 'client',
    value: {clientId: ids(), nextSeq: 3, sentThroughOrder: 3, chainHash: '', sending: null, acknowledged: null},
  });
  await importFile(database, longFile(31_000), {signal: cancelling.signal, onProgress});
  expect(await books(database)).toEqual([]);
  const left = await database.outbox.toArray();
  expect(left.map(({table, op, rowIds}) => [table, op, rowIds.length])).toEqual([
    ['imports', 'create', 1],
    ['transactions', 'create', 500],
    ['transactions', 'create', 500],
    ['transactions', 'edit', 500],
    ['transactions', 'edit', 500],
    ['imports', 'edit', 1],
  ]);
});

test('[IMP13] an import whose worker died is taken back by the next one, and its history says so', async () => {
  const database = openLocalDevice();
  const dying = buildTask(database, longFile(31_000), {
    onProgress: (written) => {
      // What a killed worker leaves behind: nothing more is written, nothing is cleaned up.
      if (written === 30_000) queueMicrotask(() => database.close({disableAutoOpen: true}));
    },
  });
  await expect(runImport(dying)).rejects.toThrow();
  await database.open();
  expect(await books(database)).toHaveLength(30_000);
  expect(await recoverImports(database, spaceOne, making(30))).toBe(1);
  expect(await books(database)).toEqual([]);
  expect(await history(database)).toMatchObject([{status: 'failed', failedReason: 'import.interrupted'}]);
  expect(await recoverImports(database, spaceOne, making(31))).toBe(0);
});

/** The server has taken everything; the first two movements were there already, by the import of another device. */
async function confirmBesides(database: LocalDatabase, otherImport: string): Promise<string[]> {
  const shown = (await books(database)).map((row) => ({...row, deleted: false}));
  const rows = shown.map((row, index) => (index < 2 ? {...row, importId: otherImport} : row));
  const kept = (await history(database)).map((row) => ({...row, deleted: false}));
  for (const [table, body] of [
    ['transactions', toColumns(rows, columnsOf(transactions))],
    ['imports', toColumns(kept, columnsOf(imports))],
  ] as const) {
    const page = {spaceId: spaceOne, table, revision: 1, position: 0, count: body.ids.length};
    await writeBasePage(database, {...page, body: JSON.stringify(body)});
  }
  await database.transaction('rw', database.outbox, database.recent, async () => {
    await keepRecent(database, Infinity, {keep: withoutOrder, keepsRows: () => false});
    await database.outbox.clear();
  });
  return rows.slice(0, 2).map(({id}) => id);
}

test('[IMP13] [UND1] undoing an import leaves the movements alone that another device had imported before', async () => {
  const database = openLocalDevice();
  await importFile(database, bankFile('mercury-v1.csv'));
  const theirs = await confirmBesides(database, ids());
  await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(40)});
  expect((await books(database)).map(({id}) => id)).toEqual(theirs);
  expect(await history(database)).toEqual([]);
  await redoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(41)});
  expect(await books(database)).toHaveLength(4);
});

test('[IMP13] [UND1] where the other device’s movement was deleted before, or is made again here, it is the import’s own', async () => {
  const database = openLocalDevice();
  await importFile(database, bankFile('mercury-v1.csv'));
  const theirs = await confirmBesides(database, ids());
  await database.recent.clear();
  const [set, was] = [{deleted: {same: true}}, {deleted: {same: false}}];
  await recordChange(database, buildChange({table: 'transactions', rowIds: theirs.slice(0, 1), set, was}));
  await importFile(database, bankFile('mercury-v1.csv'), {making: making(42)});
  await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(43)});
  expect((await books(database)).map(({id}) => id)).not.toContain(theirs[0]);
  expect(await books(database)).toHaveLength(3);
});

test('[IMP13] an import that is taken back leaves the movements alone that another device had imported before', async () => {
  const database = openLocalDevice();
  await importFile(database, bankFile('mercury-v1.csv'));
  const theirs = await confirmBesides(database, ids());
  const [act] = await database.recent.toArray();
  const [row] = await history(database);
  if (!act || !row) throw new Error('an import was expected');
  const {unsent: _, ...imported} = row;
  const now = new Date(testNow).toISOString();
  const acts = {spaceId: spaceOne, groupId: act.key, now, createId: createIds(44), label: {key: 'import'}};
  await takeBack(database, acts, imported, {status: 'failed'});
  expect((await books(database)).map(({id}) => id)).toEqual(theirs);
});

test('[IMP12] a reading with open questions, and an account of another currency, are refused before anything is written', async () => {
  const database = openLocalDevice();
  const unclear = await runImport(buildTask(database, 'Date,Description,Amount\n03/04/2024,x,-1.00\n'));
  expect(unclear).toMatchObject({ok: false, failure: {reason: 'import.unanswered'}});
  const other = await runImport(buildTask(database, longFile(1), {account: {id: account.id, currency: 'EUR'}}));
  expect(other).toMatchObject({ok: false, failure: {reason: 'import.wrong-currency'}});
  expect(await database.outbox.count()).toBe(0);
});

test('[IMP14] a whole import is taken back later, with rows changed since; blocked rows stay; importing again brings them back', async () => {
  const database = openLocalDevice();
  const {importId} = await importFile(database, bankFile('mercury-v1.csv'));
  const [first] = await books(database);
  await recordChange(database, {
    id: ids(),
    spaceId: spaceOne,
    table: 'transactions',
    op: 'edit',
    rowIds: [first?.id ?? ''],
    set: {note: {same: 'mine'}},
    was: {note: {same: null}},
    label: {key: 'test.note'},
    madeAt: new Date(testNow).toISOString(),
  });
  expect(await undoImport(database, {spaceId: spaceOne, importId}, making(18))).toEqual({
    ok: true,
    value: {deletedCount: 4, blockedCount: 0},
  });
  expect(await books(database)).toEqual([]);
  expect(await history(database)).toMatchObject([{status: 'completed', undoneAt: new Date(testNow).toISOString()}]);
  expect(await undoImport(database, {spaceId: spaceOne, importId}, making(19))).toMatchObject({
    ok: false,
    failure: {reason: 'import.already-undone'},
  });
  const again = await importFile(database, bankFile('mercury-v1.csv'), {making: making(20)});
  expect(again).toMatchObject({newCount: 4});
  // What it brought belongs to the import that made it again.
  expect(await undoImport(database, {spaceId: spaceOne, importId: again.importId}, making(21))).toMatchObject({
    value: {deletedCount: 4},
  });
});

test('[IMP14] what is blocked stays when an import is taken back, and is counted', async () => {
  const database = openLocalDevice();
  const {importId} = await importFile(database, bankFile('mercury-v1.csv'));
  const [blocked, ...others] = await books(database);
  const fields = columnsOf(transactions);
  const rows = toColumns(
    [blocked, ...others].map((row, index) => ({
      ...row,
      deleted: false,
      blockedReason: index === 0 ? 'declared' : null,
    })),
    fields,
  );
  await writeBasePage(database, {
    spaceId: spaceOne,
    table: 'transactions',
    revision: 1,
    position: 0,
    count: 4,
    body: JSON.stringify(rows),
  });
  expect(await undoImport(database, {spaceId: spaceOne, importId}, making(22))).toEqual({
    ok: true,
    value: {deletedCount: 3, blockedCount: 1},
  });
  expect((await books(database)).map(({id}) => id)).toEqual([blocked?.id]);
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
