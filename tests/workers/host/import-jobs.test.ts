import {expect, test} from 'vitest';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {spaceId} from '#tests/workers/books/build-rows.ts';
import {importInWorker} from '#workers/host/import-in-worker.ts';
import type {HearShare, ImportInput} from '#workers/host/import-jobs.ts';
import {startJobs} from './start-jobs.ts';

test('[WRK6] a file is looked at, imported without being read again, and taken back', async () => {
  const {database, jobs, input, runner} = startJobs();
  const read: number[] = [];
  const preview = await jobs.readFile(input, (share) => read.push(share));
  expect(preview).toMatchObject({ok: true, value: {newCount: 3, knownCount: 0, errors: [], reading: {questions: []}}});
  const readBefore = read.length;
  const shares: number[] = [];
  const signal = new AbortController().signal;
  const done = await importInWorker(runner, input, {signal, onProgress: (share) => shares.push(share)});
  expect(done).toMatchObject({ok: true, value: {status: 'completed', newCount: 3}});
  expect(shares.at(-1)).toBe(1);
  expect(read).toHaveLength(readBefore);
  expect(await readTable(database, transactions, spaceId)).toHaveLength(3);
  expect(await jobs.readFile(input, () => {})).toMatchObject({value: {newCount: 0, knownCount: 3}});
  if (!done.ok) throw new Error('the import failed');
  await jobs.undoImport({userId: input.userId, spaceId, importId: done.value.importId});
  expect(await readTable(database, transactions, spaceId)).toHaveLength(0);
});

test('[WRK10] progress that comes later than the answer is not told', async () => {
  const {input, runner} = startJobs();
  let late: HearShare = () => {};
  const slow: typeof runner = {
    ...runner,
    run: async (job, signal) =>
      runner.run(async (api) => {
        const listening = {
          ...api,
          importFile: async (...[given, cancel, hear]: Parameters<typeof api.importFile>) => {
            late = hear;
            return api.importFile(given, cancel, hear);
          },
        };
        return job(listening as typeof api);
      }, signal),
  };
  const shares: number[] = [];
  const {signal} = new AbortController();
  await importInWorker(slow, input, {signal, onProgress: (share) => shares.push(share)});
  const told = shares.length;
  expect(told).toBeGreaterThan(0);
  late(1);
  expect(shares).toHaveLength(told);
});

test('[WRK6] an import that is called off leaves no movement behind', async () => {
  const {database, input, runner} = startJobs();
  const many = Array.from(
    {length: 11_000},
    (_, index) => `2026-02-${String(1 + (index % 28)).padStart(2, '0')},N ${index},-1.00`,
  );
  const bytes = new TextEncoder().encode(['Date,Description,Amount', ...many].join('\n'));
  const leaving = new AbortController();
  const onProgress = (): void => leaving.abort();
  const done = await importInWorker(runner, {...input, bytes}, {signal: leaving.signal, onProgress});
  expect(done).toMatchObject({ok: true, value: {status: 'cancelled', newCount: 0}});
  expect(await readTable(database, transactions, spaceId)).toHaveLength(0);
});

test('[WRK6] what is imported is the file as it was read last, by what the person decided', async () => {
  const {database, jobs, input, runner} = startJobs();
  const bytes = new TextEncoder().encode('Date,Description,Amount\n03/04/2024,x,-1.00\n');
  const first = await jobs.readFile({...input, bytes}, () => {});
  expect(first).toMatchObject({value: {newCount: 1, reading: {questions: ['import.choose-date-order']}}});
  const decided: ImportInput = {...input, bytes, options: {...input.options, overrides: {dateOrder: 'DMY'}}};
  const signal = new AbortController().signal;
  const unclear = await importInWorker(runner, {...input, bytes}, {signal, onProgress: () => {}});
  expect(unclear).toMatchObject({ok: false, failure: {reason: 'import.unanswered'}});
  await jobs.readFile(decided, () => {});
  const done = await importInWorker(runner, decided, {signal, onProgress: () => {}});
  expect(done).toMatchObject({value: {newCount: 1}});
  expect(await readTable(database, transactions, spaceId)).toMatchObject([{date: '2024-04-03'}]);
});

test('[IMP16] only new rows since the day of the opening balance move what the account will hold', async () => {
  const {database, jobs, input, runner} = startJobs();
  const row = buildRow('accounts', input.account.id, {openingDate: '2026-02-02', currency: input.account.currency});
  await recordChange(database, buildChangeIn(spaceId).create('accounts', [row]));
  const rows = ['2026-02-01,a,-5.00', '2026-02-02,b,-1.00', '2026-02-03,c,20.00'];
  const fileOf = (...own: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...own].join('\n'));
  const bytes = fileOf(...rows);
  expect(await jobs.readFile({...input, bytes}, () => {})).toMatchObject({value: {newCount: 3, newUnits: 1_900}});
  const signal = new AbortController().signal;
  await importInWorker(runner, {...input, bytes}, {signal, onProgress: () => {}});
  const more = {...input, bytes: fileOf(...rows, '2026-02-04,d,-3.00')};
  expect(await jobs.readFile(more, () => {})).toMatchObject({value: {newCount: 1, newUnits: -300}});
});
