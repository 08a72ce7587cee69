import {expect, test} from 'vitest';
import {imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {keepRecent} from '#sync/outbox/recent/keep-recent.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {recoverImports} from '#workers/csv-import/record/recover-imports.ts';
import {runImport} from '#workers/csv-import/record/run.ts';
import {takeBack} from '#workers/csv-import/record/take-back.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {bankFile} from './read-file.ts';
import {ids, making, buildTask, importFile, books, history, longFile} from './run-parts.ts';

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

/** The server has taken everything; the first two transactions were there already, by the import of another device. */
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

test('[IMP13] [UND1] undoing an import leaves the transactions alone that another device had imported before', async () => {
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

test('[IMP13] an import that is taken back leaves the transactions alone that another device had imported before', async () => {
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
