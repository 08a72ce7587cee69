import {expect, test} from 'vitest';
import {importErrors, imports, type ImportRow} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';
import {numberedId, spaceId} from '#tests/workers/books/build-rows.ts';
import {startBooks} from '#tests/workers/books/open-books.ts';
import {createImportRow, createTransactions} from '#workers/csv-import/record/import-changes.ts';
import {importInWorker} from '#workers/host/import-in-worker.ts';
import {recoverIfIdle} from '#workers/host/import-lock.ts';
import {startJobs} from './start-jobs.ts';

const userId = numberedId(1, 7);
const createId = createIds(40);
const making = {nowMs: () => Date.UTC(2026, 2, 5), createId};

/** What a worker leaves behind that dies in the middle of an import. */
async function leaveUnfinished(database: LocalDatabase): Promise<void> {
  const now = '2026-03-05T10:00:00.000Z';
  const acts = {spaceId, groupId: createId(), now, createId, label: {key: 'import'}};
  const {transactions} = readFile('Date,Description,Amount\n2026-02-27,Coffee,-3.50\n');
  const row: ImportRow = {
    id: createId(),
    accountId: numberedId(1, 1),
    fileName: 'bank.csv',
    sizeBytes: 1,
    fileHash: 'a'.repeat(64),
    status: 'processing',
    rowCount: 2,
    newCount: 0,
    knownCount: 0,
    skippedCount: 0,
    errorCount: 0,
    reading: null,
    failedReason: null,
    undoneAt: null,
    createdAt: now,
    createdBy: userId,
  };
  const ids = transactions.map(() => createId());
  const home = {accountId: row.accountId, currency: 'USD', importId: row.id};
  await recordChange(database, createImportRow(acts, row), ...createTransactions(acts, {ids, transactions}, home));
}

const rowsOf = (database: LocalDatabase) => readTable(database, transactions, spaceId);
const statusesOf = async (database: LocalDatabase) =>
  (await readTable(database, imports, spaceId)).map(({status}) => status).toSorted();

test('[WRK8] an import that another tab is writing is not taken back, one that died is', async () => {
  const {database} = startJobs();
  const locks = createMemoryLocks();
  await leaveUnfinished(database);
  const recovery = {database, userId, spaceId, making};
  await locks.hold(`faro-import-${userId}`, async () => recoverIfIdle(locks, recovery));
  expect(await statusesOf(database)).toEqual(['processing']);
  await recoverIfIdle(locks, recovery);
  expect([await statusesOf(database), await rowsOf(database)]).toEqual([['failed'], []]);
});

test('[WRK8] opening the books takes back what died, and the list follows', async () => {
  const locks = createMemoryLocks();
  const {books, database, until} = startBooks(async (opened, whose) =>
    recoverIfIdle(locks, {database: opened, ...whose, making}),
  );
  await leaveUnfinished(database);
  await books.open(userId, spaceId);
  await until(({view}) => view.allCount === 1);
  await until(({view}) => view.revision > 1 && view.allCount === 0);
  expect(await statusesOf(database)).toEqual(['failed']);
});

test('[WRK8] two tabs that import at once write one after the other, after what died was taken back', async () => {
  const one = startJobs();
  const other = startJobs(undefined, one);
  await leaveUnfinished(one.database);
  const signal = new AbortController().signal;
  const done = await Promise.all(
    [one, other].map(async ({runner, input}) => importInWorker(runner, input, {signal, onProgress: () => {}})),
  );
  const counts = done.map((result) => (result.ok ? result.value.newCount : -1));
  expect(new Set(counts)).toEqual(new Set([0, 3]));
  expect(await statusesOf(one.database)).toEqual(['completed', 'completed', 'failed']);
  expect(await rowsOf(one.database)).toHaveLength(3);
});

test('[WRK6] a row that was corrected goes into the books by a job', async () => {
  const {database, jobs, input, runner} = startJobs();
  const bytes = new TextEncoder().encode('Date,Description,Amount\n2026-02-27,Coffee,-3.50\n2026-02-30,Tea,-1.00\n');
  const signal = new AbortController().signal;
  await importInWorker(runner, {...input, bytes}, {signal, onProgress: () => {}});
  const [errorRow] = await readTable(database, importErrors, spaceId);
  if (!errorRow) throw new Error('no error was kept');
  const cells = ['2026-02-28', 'Tea', '-1.00'];
  expect(await jobs.importCorrected({userId, spaceId, errorRow, cells})).toMatchObject({ok: true});
  expect((await rowsOf(database)).map(({description}) => description).toSorted()).toEqual(['Coffee', 'Tea']);
});
