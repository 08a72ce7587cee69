import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {giveUpFile} from '#sync/files/give-up-file.ts';
import {listSendable} from '#sync/files/list-sendable.ts';
import {trimFiles} from '#sync/files/tidy-files.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {applyPull, type PullAnswer} from '#sync/pull/apply-pull.ts';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import {readStatus} from '#sync/status/read-status.ts';
import {takeLead} from '#sync/store/fence.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {spaceOne, testNow, ofCompany} from '#tests/sync/build-change.ts';
import {addOne, making, openFileHome} from './build-file.ts';

type Row = {readonly id: string; readonly deleted: boolean; readonly storedAt?: string | null};

async function pull({database}: FileHome, version: number, rows: readonly Row[] | null): Promise<void> {
  const files = toColumns(
    (rows ?? []).map((row) => ({storedAt: null, ...row})),
    ['deleted', 'storedAt'],
  );
  const space = {spaceId: spaceOne, ...ofCompany, version, more: false, mode: 'delta'} as const;
  const delta = {...space, pages: [], tables: {files}};
  const serverTime = new Date(testNow).toISOString();
  const answer: PullAnswer = {epoch: 'e', serverTime, lastSeq: 0, spaces: rows === null ? [] : [delta]};
  await applyPull(await takeLead(database), answer);
}

/** A file whose row the server has, and whose bytes it has not. */
async function addMade(home: FileHome): Promise<string> {
  const id = await addOne(home);
  await home.database.outbox.clear();
  return id;
}

test('[UPL10] unsent bytes of a space that is no longer the person’s are refused with that reason, and counted', async () => {
  const home = openFileHome();
  const {database} = home;
  const [waiting, taken, stored] = [await addMade(home), await addMade(home), await addMade(home)];
  await database.files.update(stored, {state: 'stored'});
  await pull(home, 1, [
    {id: waiting, deleted: false},
    {id: taken, deleted: true},
    {id: stored, deleted: false, storedAt: making.now},
  ]);
  expect(await readStatus(database)).toMatchObject({unsentFileCount: 1});
  await pull(home, 2, null);
  expect(await database.files.get(waiting)).toMatchObject({state: 'refused', reason: 'sync.no-longer-permitted'});
  expect(await readStatus(database)).toMatchObject({pendingCount: 0, attentionCount: 1, unsentFileCount: 0});
});

test('[UPL10] what waits there as a change is not counted twice, and is counted once that is given up', async () => {
  const home = openFileHome();
  const {database} = home;
  const [unmade, removed] = [await addOne(home), await addOne(home)];
  await database.outbox.filter(({rowIds}) => rowIds.includes(removed)).delete();
  await pull(home, 1, [{id: removed, deleted: false}]);
  await removeFile(database, {spaceId: spaceOne, id: removed, label: {key: 'test'}}, making);
  await pull(home, 2, null);
  expect(await readStatus(database)).toMatchObject({pendingCount: 0, attentionCount: 2, unsentFileCount: 0});
  // Its creation was never sent: given up, nothing of it is anywhere but here.
  expect(await database.files.get(unmade)).toMatchObject({state: 'waiting'});
  await database.attention.clear();
  expect(await readStatus(database)).toMatchObject({attentionCount: 1, unsentFileCount: 0});
});

test('[UPL10] when the space is the person’s again, its files are sent', async () => {
  const home = openFileHome();
  const id = await addMade(home);
  await pull(home, 1, [{id, deleted: false}]);
  await pull(home, 2, null);
  await pull(home, 3, [{id, deleted: false}]);
  const {toSend} = await listSendable(home.database);
  expect(toSend).toMatchObject([{id, state: 'waiting', reason: null}]);
  expect(await readStatus(home.database)).toMatchObject({unsentFileCount: 1});
});

test('[UPL12] a file that was left behind can be given up for good, by hand alone; any other stays', async () => {
  const home = openFileHome();
  const {database, bytes} = home;
  const [left, back] = [await addMade(home), await addMade(home)];
  const rows = [left, back].map((id) => ({id, deleted: false}));
  await pull(home, 1, rows);
  expect(await giveUpFile(home, left)).toBe(false);
  await pull(home, 2, null);
  expect(await giveUpFile(home, left)).toBe(true);
  expect(await giveUpFile(home, left)).toBe(false);
  expect(await bytes.list()).toMatchObject([{id: back}]);
  expect(await readStatus(database)).toMatchObject({attentionCount: 1, unsentFileCount: 0});
  await pull(home, 3, rows);
  expect(await giveUpFile(home, back)).toBe(false);
  expect((await bytes.list()).map(({id}) => id)).toEqual([back]);
});

test('[STA1] a file that waits is as old as its bytes, beside changes that are younger', async () => {
  const home = openFileHome();
  const id = await addMade(home);
  await pull(home, 1, [{id, deleted: false}]);
  const earlier = '2026-02-20T08:00:00.000Z';
  await home.database.files.update(id, {addedAt: earlier});
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 0, oldestPendingAt: earlier});
  const younger = await addOne(home);
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 1, oldestPendingAt: earlier});
  await home.database.files.update(id, {state: 'refused'});
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 1, oldestPendingAt: making.now});
  await home.database.outbox.clear();
  await home.database.files.update(younger, {state: 'stored'});
  expect(await readStatus(home.database)).toMatchObject({oldestPendingAt: null});
});

test('[UPL14] who becomes a bookkeeper keeps no scan of the post on their device, and all else that is there', async () => {
  const home = openFileHome();
  const {database} = home;
  const [scan, own] = [await addMade(home), await addMade(home)];
  for (const id of [scan, own]) await database.files.update(id, {state: 'stored'});
  const toAnswer = (version: number, role: 'manager' | 'bookkeeper', mode: 'delta' | 'cold'): PullAnswer => {
    const mailScans = toColumns([{id: scan, takenBackAt: null, deleted: false}], ['takenBackAt', 'deleted']);
    const tables = role === 'manager' ? {mailScans} : {};
    const delta = {spaceId: spaceOne, ...ofCompany, role, version, more: false, mode, pages: [], tables};
    return {epoch: 'e', serverTime: new Date(testNow).toISOString(), lastSeq: 0, spaces: [delta]};
  };
  await applyPull(await takeLead(database), toAnswer(1, 'manager', 'delta'));
  await trimFiles(home);
  expect(await database.files.count()).toBe(2);
  await applyPull(await takeLead(database), toAnswer(2, 'bookkeeper', 'delta'));
  await trimFiles(home);
  expect(await database.files.toCollection().primaryKeys()).toEqual([own]);
  expect((await home.bytes.list()).map(({id}) => id)).toEqual([own]);
});

test.each([
  ['stored', 'paper', null],
  ['stored', 'receipt', 'stored'],
  ['waiting', 'paper', 'refused'],
  ['waiting', 'receipt', 'waiting'],
] as const)(
  '[UPL15] [UPL10] a file that is %s and a %s of who becomes a bookkeeper is then %s',
  async (state, kind, left) => {
    const home = openFileHome();
    const {database} = home;
    const id = await addMade(home);
    const toAnswer = (version: number, role: 'manager' | 'bookkeeper'): PullAnswer => {
      const files = toColumns([{id, kind, storedAt: null, deleted: false}], ['kind', 'storedAt', 'deleted']);
      const tables = role === 'manager' ? {files} : {};
      const delta = {spaceId: spaceOne, ...ofCompany, role, version, more: false, mode: 'delta' as const, pages: []};
      return {epoch: 'e', serverTime: new Date(testNow).toISOString(), lastSeq: 0, spaces: [{...delta, tables}]};
    };
    await applyPull(await takeLead(database), toAnswer(1, 'manager'));
    await database.files.update(id, {state});
    await applyPull(await takeLead(database), toAnswer(2, 'bookkeeper'));
    await trimFiles(home);
    const record = await database.files.get(id);
    expect([record?.state ?? null, (await home.bytes.list()).length]).toEqual([left, left === null ? 0 : 1]);
    expect(record?.reason ?? null).toBe(left === 'refused' ? 'sync.no-longer-permitted' : null);
    // Nothing of a paper's row is left.
    expect(await database.pages.count()).toBe(0);
  },
);

test('[UPL10] [UPL15] what the server took as the manager’s before it was heard of again stays too, refused, and goes on when it may be had again', async () => {
  const home = openFileHome();
  const {database} = home;
  const id = await addOne(home);
  const [queued] = await database.outbox.toArray();
  if (!queued) throw new Error('nothing is queued');
  const change = {...queued, set: {...queued.set, kind: {same: 'paper'}}};
  await database.recent.put({key: queued.id, order: queued.order, undoes: null, changes: [change]});
  await database.outbox.clear();
  const toAnswer = (version: number, role: 'manager' | 'bookkeeper', rows: PullAnswer['spaces'][number]['tables']) => {
    const delta = {spaceId: spaceOne, ...ofCompany, role, version, more: false, mode: 'delta' as const, pages: []};
    return {epoch: 'e', serverTime: new Date(testNow).toISOString(), lastSeq: 0, spaces: [{...delta, tables: rows}]};
  };
  await applyPull(await takeLead(database), toAnswer(1, 'manager', {}));
  await applyPull(await takeLead(database), toAnswer(2, 'bookkeeper', {}));
  // There is nothing to undo that they may not see.
  expect(await database.recent.count()).toBe(0);
  expect(await database.files.get(id)).toMatchObject({state: 'refused', reason: 'sync.no-longer-permitted'});
  expect((await listUnsentFiles(database)).map((file) => file.id)).toEqual([id]);
  const files = toColumns([{id, kind: 'paper', storedAt: null, deleted: false}], ['kind', 'storedAt', 'deleted']);
  await applyPull(await takeLead(database), toAnswer(3, 'manager', {files}));
  expect(await database.files.get(id)).toMatchObject({state: 'waiting', reason: null});
});
