import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startUpload} from '#contract/files/start-upload.ts';
import {fileKinds, fileRowRoles, type UploadKind} from '#contract/files/upload-kinds.ts';
import {toRows, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import {spaceRoles, type SpaceRole, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {compareSpace, digestedFields, digestLength, rowText} from '#contract/sync/compare-space.ts';
import {pullChanges, readPage, readRowHistory} from '#contract/sync/pull-changes.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {syncedTables} from '#contract/tables.ts';
import {antiForgeryHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {files as filesTable} from '#contract/files/file.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openShop, type Shop} from '#tests/server/files/file-steps.ts';

let server: TestServer;
let shop: Shop;
/** The file of each kind. */
const idOf = new Map<string, string>();

beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  const stamp = {spaceId: shop.spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  const create = fileKinds.map((kind) => {
    const id = server.newId();
    idOf.set(kind, id);
    const sealed = {type: 'application/x-faro-sealed', name: 'passport.sealed'};
    return filesTable.row.parse({
      ...buildRow('files', id),
      ...(kind === 'receipt' ? {} : {transactionId: null}),
      ...(kind === 'identity' ? sealed : {}),
      kind,
      storedAt: null,
    });
  });
  await inTransaction(server.database, async (tx) => writeSynced(tx, stamp, [{table: 'files', create}]));
});
afterAll(() => server.close());

const seenBy = (role: SpaceRole) => fileKinds.filter((kind) => fileRowRoles[kind]?.includes(role));
const versions = Array.from({length: wireVersion}, (_, index) => index + 1).filter(
  (version) => version >= 2 && !refuseWire(version),
);

async function openMember(role: SpaceRole): Promise<SyncDevice> {
  const member = await openSyncDevice(server, 'Eva');
  await joinSpace(server, member, shop.spaceId, role);
  return member;
}

/** The kinds of the files that a client of a wire version is given: by a cold start, by what changed since, and by pages that it asks for anyhow. */
async function readKinds(device: SyncDevice, version: number) {
  const {me, clientId} = device;
  const headers = {[antiForgeryHeader]: me.authToken, [protocolHeader]: String(version)};
  const payload = {wireVersion: version, clientId, userId: me.id, cursors: {}};
  const pull = async (cursors: Record<string, number>) => {
    const {body} = await device.request({
      method: 'POST',
      url: pullChanges.path,
      headers,
      payload: {...payload, cursors},
    });
    return pullChanges.output.parse(body).spaces.find((one) => one.spaceId === shop.spaceId);
  };
  const page = await device.request({
    method: 'GET',
    url: readPage.path,
    headers,
    query: {spaceId: shop.spaceId, table: 'files'},
  });
  const toKinds = (columns: RowColumns | undefined) =>
    (columns ? toRows(columns) : []).map(({kind}) => String(kind)).toSorted((one, other) => (one < other ? -1 : 1));
  const cold = await pull({});
  const count = cold?.pages.filter(({table}) => table === 'files').reduce((sum, one) => sum + one.count, 0);
  const delta = await pull({[shop.spaceId]: 0, [me.id]: 1});
  // The endpoint's output says so.
  return {count, delta: toKinds(delta?.tables['files']), page: toKinds(page.body as RowColumns)};
}

test.each(spaceRoles)(
  '[FIL15] [POL8] a %s has the rows of files whose document they may read, in no version others',
  async (role) => {
    const member = await openMember(role);
    const wanted = seenBy(role).toSorted((one, other) => (one < other ? -1 : 1));
    expect(wanted).toEqual(
      role === 'bookkeeper' ? ['document', 'receipt'] : ['document', 'identity', 'official', 'paper', 'receipt'],
    );
    expect(versions.length).toBeGreaterThan(2);
    for (const version of versions)
      expect(await readKinds(member, version)).toEqual({count: wanted.length, delta: wanted, page: wanted});
  },
);

test.each(spaceRoles)(
  '[FIL15] [POL8] a %s hears of the history of those files alone, and brings the bytes of no other',
  async (role) => {
    const member = await openMember(role);
    for (const kind of fileKinds) {
      const rowId = idOf.get(kind) ?? '';
      const sees = seenBy(role).includes(kind);
      const history = await member.call(readRowHistory, {spaceId: shop.spaceId, table: 'files', rowId});
      expect([kind, history.status]).toEqual([kind, sees ? 200 : 404]);
      const begun = await member.call(startUpload, {spaceId: shop.spaceId, fileId: rowId});
      // What the desk gives only the desk brings.
      expect([kind, begun.status]).toEqual([kind, sees && kind !== 'official' ? 200 : 403]);
    }
  },
);

test('[FIL15] [POL8] a bookkeeper neither makes nor takes away such a file, and the refusal says nothing of it', async () => {
  const bookkeeper = await openMember('bookkeeper');
  const {create, edit} = buildChangeIn(shop.spaceId);
  const hidden: UploadKind[] = ['paper', 'identity', 'official'];
  for (const kind of hidden) {
    const row = buildRow('files', server.newId(), {
      kind,
      transactionId: null,
      ...(kind === 'identity' ? {type: 'application/x-faro-sealed', name: 'passport.sealed'} : {}),
    });
    const removal = edit('files', [idOf.get(kind) ?? ''], {deleted: true}, {deleted: false});
    const {body} = await bookkeeper.push([create('files', [row]), removal]);
    expect(body.refused.flatMap(({refusals}) => refusals)).toEqual(
      [row['id'], idOf.get(kind)].map((rowId) => {
        return {rowId, field: null, code: 'forbidden', reason: 'sync.not-permitted'};
      }),
    );
  }
  expect((await shop.device.readTable(shop.spaceId, 'files')).length).toBe(fileKinds.length);
});

test('[POL8] [SYN31] the copy of a bookkeeper, which has no papers, is told to be the same as the server’s', async () => {
  const bookkeeper = await openMember('bookkeeper');
  const version = (await bookkeeper.pull()).body.spaces.find(({spaceId}) => spaceId === shop.spaceId)?.version ?? 0;
  let [count, digest] = [0, 0n];
  for (const table of Object.values<SyncedTable>(syncedTables))
    for (const row of await bookkeeper.readTable(shop.spaceId, table.name)) {
      // Fields hold what a page can.
      const values = digestedFields(table).map((field) => (row[field] ?? null) as Json);
      const hash = createHash('sha256')
        .update(rowText(table.name, String(row['id']), values))
        .digest('hex');
      count += 1;
      digest ^= BigInt(`0x${hash.slice(0, digestLength)}`);
    }
  const copy = {count, digest: digest.toString(16).padStart(digestLength, '0')};
  const asked = await bookkeeper.call(compareSpace, {spaceId: shop.spaceId, wireVersion, version, ...copy});
  expect(asked.body).toEqual({verdict: 'same'});
});
