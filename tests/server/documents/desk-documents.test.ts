import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {partners} from '#contract/companies/partner.ts';
import {listWork} from '#contract/desk/list-work.ts';
import {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import {decideDocument} from '#contract/documents/decide-document.ts';
import {listCompanyDocuments} from '#contract/documents/list-company-documents.ts';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {listOpenings} from '#contract/sealing/list-openings.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {download, openShop, refusalOf, sendPart, type Shop} from '#tests/server/files/file-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {addDocument, clearKey, identityFile, pdf, sealedBytes, sealFor} from './document-steps.ts';

let server: TestServer;
let shop: Shop;
let admin: SyncDevice;
let partnerId: string;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  admin = await openAdmin(server);
  partnerId = server.newId();
  const stamp = {spaceId: shop.spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  const partner = {kind: 'person', firstName: 'Ana', lastName: 'Quiroga', companyName: ''};
  await inTransaction(server.database, async (tx) =>
    writeSynced(tx, stamp, [
      {table: 'partners', create: [partners.row.parse(buildRow('partners', partnerId, partner))]},
    ]),
  );
});
afterAll(() => server.close());

const rowOf = async (documentId: string) =>
  (await shop.device.readTable(shop.spaceId, 'companyDocuments')).find(({id}) => id === documentId);

const waiting = async () =>
  (await admin.call(listWork, {kind: 'check-document'})).body.rows.map(({subjectId}) => subjectId);

async function addAddress() {
  const documentId = server.newId();
  const document = {id: documentId, kind: 'proof-of-address', partnerId, fileKey: await sealFor(server, documentId)};
  const added = await addDocument(server, shop, {file: identityFile, document, bytes: sealedBytes});
  expect(added.refused).toEqual([]);
  return documentId;
}

const refuse = {decision: 'refused', refusal: 'old', note: 'La factura es de marzo.', seenDecidedAt: null} as const;

test('[DOC11] what waits is the desk’s work, the oldest first, until it is decided or another takes its place', async () => {
  const {documentId: older} = await addDocument(server, shop, {document: {kind: 'other'}});
  server.clock.nowMs += 60_000;
  const first = await addAddress();
  expect(await waiting()).toEqual([older, first]);
  server.clock.nowMs += 60_000;
  const second = await addAddress();
  // Both were made at the same time as rows tell it: the later id counts.
  expect(await waiting()).toEqual([older, second]);
  const place = {companyId: shop.spaceId, documentId: second};
  await admin.call(decideDocument, {...place, ...refuse, decision: 'accepted', refusal: null, note: ''});
  expect(await waiting()).toEqual([older]);
  expect(await rowOf(second)).toMatchObject({decision: 'accepted', refusal: null, note: null});
});

test('[DOC11] a refused document has its reason, its owners are written to, and of two admins the second is told', async () => {
  const documentId = await addAddress();
  const place = {companyId: shop.spaceId, documentId};
  const asked = {...place, ...refuse};
  const lacking = await admin.call(decideDocument, {...asked, refusal: null});
  expect(refusalOf(lacking)).toEqual([400, 'document.reason-missing']);
  expect(refusalOf(await admin.call(decideDocument, {...asked, refusal: 'other', note: ' '}))).toEqual([
    400,
    'document.reason-missing',
  ]);
  expect((await admin.call(decideDocument, asked)).status).toBe(200);
  // The same once more changes nothing, and writes to nobody.
  expect((await admin.call(decideDocument, asked)).status).toBe(200);
  expect(await rowOf(documentId)).toMatchObject({decision: 'refused', refusal: 'old', note: refuse.note});
  const mails = (await server.readMails()).filter(({text}) => text.includes(refuse.note));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Comprobante de domicilio de Ana Quiroga');
  const other = await openAdmin(server);
  const accepted = {...asked, decision: 'accepted', refusal: null, note: ''} as const;
  expect(refusalOf(await other.call(decideDocument, accepted))).toEqual([409, 'document.decided']);
  const seenDecidedAt = String((await rowOf(documentId))?.['decidedAt']);
  expect((await other.call(decideDocument, {...accepted, seenDecidedAt})).status).toBe(200);
  // Whoever was told of the refusal is told that nothing is to be sent again.
  const putRight = (await server.readMails()).filter(({text}) => text.includes('no hace falta que lo envíes de nuevo'));
  expect(putRight.map(({text}) => text.includes('Comprobante de domicilio de Ana Quiroga'))).toEqual([true]);
  const elsewhere = await openShop(server, 'Eva');
  expect(refusalOf(await admin.call(decideDocument, {...accepted, companyId: elsewhere.spaceId}))).toEqual([
    404,
    'document.none',
  ]);
});

test('[DOC10] an admin opens a sealed document for a reason that its owner reads, and never as a user', async () => {
  const documentId = await addAddress();
  const asked = {companyId: shop.spaceId, documentId, why: 'check'} as const;
  const {body} = await admin.call(openDeskDocument, asked);
  expect(body.fileKey).toBe(clearKey);
  expect((await admin.request({method: 'GET', url: body.url})).bytes).toEqual(Buffer.from(sealedBytes));
  const {openings} = (await shop.device.call(listOpenings, {})).body;
  expect(openings.map(({field, why}) => [field, why])).toEqual([['fileKey', 'check']]);
  const acting = await actAs(await openAdmin(server), shop.device.me.id);
  for (const device of [acting, shop.device]) expect((await device.call(openDeskDocument, asked)).status).toBe(403);
  expect((await server.openDevice().call(openDeskDocument, asked)).status).toBe(401);
  const {documents, partners: people} = (await admin.call(listCompanyDocuments, {companyId: shop.spaceId})).body;
  expect(people).toEqual([{id: partnerId, kind: 'person', name: 'Ana Quiroga'}]);
  expect(documents.find(({id}) => id === documentId)).toMatchObject({isSealed: true, isStored: true});
  expect(JSON.stringify(documents)).not.toContain('v1.');
});

test('[DOC12] what the IRS gave is there once its bytes are, and its owners are written to once', async () => {
  const [id, fileId] = [server.newId(), server.newId()];
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const facts = {name: 'cp575.pdf', type: 'application/pdf', sizeBytes: pdf.length, sha256} as const;
  const wish = {id, fileId, companyId: shop.spaceId, kind: 'ein-letter', bears: '2026-11-13', ...facts} as const;
  const place = {companyId: shop.spaceId, fileId};
  for (const _time of ['once', 'again'])
    expect((await admin.call(addDeskDocument, wish)).body).toEqual({isStored: false});
  expect(refusalOf(await admin.call(addDeskDocument, {...wish, sha256: 'a'.repeat(64)}))).toEqual([
    409,
    'document.id-taken',
  ]);
  expect(refusalOf(await admin.call(addDeskDocument, {...wish, type: 'text/csv', name: 'cp575.csv'}))).toEqual([
    400,
    'file.type-not-allowed',
  ]);
  // Nobody of the company brings what Faro does.
  expect(refusalOf(await shop.device.call(startUpload, {spaceId: shop.spaceId, fileId}))).toEqual([
    403,
    'sync.not-permitted',
  ]);
  const {body: started} = await admin.call(startDeskUpload, place);
  if (started.state !== 'open') throw new Error('the upload is not open');
  for (const {url} of started.parts) await sendPart(admin, url, pdf);
  for (const _time of ['once', 'again']) expect((await admin.call(finishDeskUpload, place)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({decision: 'accepted', bears: '2026-11-13', fileId});
  expect((await download(shop.device, {spaceId: shop.spaceId, fileId})).bytes).toEqual(pdf);
  const mails = (await server.readMails()).filter(({text}) => text.includes('Carta del IRS con el EIN'));
  expect(mails).toHaveLength(1);
  // It is nobody's work, and its people cannot take it away.
  expect(await waiting()).not.toContain(id);
});

test('[DOC12] what Faro gave and an archive brought back is its owner’s to bring, waits to be checked, and is told to nobody', async () => {
  const before = (await server.readMails()).length;
  const {documentId, fileId, refused} = await addDocument(server, shop, {file: {kind: 'official'}});
  expect(refused).toEqual([]);
  expect((await download(shop.device, {spaceId: shop.spaceId, fileId})).bytes).toEqual(pdf);
  expect(await rowOf(documentId)).toMatchObject({deskName: null, decision: null});
  expect(await waiting()).toContain(documentId);
  expect(await server.readMails()).toHaveLength(before);
});
