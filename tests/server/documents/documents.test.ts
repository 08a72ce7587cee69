import {afterAll, beforeAll, expect, test} from 'vitest';
import {partners} from '#contract/companies/partner.ts';
import {openOwnDocument} from '#contract/documents/open-own-document.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {inTransaction} from '#server/db/database.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {download, openShop, refusalOf, type Shop} from '#tests/server/files/file-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {addDocument, clearKey, identityFile, sealedBytes, sealFor} from './document-steps.ts';

let server: TestServer;
let shop: Shop;
let partnerId: string;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  partnerId = server.newId();
  const stamp = {spaceId: shop.spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, async (tx) =>
    writeSynced(tx, stamp, [{table: 'partners', create: [partners.row.parse(buildRow('partners', partnerId))]}]),
  );
});
afterAll(() => server.close());

async function addPassport() {
  const documentId = server.newId();
  const fileKey = await sealFor(server, documentId);
  const document = {id: documentId, kind: 'passport', partnerId, fileKey, name: 'passport.png', type: 'image/png'};
  const added = await addDocument(server, shop, {file: identityFile, document, bytes: sealedBytes});
  return {...added, documentId};
}

test('[DOC6] [FIL13] owners and managers have the company’s papers; a bookkeeper neither rows nor bytes', async () => {
  const {fileId, documentId, refused} = await addDocument(server, shop);
  expect(refused).toEqual([]);
  const [manager, bookkeeper] = [await openSyncDevice(server, 'Mara'), await openSyncDevice(server, 'Luis')];
  await joinSpace(server, manager, shop.spaceId, 'manager');
  await joinSpace(server, bookkeeper, shop.spaceId, 'bookkeeper');
  const place = {spaceId: shop.spaceId, fileId};
  const ids = async (device: typeof manager) =>
    (await device.readTable(shop.spaceId, 'companyDocuments')).map(({id}) => id);
  expect(await ids(manager)).toContain(documentId);
  expect((await download(manager, place)).status).toBe(200);
  expect(await ids(bookkeeper)).toEqual([]);
  expect(refusalOf(await download(bookkeeper, place))).toEqual([403, 'sync.not-permitted']);
  const tried = await addDocument(server, {device: bookkeeper, spaceId: shop.spaceId});
  // Neither the document nor the row of its file.
  expect(tried.refused).toEqual(['sync.not-permitted', 'sync.not-permitted']);
  expect(refusalOf(await download(await openSyncDevice(server, 'Zoe'), place))).toEqual([404, 'file.row-missing']);
});

test('[DOC7] [SEA8] a sealed paper opens for an owner alone, each time noted, and for nobody who acts as them', async () => {
  const {fileId, documentId, refused} = await addPassport();
  expect(refused).toEqual([]);
  const asked = {companyId: shop.spaceId, documentId};
  const manager = await openSyncDevice(server, 'Mara');
  await joinSpace(server, manager, shop.spaceId, 'manager');
  const other = await openShop(server, 'Eva');
  for (const device of [manager, other.device, await openAdmin(server)])
    expect(refusalOf(await device.call(openOwnDocument, asked))).toEqual([404, 'document.none']);
  expect(refusalOf(await other.device.call(openOwnDocument, {...asked, companyId: other.spaceId}))).toEqual([
    404,
    'document.none',
  ]);
  expect(refusalOf(await server.openDevice().call(openOwnDocument, asked))[0]).toBe(401);
  const acting = await actAs(await openAdmin(server), shop.device.me.id);
  expect((await acting.call(openOwnDocument, asked)).status).toBe(403);
  expect(refusalOf(await download(manager, {spaceId: shop.spaceId, fileId}))).toEqual([403, 'sync.not-permitted']);
  expect((await shop.device.call(openOwnDocument, asked)).body).toEqual({fileKey: clearKey});
  expect((await download(shop.device, {spaceId: shop.spaceId, fileId})).bytes).toEqual(Buffer.from(sealedBytes));
  const {openings} = (await shop.device.call(listOpenings, {})).body;
  expect(openings.map(({by, field, why}) => [by, field, why])).toEqual([['Ana Núñez', 'fileKey', 'own']]);
});

test('[DOC2] a paper of a person that is not sealed is refused, and so is a file of another kind or company', async () => {
  const document = {kind: 'passport', partnerId};
  expect((await addDocument(server, shop, {document})).refused).toEqual(['document.not-sealed']);
  const fileKey = await sealFor(server, server.newId());
  expect((await addDocument(server, shop, {document: {...document, fileKey}})).refused).toEqual([
    'document.file-wrong',
  ]);
  const other = await openShop(server, 'Eva');
  const {fileId} = await addDocument(server, other);
  expect((await addDocument(server, shop, {document: {fileId}})).refused).toEqual(['sync.missing-reference']);
  // What is called a sealed paper and is none is not kept.
  const named = {...identityFile, name: 'passport.sealed'};
  const {fileId: falseId, refused} = await addDocument(server, shop, {file: named, document: {...document, fileKey}});
  expect(refused).toEqual([]);
  const row = (await shop.device.readTable(shop.spaceId, 'files')).find(({id}) => id === falseId);
  expect(row?.['storedAt']).toBeNull();
});

test('[DOC5] what was checked can neither be changed nor taken away by its people, nor checked by them', async () => {
  const {documentId} = await addDocument(server, shop);
  const {edit} = buildChangeIn(shop.spaceId);
  const decide = edit('companyDocuments', [documentId], {decision: 'accepted'}, {decision: null});
  const reasons = async (change: typeof decide) =>
    (await shop.device.push([change])).body.refused.flatMap(({refusals}) => refusals.map(({reason}) => reason));
  expect(await reasons(decide)).toEqual(['sync.field-not-writable']);
  const {spaceId} = shop;
  const stamp = {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, async (tx) =>
    writeSynced(tx, stamp, [{table: 'companyDocuments', edit: [{id: documentId, decision: 'accepted'}]}]),
  );
  const removal = edit('companyDocuments', [documentId], {deleted: true}, {deleted: false});
  expect(await reasons(removal)).toEqual(['company-document.blocked']);
});
