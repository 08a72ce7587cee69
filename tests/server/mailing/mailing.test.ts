import {afterAll, beforeAll, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {listScans} from '#contract/mailing/list-scans.ts';
import {matchScan} from '#contract/mailing/match-scan.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {sweepFiles} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {jpegBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {addFile, download, openShop, refusalOf, type Shop} from '#tests/server/files/file-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {bring, factsFor, freshPdf, sendWhole} from './scan-steps.ts';

let server: TestServer;
let shop: Shop;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  admin = await openAdmin(server);
});
afterAll(() => server.close());

const readScan = async (device: SyncDevice, spaceId: string, id: string) =>
  (await device.readTable(spaceId, 'mailScans')).find((row) => row['id'] === id);
const mailsOf = async () => (await server.readMailOrders()).filter(({kind}) => kind === 'mail-arrived');

test('[MLG1] [MLG5] a scan comes to its people once its bytes are here, who are written to without a word of it', async () => {
  const own = await openShop(server, 'Berta');
  const bytes = freshPdf('uno');
  const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes));
  const place = {companyId: own.spaceId, fileId: body.scanId};
  expect(await readScan(own.device, own.spaceId, body.scanId)).toBeUndefined();
  expect(refusalOf(await own.device.call(openFile, {spaceId: own.spaceId, fileId: body.scanId}))).toEqual([
    404,
    'file.row-missing',
  ]);
  const before = (await mailsOf()).length;
  expect((await bring(admin, place, bytes)).status).toBe(200);
  const row = await readScan(own.device, own.spaceId, body.scanId);
  expect(row).toMatchObject({sender: 'Wyoming Secretary of State', isRead: false});
  expect(row?.['storedAt']).not.toBeNull();
  const answer = await download(own.device, {spaceId: own.spaceId, fileId: body.scanId});
  expect([...answer.bytes]).toEqual([...bytes]);
  const told = (await mailsOf()).slice(before);
  expect(told.map(({to}) => to)).toEqual([own.device.me.email]);
  expect(JSON.stringify(told)).not.toMatch(/secreto|Wyoming|Aviso/);
  // What comes within the hour is the same post; later it is another.
  await sendWhole(admin, own.spaceId, freshPdf('dos'));
  expect((await mailsOf()).length).toBe(before + 1);
  const hourMs = 3_700_000;
  server.clock.nowMs += hourMs;
  await sendWhole(await openAdmin(server), own.spaceId, freshPdf('tres'));
  expect((await mailsOf()).length).toBe(before + 2);
  server.clock.nowMs -= hourMs;
});

test.each([
  {pageCount: 201},
  {pageCount: 0},
  {sizeBytes: 20_971_521},
  {name: 'a/b.pdf'},
  {name: 'page.html'},
  {quantity: 0},
  {sha256: 'x'},
])('[MLG1] the server takes no scan of which %j is said', async (patch) => {
  const answer = await admin.call(sendScan, factsFor(shop.spaceId, freshPdf('no'), patch));
  expect(answer.status).toBe(400);
});

test('[MLG1] [FIL9] what is no PDF is not kept, whatever was said of it', async () => {
  const bytes = jpegBytes(10, 10, 900);
  const {body} = await admin.call(sendScan, factsFor(shop.spaceId, bytes));
  expect(refusalOf(await bring(admin, {companyId: shop.spaceId, fileId: body.scanId}, bytes))).toEqual([
    400,
    'file.wrong-content',
  ]);
});

test('[MLG2] the owner and a manager read and mark mail, a bookkeeper holds none of it, and nobody forges any', async () => {
  const id = await sendWhole(admin, shop.spaceId, freshPdf('roles'));
  const place = {spaceId: shop.spaceId, fileId: id};
  const [manager, bookkeeper] = [await openSyncDevice(server, 'Eva'), await openSyncDevice(server, 'Luis')];
  await joinSpace(server, manager, shop.spaceId, 'manager');
  await joinSpace(server, bookkeeper, shop.spaceId, 'bookkeeper');
  const {edit} = buildChangeIn(shop.spaceId);
  const read = edit('mailScans', [id], {isRead: true}, {isRead: false});
  expect((await manager.push([read])).body.refused).toEqual([]);
  expect(await readScan(shop.device, shop.spaceId, id)).toMatchObject({isRead: true, isKept: false});
  expect((await download(manager, place)).status).toBe(200);
  expect(JSON.stringify((await bookkeeper.pull()).body)).not.toContain('mailScans');
  expect(refusalOf(await bookkeeper.call(openFile, place))).toEqual([403, 'sync.not-permitted']);
  const forged = edit('mailScans', [id], {subject: 'x'}, {subject: 'Aviso del informe anual'});
  expect((await shop.device.push([forged])).body.refused[0]?.refusals).toMatchObject([
    {reason: 'sync.field-not-writable'},
  ]);
  expect(refusalOf(await shop.device.call(startUpload, place))).toEqual([403, 'sync.not-permitted']);
});

test('[MLG4] what is taken back leaves nothing of the letter: no words, no bytes, no values in its history', async () => {
  const bytes = freshPdf('ajena');
  const id = await sendWhole(admin, shop.spaceId, bytes);
  const place = {spaceId: shop.spaceId, fileId: id};
  const wasUnread = {isRead: true};
  await shop.device.push([buildChangeIn(shop.spaceId).edit('mailScans', [id], wasUnread, {isRead: false})]);
  const back = await admin.call(takeBackScan, {companyId: shop.spaceId, scanId: id});
  expect(back.body).toEqual({wasRead: true});
  const row = await readScan(shop.device, shop.spaceId, id);
  expect(row).toMatchObject({sender: '', subject: '', words: '', storedAt: null, isRead: true});
  expect(row?.['takenBackAt']).not.toBeNull();
  expect(refusalOf(await shop.device.call(openFile, place))).toEqual([404, 'file.row-missing']);
  const history = await shop.device.call(readRowHistory, {spaceId: shop.spaceId, table: 'mailScans', rowId: id});
  const [last] = history.body.entries;
  expect(last).toMatchObject({author: 'admin', by: 'Olga Núñez'});
  // What was done stays, so that it can be told.
  expect(last).toMatchObject({set: {takenBackAt: row?.['takenBackAt']}, was: {takenBackAt: null}});
  expect(Object.keys({...last?.set, ...last?.was})).toEqual(['takenBackAt']);
  expect(JSON.stringify(history.body)).not.toMatch(/secreto|Wyoming|Aviso/);
  const now = () => server.clock.nowMs;
  const store = await openFolderStore(`${server.dataDir}/files`, now);
  await sweepFiles({database: server.database, now, store});
  expect(await store.list(`stored/${shop.spaceId}/${id}`)).toEqual([]);
  expect((await admin.call(takeBackScan, {companyId: shop.spaceId, scanId: id})).body).toEqual({wasRead: true});
  // The same file may be sent again, to whom it belongs or, after all, here.
  expect(await sendWhole(admin, shop.spaceId, bytes)).not.toBe(id);
});

test('[MLG4] nothing is taken back that is not there', async () => {
  expect(refusalOf(await admin.call(takeBackScan, {companyId: shop.spaceId, scanId: server.newId()}))).toEqual([
    404,
    'mailing.no-such-scan',
  ]);
});

test('[MLG6] a text is matched with companies that have mailing', async () => {
  const name = `Jacarandá ${server.newId().slice(-6)} LLC`;
  const id = server.newId();
  await shop.device.call(addCompany, {id, name, type: 'LLC', state: 'WY'});
  const found = await admin.call(matchScan, {text: `To: ${name.toUpperCase()}, Sheridan WY`});
  const telling = {state: 'WY', owner: 'Ana Núñez', orderNumber: null};
  expect(found.body.matches).toEqual([{id, name, reasons: ['whole-name'], ...telling}]);
  expect((await admin.call(matchScan, {text: 'nobody'})).body.matches).toEqual([]);
});

test('[MLG7] the same scan sent again goes on where it stopped, also to a second admin', async () => {
  const bytes = freshPdf('otra vez');
  const facts = factsFor(shop.spaceId, bytes);
  const first = await admin.call(sendScan, facts);
  const other = await openAdmin(server);
  const again = await other.call(sendScan, {...facts, sender: 'Another'});
  expect(again.body).toEqual({scanId: first.body.scanId, isStored: false});
  await bring(other, {companyId: shop.spaceId, fileId: first.body.scanId}, bytes);
  expect((await admin.call(sendScan, facts)).body).toEqual({scanId: first.body.scanId, isStored: true});
});

test('[MLG7] a company that is not there, or has no mailing, gets none', async () => {
  const nowhere = factsFor(server.newId(), freshPdf('nada'));
  expect(refusalOf(await admin.call(sendScan, nowhere))).toEqual([404, 'admin.no-such-company']);
  const id = server.newId();
  await shop.device.call(addCompany, {id, name: 'Cripto', type: 'Cross Border Crypto', state: null});
  expect(refusalOf(await admin.call(sendScan, factsFor(id, freshPdf('c'))))).toEqual([409, 'mailing.not-for-company']);
  expect((await admin.call(matchScan, {text: 'Cripto LLC'})).body.matches).toEqual([]);
});

test('[MLG7] admins list what was sent and how far it is', async () => {
  const own = await openShop(server, 'Clara');
  const [was] = await own.device.readTable(own.spaceId, 'companies');
  const name = {name: 'Aloe Vera LLC'};
  await own.device.push([
    buildChangeIn(own.spaceId).edit('companies', [own.spaceId], name, {name: String(was?.['name'])}),
  ]);
  const sent = await sendWhole(admin, own.spaceId, freshPdf('l1'), {sender: 'Zzyzx Bank'});
  const gone = await sendWhole(admin, own.spaceId, freshPdf('l2'));
  await admin.call(takeBackScan, {companyId: own.spaceId, scanId: gone});
  const waits = await admin.call(sendScan, factsFor(own.spaceId, freshPdf('l3')));
  const {body} = await admin.call(listScans, {search: 'aloe'});
  const states = new Map(body.rows.map(({id, state}) => [id, state]));
  expect(states).toEqual(
    new Map([
      [sent, 'sent'],
      [gone, 'taken-back'],
      [waits.body.scanId, 'unsent'],
    ]),
  );
  const found = await admin.call(listScans, {search: 'zzyzx', state: 'sent'});
  expect(found.body).toMatchObject({total: 1, rows: [{company: 'Aloe Vera LLC', isRead: false}]});
});

test('[FIL12] the desk brings no bytes of a company’s own files, and reads none', async () => {
  const {spaceId, fileId} = await addFile(shop, server, jpegBytes(10, 10, 1_000));
  const place = {companyId: spaceId, fileId};
  expect(refusalOf(await admin.call(startDeskUpload, place))).toEqual([403, 'sync.not-permitted']);
  expect(refusalOf(await admin.call(finishDeskUpload, place))).toEqual([403, 'sync.not-permitted']);
  const {body} = await admin.call(sendScan, factsFor(spaceId, freshPdf('fil12')));
  const scan = {companyId: spaceId, fileId: body.scanId};
  expect(refusalOf(await shop.device.call(startDeskUpload, scan))[0]).toBe(403);
  expect(refusalOf(await admin.call(openFile, {spaceId, fileId: body.scanId}))[0]).toBe(403);
});
