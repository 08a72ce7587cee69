import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
let owner: SyncDevice;
let teammate: SyncDevice;
let spaceId: string;
const rowId = testId(10);
const start = {merchant: null, checked: false, note: 'uno dos tres cuatro', deleted: false};

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await openSyncDevice(server, 'Ana');
  teammate = await openSyncDevice(server, 'Eva');
  spaceId = await addSpaceOf(server, owner);
  await joinSpace(server, teammate, spaceId, 'bookkeeper');
  const {create} = buildChangeIn(spaceId);
  const made = [
    create('accounts', [buildRow('accounts', testId(1))]),
    create('transactions', [buildRow('transactions', rowId)]),
  ];
  const {body} = await owner.push(made);
  if (body.refused.length > 0) throw new Error(`the start was refused: ${JSON.stringify(body.refused)}`);
});

/** Edits the row as somebody who saw it at the start. */
async function edit(device: SyncDevice, set: Partial<Record<keyof typeof start, string | boolean | null>>) {
  const was: Row = Object.fromEntries(Object.entries(start).filter(([field]) => Object.hasOwn(set, field)));
  const {body} = await device.push([buildChangeIn(spaceId).edit('transactions', [rowId], set, was)]);
  return body.refused.flatMap((result) => result.refusals);
}

const readRow = async () => (await owner.readTable(spaceId, 'transactions'))[0];

test('[SYN6] two people’s different fields of one row both hold', async () => {
  expect(await edit(teammate, {merchant: 'Éxito'})).toEqual([]);
  expect(await edit(owner, {checked: true})).toEqual([]);
  expect(await readRow()).toMatchObject({merchant: 'Éxito', checked: true});
});

test('[SYN6] a conflict names the live value, who wrote it, when and on which device', async () => {
  server.clock.nowMs += 60_000;
  const at = new Date(server.clock.nowMs).toISOString();
  await edit(teammate, {merchant: 'Éxito'});
  server.clock.nowMs += 60_000;
  expect(await edit(owner, {merchant: 'Carulla', checked: true})).toEqual([
    {
      rowId,
      field: 'merchant',
      code: 'conflict',
      reason: 'sync.conflict',
      current: 'Éxito',
      currentBy: 'Eva Núñez',
      currentAt: at,
      currentDevice: 'Eva’s laptop',
    },
  ]);
  expect(await readRow()).toMatchObject({merchant: 'Éxito', checked: true});
});

test('[REV3] of two categories chosen for one movement the first stays, the other waits, and the movement is reviewed', async () => {
  const [mine, theirs] = (await owner.readTable(spaceId, 'categories')).map(({id}) => String(id));
  if (mine === undefined || theirs === undefined) throw new Error('A company begins with categories');
  const choose = async (device: SyncDevice, categoryId: string) => {
    const was = {categoryId: null, checked: false};
    const made = buildChangeIn(spaceId).edit('transactions', [rowId], {...chooseCategory(categoryId)}, was);
    return (await device.push([made])).body.refused.flatMap(({refusals}) => refusals);
  };
  expect(await choose(teammate, theirs)).toEqual([]);
  expect(await choose(owner, mine)).toMatchObject([{field: 'categoryId', reason: 'sync.conflict', current: theirs}]);
  expect(await readRow()).toMatchObject({categoryId: theirs, checked: true});
});

test('[SYN6] the writer of a field is the last one before the change, also within its own batch', async () => {
  await edit(teammate, {merchant: 'Éxito'});
  const change = buildChangeIn(spaceId);
  const {body} = await owner.push([
    change.edit('transactions', [rowId], {merchant: 'first'}, {merchant: null}),
    change.edit('transactions', [rowId], {merchant: 'second'}, {merchant: 'Éxito'}),
    change.edit('transactions', [rowId], {merchant: 'third'}, {merchant: 'Éxito'}),
    change.edit('transactions', [rowId], {amountUnits: 5}, {amountUnits: 4}),
  ]);
  expect(body.refused.map(({refusals}) => [refusals[0]?.current, refusals[0]?.currentBy])).toEqual([
    ['Éxito', 'Eva Núñez'],
    ['second', 'Ana Núñez'],
    [buildRow('transactions', rowId)['amountUnits'], 'Ana Núñez'],
  ]);
});

test('[SYN6] a value that no person wrote has no writer', async () => {
  const id = String((await owner.readTable(spaceId, 'categories'))[0]?.['id']);
  const stamp = {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  const edits = [{table: 'categories', edit: [{id, position: 902}]}] as const;
  await inTransaction(server.database, (tx) => writeSynced(tx, stamp, edits));
  const change = buildChangeIn(spaceId).edit('categories', [id], {position: 900}, {position: 901});
  const refusal = (await owner.push([change])).body.refused[0]?.refusals[0];
  expect(refusal).toEqual({rowId: id, field: 'position', code: 'conflict', reason: 'sync.conflict', current: 902});
});

test('[SYN5] two people’s notes merge, and both see the same', async () => {
  expect(await edit(teammate, {note: 'UNO dos tres cuatro'})).toEqual([]);
  expect(await edit(owner, {note: 'uno dos tres CUATRO'})).toEqual([]);
  expect(await readRow()).toMatchObject({note: 'UNO dos tres CUATRO'});
});

test('[SYN7] a row that one deletes and the other edits stays deleted, and the edit says by whom', async () => {
  expect(await edit(teammate, {merchant: 'Éxito'})).toEqual([]);
  expect(await edit(teammate, {deleted: true})).toEqual([]);
  expect(await edit(owner, {checked: true})).toMatchObject([
    {field: null, code: 'conflict', reason: 'sync.row-deleted', current: true, currentBy: 'Eva Núñez'},
  ]);
  expect(await edit(owner, {deleted: true})).toEqual([]);
  expect(await readRow()).toBeUndefined();
});

test('[SYN11] what counts is the role at the moment of the push', async () => {
  const rename = () => buildChangeIn(spaceId).edit('companies', [spaceId], {name: 'Faro Dos LLC'}, {name: 'Faro LLC'});
  const {body} = await teammate.push([rename()]);
  expect(body.refused[0]?.refusals).toEqual([
    {rowId: spaceId, field: null, code: 'forbidden', reason: 'sync.not-permitted'},
  ]);
  const client = await server.database.$client.connect();
  await client.query('begin');
  await client.query('select take_space_version($1)', [spaceId]);
  const waiting = edit(teammate, {checked: true});
  await untilOneWaits(server.database);
  await client.query(
    `update memberships set deleted = true, version = (select version from spaces where id = $1)
     where space_id = $1 and user_id = $2`,
    [spaceId, teammate.me.id],
  );
  await client.query('commit');
  client.release();
  expect(await waiting).toEqual([{rowId, field: null, code: 'forbidden', reason: 'sync.no-access'}]);
});
