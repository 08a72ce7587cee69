import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startUpload} from '#contract/files/start-upload.ts';
import {personQuota, quotaOf} from '#contract/usage/quotas.ts';
import {readUsage} from '#contract/usage/read-usage.ts';
import {readHeld} from '#server/db/held.ts';
import {openUpload} from '#server/modules/files/upload-store.ts';
import {allTableFacts} from '#server/sync/table-facts.ts';
import {sweepTombstones} from '#server/sync/events/sweep-tombstones.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {addFile, openShop, refusalOf, rowFor, upload} from '#tests/server/files/file-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const {rows: mostRows, fileBytes: mostBytes} = quotaOf('company', null);

/** Lets a space hold so many rows that are not there. */
async function fill(spaceId: string, live: number, deleted = 0): Promise<void> {
  await server.database.execute(
    sql`update spaces set live_rows = ${live}, kept_rows = ${live + deleted} where id = ${spaceId}`,
  );
}

async function readCounts(spaceId: string) {
  const {rows} = await server.database.execute<{live: number; kept: number}>(
    sql`select live_rows::int as live, kept_rows::int as kept from spaces where id = ${spaceId}`,
  );
  return rows[0];
}

/** The rows that are really there. */
async function count(spaceId: string) {
  const counts = allTableFacts.map(({relation}) => `select deleted from ${relation} where space_id = '${spaceId}'`);
  const {rows} = await server.database.execute(
    sql`select count(*) filter (where not deleted)::int as live, count(*)::int as kept
      from (${sql.raw(counts.join(' union all '))}) as row`,
  );
  return rows[0];
}

test('[QTA1] [QTA2] what a space holds is counted, whoever writes it, deletes it, brings it back or sweeps it away', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create, edit} = buildChangeIn(spaceId);
  const ids = [1, 2, 3, 4].map(testId);
  const remove = (id: string) => edit('accounts', [id], {deleted: true}, {deleted: false});
  const [one, two] = ids;
  if (one === undefined || two === undefined) throw new Error('no ids');
  await device.push([
    create(
      'accounts',
      ids.map((id) => buildRow('accounts', id)),
    ),
  ]);
  await device.push([remove(one), remove(two), edit('accounts', [two], {deleted: false}, {deleted: true})]);
  // Refused, noted, changed and nothing at all.
  await device.push([
    remove(testId(9)),
    edit('accounts', [two], {name: 'B'}, {name: 'Cuenta de Medellín'}),
    remove(one),
  ]);
  await joinSpace(server, await openSyncDevice(server, 'Eva'), spaceId, 'manager');
  expect(await readCounts(spaceId)).toEqual(await count(spaceId));
  const {live, kept} = (await readCounts(spaceId)) ?? {live: 0, kept: 0};
  expect(kept).toBe(live + 1);
  const sweep = () => sweepTombstones({database: server.database, now: () => server.clock.nowMs});
  const before = server.clock.nowMs;
  await sweep();
  server.clock.nowMs += 401 * 86_400_000;
  expect(await sweep()).toBe(1);
  server.clock.nowMs = before;
  expect(await readCounts(spaceId)).toEqual(await count(spaceId));
});

test('[QTA1] a full space takes no row more, and all else that was sent with it; once there is room it does', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create, edit} = buildChangeIn(spaceId);
  await device.push([create('accounts', [buildRow('accounts', testId(1))])]);
  await fill(spaceId, mostRows - 1);
  const two = [testId(2), testId(3)].map((id) => buildRow('accounts', id));
  const first = await device.push([create('accounts', two), edit('accounts', [testId(1)], {bank: 'B'}, {bank: null})]);
  expect(first.body.refused).toEqual([
    {seq: 2, refusals: [{rowId: testId(3), field: null, code: 'too-large', reason: 'space.rows-full'}]},
  ]);
  const remove = edit('accounts', [testId(2)], {deleted: true}, {deleted: false});
  const again = create('accounts', [buildRow('accounts', testId(3))]);
  // Deleting makes room, within one push too; bringing back takes it.
  const back = edit('accounts', [testId(2)], {deleted: false}, {deleted: true});
  const second = await device.push([remove, again, back]);
  expect(second.body.refused).toMatchObject([{seq: 6, refusals: [{rowId: testId(2), reason: 'space.rows-full'}]}]);
  // Another space of the same person has its own room.
  const other = await addSpaceOf(server, device);
  const inOther = buildChangeIn(other).create('accounts', [buildRow('accounts', testId(1))]);
  expect((await device.push([inOther])).body.refused).toEqual([]);
});

test('[QTA1] files that the desk brings count for nothing, whatever kind; one that a person calls official does', async () => {
  const shop = await openShop(server);
  const {device, spaceId} = shop;
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 a receipt'));
  const place = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'a.pdf', kind: 'official'});
  await device.call(startUpload, place);
  const counted = async () => {
    const {rows} = await server.database.execute<{bytes: number}>(
      sql`select sum(size_bytes)::int as bytes from file_uploads where space_id = ${spaceId} and not abandoned`,
    );
    return rows[0]?.bytes;
  };
  expect(await counted()).toBe(bytes.length);
  const file = {...place, sha256: '0'.repeat(64), name: 'b.pdf', type: 'application/pdf', storedAt: null} as const;
  const ofDesk = {...file, table: 'files', kind: 'document', createdBy: null, sizeBytes: mostBytes * 3} as const;
  expect(await openUpload(server.database, ofDesk, {nowMs: server.clock.nowMs, isDesk: true})).toBeDefined();
  expect(await counted()).toBe(0);
});

test('[QTA1] a row that is made anew with the same bytes and a larger size is counted anew', async () => {
  const shop = await openShop(server);
  const {device, spaceId} = shop;
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 a receipt'));
  const place = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'a.pdf', sizeBytes: 1});
  expect((await device.call(startUpload, place)).status).toBe(200);
  const {create, edit} = buildChangeIn(spaceId);
  const row = rowFor(place.fileId, bytes, {type: 'application/pdf', name: 'a.pdf', sizeBytes: 5_000_000});
  await device.push([edit('files', [place.fileId], {deleted: true}, {deleted: false}), create('files', [row])]);
  const held = async () => (await device.call(readUsage, {})).body.companies[0]?.fileBytes.used;
  expect((await device.call(startUpload, place)).status).toBe(200);
  const [found] = await readHeld(server.database, [spaceId]);
  expect((await device.readTable(spaceId, 'files'))[0]?.['sizeBytes']).toBe(found?.fileBytes.live);
  expect(await held()).toBe(found?.fileBytes.live);
});

test('[QTA2] what is deleted and made within one push is kept all the same, and bringing back is no more', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create, edit} = buildChangeIn(spaceId);
  await device.push([
    create(
      'accounts',
      [testId(1), testId(2)].map((id) => buildRow('accounts', id)),
    ),
  ]);
  await fill(spaceId, 10, mostRows * 2 - 10);
  const remove = (id: string) => edit('accounts', [id], {deleted: true}, {deleted: false});
  const back = edit('accounts', [testId(1)], {deleted: false}, {deleted: true});
  const pushed = await device.push([remove(testId(1)), create('accounts', [buildRow('accounts', testId(3))]), back]);
  expect(pushed.body.refused).toMatchObject([{seq: 3, refusals: [{rowId: testId(3), reason: 'space.rows-full'}]}]);
});

test('[QTA2] rows that were deleted may be as many again, and then none more is made', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create} = buildChangeIn(spaceId);
  const make = (id: string) => device.push([create('accounts', [buildRow('accounts', id)])]);
  await fill(spaceId, 10, mostRows * 2 - 11);
  expect((await make(testId(1))).body.refused).toEqual([]);
  expect((await make(testId(2))).body.refused).toMatchObject([{refusals: [{reason: 'space.rows-full'}]}]);
});

test('[QTA3] what the server itself writes is never refused', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  await fill(spaceId, mostRows * 3);
  await joinSpace(server, await openSyncDevice(server, 'Eva'), spaceId, 'manager');
  expect((await device.readTable(spaceId, 'memberships')).length).toBe(2);
});

test('[QTA1] [QTA2] files beyond the room of their company are refused before one byte is sent, and deleting makes room', async () => {
  const shop = await openShop(server);
  const {device, spaceId} = shop;
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 a receipt'));
  const kept = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'a.pdf'});
  expect((await upload(device, kept, bytes)).status).toBe(200);
  const setSize = (size: number) =>
    server.database.execute(
      sql`update file_uploads set size_bytes = ${size} where space_id = ${spaceId} and file_id = ${kept.fileId}`,
    );
  await setSize(mostBytes - bytes.length + 1);
  const next = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'b.pdf'});
  const refused = await device.call(startUpload, next);
  expect(refusalOf(refused)).toEqual([413, 'file.space-full']);
  // What is asked for again is not counted twice.
  expect((await device.call(startUpload, kept)).status).toBe(200);
  const {edit} = buildChangeIn(spaceId);
  await device.push([edit('files', [kept.fileId], {deleted: true}, {deleted: false})]);
  expect((await device.call(startUpload, next)).status).toBe(200);
  // What was deleted is still on the disk, and counts for itself.
  await setSize(mostBytes * 2 - 2 * bytes.length + 1);
  const last = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'c.pdf'});
  expect(refusalOf(await device.call(startUpload, last))).toEqual([413, 'file.space-full']);
});

test('[QTA5] an owner reads what their companies hold, and nobody else does', async () => {
  const shop = await openShop(server);
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 a receipt'));
  const file = await addFile(shop, server, bytes, {type: 'application/pdf', name: 'a.pdf'});
  await upload(shop.device, file, bytes);
  const usage = await shop.device.call(readUsage, {});
  const held = await readCounts(shop.spaceId);
  expect(usage.body).toEqual({
    devices: {used: 1, most: personQuota.devices},
    companies: [
      {
        companyId: shop.spaceId,
        planId: null,
        rows: {used: held?.live, most: mostRows},
        fileBytes: {used: bytes.length, most: mostBytes},
      },
    ],
  });
  const [stranger, manager] = [await openSyncDevice(server, 'Eva'), await openSyncDevice(server, 'Luz')];
  await joinSpace(server, manager, shop.spaceId, 'manager');
  for (const one of [stranger, manager]) expect((await one.call(readUsage, {})).body.companies).toEqual([]);
  expect((await server.openDevice().call(readUsage, {})).status).toBe(401);
});
