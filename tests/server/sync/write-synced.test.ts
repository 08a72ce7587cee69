import {afterAll, beforeAll, expect, test} from 'vitest';
import {toRows} from '#contract/kernel/field-values.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {inTransaction} from '#server/db/database.ts';
import type {Author} from '#server/sync/author.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
let ana: SyncDevice;
let spaceId: string;
beforeAll(async () => {
  server = await buildServer();
  ana = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, ana);
});
afterAll(() => server.close());

const id = testId(40);
const category = {
  id,
  key: null,
  name: 'Ñandúes',
  kind: 'expense',
  relatedParty: false,
  archived: false,
  position: 7,
} as const;

const write = async (author: Author, writes: readonly SyncedWrite[]) =>
  inTransaction(server.database, (tx) => writeSynced(tx, {spaceId, author, nowMs: server.clock.nowMs}, writes));

/** What a device that has the space up to a version hears since. */
async function pullSince(cursor: number) {
  const {body} = await ana.pull({[spaceId]: cursor});
  const space = body.spaces.find((one) => one.spaceId === spaceId);
  const columns = space?.tables['categories'];
  return {version: space?.version ?? 0, rows: columns ? toRows(columns) : []};
}

async function readHistory(rowId: string, table = 'categories') {
  const {body} = await ana.call(readRowHistory, {spaceId, table, rowId});
  return body.entries.map(({op, by, author, set, was}) => ({op, by, author, set, was}));
}

test('[SYN36] rows come to devices under the next version, and their history says who wrote them', async () => {
  const {version: before} = await pullSince(0);
  await write({kind: 'product'}, [{table: 'categories', create: [category]}]);
  expect(await pullSince(before)).toEqual({version: before + 1, rows: [{...category, deleted: false}]});
  await write({kind: 'provider', name: 'Mercury'}, [{table: 'categories', edit: [{id, name: 'Aves', position: 7}]}]);
  await write({kind: 'admin', userId: ana.me.id}, [{table: 'categories', edit: [{id, deleted: true}]}]);
  expect((await pullSince(before + 1)).rows).toEqual([{...category, name: 'Aves', deleted: true}]);
  expect(await readHistory(id)).toEqual([
    {op: 'edit', by: 'Ana Núñez', author: 'admin', set: {deleted: true}, was: {deleted: false}},
    {op: 'edit', by: 'Mercury', author: 'provider', set: {name: 'Aves'}, was: {name: 'Ñandúes'}},
    {op: 'create', by: 'Faro', author: 'product', set: {}, was: {}},
  ]);
});

test('[SYN36] [SYN18] what an ask of a person writes names the person', async () => {
  expect(await readHistory(spaceId, 'companies')).toEqual([
    {op: 'create', by: 'Ana Núñez', author: 'person', set: {}, was: {}},
  ]);
});

test.each<[string, SyncedWrite]>([
  ['that is not as its contract says', {table: 'categories', create: [{...category, id: testId(41), position: 0.5}]}],
  ['that its table refuses', {table: 'categories', create: [{...category, id: testId(41), name: ' '}]}],
  ['that is not there', {table: 'categories', edit: [{id: testId(41), name: 'x'}]}],
  ['that is there already', {table: 'categories', create: [category]}],
])('[SYN36] a row %s is a bug, and nothing of its transaction is written', async (_what, wrong) => {
  const before = await pullSince(0);
  const right: SyncedWrite = {table: 'categories', create: [{...category, id: testId(42)}]};
  await expect(write({kind: 'product'}, [right, wrong])).rejects.toThrow();
  expect((await pullSince(0)).version).toBe(before.version);
});
