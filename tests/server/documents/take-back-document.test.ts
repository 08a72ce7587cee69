import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listActs} from '#contract/desk/list-acts.ts';
import {listWork} from '#contract/desk/list-work.ts';
import {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import {decideDocument} from '#contract/documents/decide-document.ts';
import {listCompanyDocuments} from '#contract/documents/list-company-documents.ts';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {takeBackDocument} from '#contract/documents/take-back-document.ts';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {companyServices} from '#contract/companies/company-service.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {inTransaction} from '#server/db/database.ts';
import {sweepFiles} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {download, openShop, refusalOf, sendPart, type Shop} from '#tests/server/files/file-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {addDocument, pdf} from './document-steps.ts';

let server: TestServer;
let shop: Shop;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  admin = await openAdmin(server);
});
afterAll(() => server.close());

const why = {refusal: 'wrong-name', note: 'Era de otra empresa.'} as const;

/** Gives a company a document whose name tells whose it is. */
async function give({spaceId}: Shop, patch: {kind?: 'other' | 'articles'; isWhole?: boolean} = {}) {
  const {kind = 'other', isWhole = true} = patch;
  const [documentId, fileId] = [server.newId(), server.newId()];
  const bytes = Buffer.concat([pdf, Buffer.from(documentId)]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts = {name: 'Secreto de Otra LLC.pdf', type: 'application/pdf', sizeBytes: bytes.length, sha256} as const;
  const wish = {id: documentId, fileId, companyId: spaceId, kind, bears: '2026-11-13', ...facts} as const;
  await admin.call(addDeskDocument, wish);
  const place = {companyId: spaceId, fileId};
  if (!isWhole) return {documentId, fileId, sha256};
  const {body: started} = await admin.call(startDeskUpload, place);
  if (started.state !== 'open') throw new Error('the upload is not open');
  for (const {url} of started.parts) await sendPart(admin, url, bytes);
  expect((await admin.call(finishDeskUpload, place)).status).toBe(200);
  return {documentId, fileId, sha256};
}

const rowOf = async ({device, spaceId}: Shop, id: string) =>
  (await device.readTable(spaceId, 'companyDocuments')).find((row) => row['id'] === id);

/** Everything that the database says of two rows. */
async function allOf(spaceId: string, ids: readonly string[]): Promise<string> {
  const {rows} = await server.database.$client.query<{row: string}>(
    `select document::text as row from company_documents as document where space_id = $1 and id = any($2)
     union all select file::text from files as file where space_id = $1 and id = any($2)
     union all select act::text from row_history as act where space_id = $1 and row_id = any($2)`,
    [spaceId, ids],
  );
  return rows.map(({row}) => row).join('\n');
}

test('[DOC18] of a document that is taken back nothing stays but that it was there, when it went and why', async () => {
  const {documentId, fileId, sha256} = await give(shop);
  const place = {spaceId: shop.spaceId, fileId};
  expect((await download(shop.device, place)).status).toBe(200);
  const wish = {companyId: shop.spaceId, documentId, ...why};
  expect((await admin.call(takeBackDocument, wish)).status).toBe(200);
  const row = await rowOf(shop, documentId);
  expect(row).toMatchObject({
    kind: 'other',
    name: 'document.pdf',
    sizeBytes: 1,
    bears: null,
    decision: 'refused',
    ...why,
  });
  expect(row?.['deskName']).toBe('Olga Núñez');
  expect(await allOf(shop.spaceId, [documentId, fileId])).not.toMatch(new RegExp(`Secreto|Otra LLC|${sha256}`, 'u'));
  expect((await shop.device.readTable(shop.spaceId, 'files')).some(({id}) => id === fileId)).toBe(false);
  // A device that was away hears the same, and none of the name.
  expect(JSON.stringify((await shop.device.pull()).body)).not.toContain('Secreto');
  expect(refusalOf(await shop.device.call(openFile, place))).toEqual([404, 'file.row-missing']);
  const asked = {companyId: shop.spaceId, documentId, why: 'check'} as const;
  expect(refusalOf(await admin.call(openDeskDocument, asked))).toEqual([404, 'document.none']);
  const history = await shop.device.call(readRowHistory, {
    spaceId: shop.spaceId,
    table: 'companyDocuments',
    rowId: documentId,
  });
  const [last] = history.body.entries;
  expect(last).toMatchObject({
    author: 'admin',
    by: 'Olga Núñez',
    set: {decision: 'refused'},
    was: {decision: 'accepted'},
  });
  expect(Object.keys({...last?.set, ...last?.was}).toSorted()).toEqual(['decision', 'refusal']);
  const {body: acts} = await admin.call(listActs, {kind: 'wrote'});
  expect(acts.rows[0]).toMatchObject({
    admin: 'Olga Núñez',
    company: {id: shop.spaceId},
    changes: [{table: 'companyDocuments'}, {table: 'files'}],
  });
  const {documents} = (await admin.call(listCompanyDocuments, {companyId: shop.spaceId})).body;
  expect(documents.find(({id}) => id === documentId)).toMatchObject({decision: 'refused', isStored: false});
  const now = () => server.clock.nowMs;
  const store = await openFolderStore(`${server.dataDir}/files`, now);
  await sweepFiles({database: server.database, now, store});
  expect(await store.list(`stored/${shop.spaceId}/${fileId}`)).toEqual([]);
  // Once more changes nothing, and nobody decides about it.
  const {decidedAt} = row ?? {};
  server.clock.nowMs += 60_000;
  expect((await admin.call(takeBackDocument, {...wish, refusal: 'unreadable'})).status).toBe(200);
  expect(await rowOf(shop, documentId)).toMatchObject({decidedAt, ...why});
  const decision = {decision: 'accepted', refusal: null, note: '', seenDecidedAt: String(decidedAt)} as const;
  expect(refusalOf(await admin.call(decideDocument, {companyId: shop.spaceId, documentId, ...decision}))).toEqual([
    404,
    'document.none',
  ]);
});

test('[DOC18] no device of the company brings back what was taken back', async () => {
  const {documentId, fileId} = await give(shop);
  await admin.call(takeBackDocument, {companyId: shop.spaceId, documentId, ...why});
  const {edit} = buildChangeIn(shop.spaceId);
  await shop.device.push([edit('files', [fileId], {deleted: false}, {deleted: true})]);
  expect(refusalOf(await shop.device.call(openFile, {spaceId: shop.spaceId, fileId}))[0]).not.toBe(200);
  const {body} = await shop.device.push([edit('companyDocuments', [documentId], {deleted: true}, {deleted: false})]);
  expect(body.refused).toHaveLength(1);
});

test('[DOC18] a stranger, another tenant, its owner and who acts as them take nothing back', async () => {
  const own = await openShop(server, 'Berta');
  const {documentId, fileId} = await give(own);
  const wish = {companyId: own.spaceId, documentId, ...why};
  const acting = await actAs(await openAdmin(server), own.device.me.id);
  for (const device of [own.device, shop.device, await openSyncDevice(server, 'Eva'), acting])
    expect((await device.call(takeBackDocument, wish)).status).toBe(403);
  expect((await server.openDevice().call(takeBackDocument, wish)).status).toBe(401);
  // A document of one company under another's name is not there.
  expect(refusalOf(await admin.call(takeBackDocument, {...wish, companyId: shop.spaceId}))).toEqual([
    404,
    'document.none',
  ]);
  expect((await download(own.device, {spaceId: own.spaceId, fileId})).status).toBe(200);
  expect(await rowOf(own, documentId)).toMatchObject({decision: 'accepted'});
});

test('[DOC18] without a reason nothing is taken back, nor what the company brought, nor what proves something', async () => {
  const {documentId, fileId} = await give(shop);
  const wish = {companyId: shop.spaceId, documentId, ...why};
  expect(refusalOf(await admin.call(takeBackDocument, {...wish, refusal: 'other', note: ' '}))).toEqual([
    400,
    'document.reason-missing',
  ]);
  const brought = await addDocument(server, shop, {document: {kind: 'other'}});
  expect(refusalOf(await admin.call(takeBackDocument, {...wish, documentId: brought.documentId}))).toEqual([
    409,
    'document.not-given',
  ]);
  const stamp = {spaceId: shop.spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  const service = companyServices.row.parse(buildRow('companyServices', server.newId(), {proofId: fileId}));
  await inTransaction(server.database, async (tx) =>
    writeSynced(tx, stamp, [{table: 'companyServices', create: [service]}]),
  );
  expect(refusalOf(await admin.call(takeBackDocument, wish))).toEqual([409, 'document.is-proof']);
  expect((await download(shop.device, {spaceId: shop.spaceId, fileId})).status).toBe(200);
});

test('[DOC18] what it took the place of waits again at the desk, and one whose bytes never came leaves no row', async () => {
  const own = await openShop(server, 'Clara');
  const brought = await addDocument(server, own, {document: {kind: 'articles'}});
  const waiting = async () =>
    (await admin.call(listWork, {kind: 'check-document'})).body.rows.map(({subjectId}) => subjectId);
  expect(await waiting()).toContain(brought.documentId);
  server.clock.nowMs += 60_000;
  const given = await give(own, {kind: 'articles'});
  expect(await waiting()).not.toContain(brought.documentId);
  await admin.call(takeBackDocument, {companyId: own.spaceId, documentId: given.documentId, ...why});
  expect(await waiting()).toContain(brought.documentId);
  const broken = await give(own, {isWhole: false});
  await admin.call(takeBackDocument, {companyId: own.spaceId, documentId: broken.documentId, ...why});
  expect(await rowOf(own, broken.documentId)).toBeUndefined();
  expect(await allOf(own.spaceId, [broken.documentId, broken.fileId])).not.toMatch(/Secreto/u);
});
