import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {listScans} from '#contract/mailing/list-scans.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {migrate, readMigrations} from '#server/db/migrate.ts';
import {sweepFiles} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openShop, refusalOf, sendPart, type Shop} from '#tests/server/files/file-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {bring, factsFor, freshPdf, sendWhole} from './scan-steps.ts';

let server: TestServer;
let first: Shop;
let second: Shop;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  [first, second] = [await openShop(server, 'Ana'), await openShop(server, 'Berta')];
  admin = await openAdmin(server);
});
afterAll(() => server.close());

const versionOf = async ({device, spaceId}: Shop) =>
  (await device.pull()).body.spaces.find((space) => space.spaceId === spaceId)?.version;
const scansOf = async ({device, spaceId}: Shop) => device.readTable(spaceId, 'mailScans');
const wordsOf = async (spaceId: string) => {
  const {$client} = server.database;
  const {rows} = await $client.query<{row: string}>(
    `select scan::text as row from mail_scans as scan where space_id = $1
     union all select scan::text from unsent_scans as scan where space_id = $1
     union all select act::text from row_history as act where space_id = $1 and table_name = 'mailScans'`,
    [spaceId],
  );
  return rows.map(({row}) => row).join('\n');
};

test('[MLG5] of a scan whose bytes are not all here nobody of its company holds or reads a word, by whatever way', async () => {
  const bytes = freshPdf('a medias', 6_000_000);
  const before = await versionOf(first);
  const {body} = await admin.call(sendScan, factsFor(first.spaceId, bytes));
  const place = {companyId: first.spaceId, fileId: body.scanId};
  const started = await admin.call(startDeskUpload, place);
  const [part] = started.body.state === 'open' ? started.body.parts : [];
  await sendPart(admin, part?.url ?? '', bytes.subarray(0, part?.sizeBytes));
  expect(refusalOf(await admin.call(finishDeskUpload, place))).toEqual([409, 'file.parts-missing']);
  // No live stream is told of anything either: its space never moved.
  expect(await versionOf(first)).toBe(before);
  expect(await scansOf(first)).toEqual([]);
  const own = {spaceId: first.spaceId, fileId: body.scanId};
  const history = {spaceId: first.spaceId, table: 'mailScans', rowId: body.scanId};
  const {body: told} = await first.device.call(readRowHistory, history);
  expect(told.entries).toEqual([]);
  for (const device of [first.device, second.device, await openSyncDevice(server, 'Eva')]) {
    expect(refusalOf(await device.call(openFile, own))).toEqual([404, 'file.row-missing']);
    expect(refusalOf(await device.call(startUpload, own))).toEqual([404, 'file.row-missing']);
  }
  expect((await bring(admin, place, bytes)).status).toBe(200);
  expect(await scansOf(first)).toMatchObject([{id: body.scanId, words: 'annual report secreto'}]);
  const {body: later} = await first.device.call(readRowHistory, history);
  expect(later.entries).toMatchObject([{author: 'admin', by: 'Olga Núñez', op: 'create'}]);
});

test('[MLG7] a scan that broke off and is for another company leaves nothing with the first', async () => {
  const [own, other] = [await openShop(server, 'Clara'), await openShop(server, 'Dora')];
  const bytes = freshPdf('ajena', 6_000_000);
  const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes));
  const place = {companyId: own.spaceId, fileId: body.scanId};
  const started = await admin.call(startDeskUpload, place);
  const [part] = started.body.state === 'open' ? started.body.parts : [];
  await sendPart(admin, part?.url ?? '', bytes.subarray(0, part?.sizeBytes));
  await sendWhole(admin, other.spaceId, bytes);
  expect(await wordsOf(own.spaceId)).toBe('');
  expect(await scansOf(own)).toEqual([]);
  expect(await scansOf(other)).toMatchObject([{words: 'annual report secreto'}]);
  // Whoever still sends to the first is told.
  expect(refusalOf(await admin.call(finishDeskUpload, place))).toEqual([404, 'file.row-missing']);
  const now = () => server.clock.nowMs;
  const store = await openFolderStore(`${server.dataDir}/files`, now);
  await sweepFiles({database: server.database, now, store});
  expect(await store.list(`incoming/${own.spaceId}/`)).toEqual([]);
});

test('[MLG7] of a company that lost its mailing while the bytes came, none becomes a row, and no word is kept', async () => {
  const own = await openShop(server, 'Elisa');
  const bytes = freshPdf('sin correo');
  const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes));
  const {$client} = server.database;
  await $client.query(`update spaces set services = array_remove(services, 'mailing') where id = $1`, [own.spaceId]);
  const place = {companyId: own.spaceId, fileId: body.scanId};
  expect(refusalOf(await bring(admin, place, bytes))).toEqual([404, 'file.row-missing']);
  expect(await wordsOf(own.spaceId)).toBe('');
});

test('[MLG4] a scan whose bytes never came whole is taken back without a trace, and can be sent there again', async () => {
  const own = await openShop(server, 'Flora');
  const bytes = freshPdf('retirada');
  const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes));
  const place = {companyId: own.spaceId, scanId: body.scanId};
  const stranger = await openSyncDevice(server, 'Eva');
  for (const device of [own.device, second.device, stranger])
    expect((await device.call(takeBackScan, place)).status).toBe(403);
  expect((await admin.call(takeBackScan, place)).body).toEqual({wasRead: false});
  expect(await wordsOf(own.spaceId)).toBe('');
  expect(refusalOf(await admin.call(takeBackScan, place))).toEqual([404, 'mailing.no-such-scan']);
  const startAgain = {companyId: own.spaceId, fileId: body.scanId};
  expect(refusalOf(await admin.call(startDeskUpload, startAgain))).toEqual([404, 'file.row-missing']);
  expect(await sendWhole(admin, own.spaceId, bytes)).not.toBe(body.scanId);
});

test('[MLG4] [MLG5] of a scan that is taken back while its last bytes come, one of both is done whole', async () => {
  const own = await openShop(server, 'Gala');
  for (let round = 0; round < 6; round += 1) {
    const bytes = freshPdf(`carrera ${round}`);
    const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes));
    const place = {companyId: own.spaceId, fileId: body.scanId};
    const started = await admin.call(startDeskUpload, place);
    const [part] = started.body.state === 'open' ? started.body.parts : [];
    await sendPart(admin, part?.url ?? '', bytes);
    const [finished, back] = await Promise.all([
      admin.call(finishDeskUpload, place),
      admin.call(takeBackScan, {companyId: own.spaceId, scanId: body.scanId}),
    ]);
    expect(back.body).toEqual({wasRead: false});
    const row = (await scansOf(own)).find(({id}) => id === body.scanId);
    // Whole and then taken back, or never there and refused to who still sends.
    const left = row ? {words: row['words'], storedAt: row['storedAt']} : null;
    const wanted = finished.status === 200 ? {words: '', storedAt: null} : null;
    expect([[200, 404, 409].includes(finished.status), left]).toEqual([true, wanted]);
  }
});

test('[MLG7] what is said of a scan last is what its company reads, and a list of admins knows how far it is', async () => {
  const own = await openShop(server, 'Hilda');
  const bytes = freshPdf('corregida');
  const {body} = await admin.call(sendScan, factsFor(own.spaceId, bytes, {sender: 'Zutano Bank'}));
  const listed = await admin.call(listScans, {search: 'zutano', state: 'unsent'});
  expect(listed.body).toMatchObject({total: 1, rows: [{id: body.scanId, state: 'unsent', isRead: false}]});
  expect(await sendWhole(admin, own.spaceId, bytes, {sender: 'Mengano Bank'})).toBe(body.scanId);
  expect(await scansOf(own)).toMatchObject([{sender: 'Mengano Bank'}]);
  expect((await admin.call(listScans, {search: 'zutano'})).body.total).toBe(0);
});

test('[MLG5] what broke off before is gone from its company with its words, and every device hears of that', async () => {
  const fresh = await openFreshDatabase();
  onTestFinished(() => fresh.close());
  const ask = async (text: string, values: unknown[] = []) => (await fresh.database.$client.query(text, values)).rows;
  await ask('drop schema public cascade; create schema public');
  const migrations = await readMigrations();
  const own = migrations.find(({name}) => name.endsWith('_unsent_scans.sql'));
  await migrate(
    fresh.database,
    migrations.filter(({name}) => own && name < own.name),
  );
  await ask(`alter table mail_scans disable trigger all`);
  const add = async (number: number, patch: object) => {
    const spaceId = testId(number);
    await ask(`insert into spaces (id, kind, services, version) values ($1, 'company', '{company,mailing}', 7)`, [
      spaceId,
    ]);
    const {companyId: _, ...facts} = factsFor(spaceId, freshPdf(String(number)));
    const snake = Object.entries(facts).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]);
    const rest = {created_at: '2026-11-20T10:00:00.000Z', is_read: false, is_kept: false, version: 7, deleted: false};
    const row = {...Object.fromEntries(snake), space_id: spaceId, id: testId(5), ...rest, ...patch};
    await ask('insert into mail_scans select (json_populate_record(null::mail_scans, $1)).*', [JSON.stringify(row)]);
  };
  const at = '2026-11-20T10:00:00.000Z';
  await add(100, {});
  await add(200, {stored_at: at});
  await add(300, {taken_back_at: at});
  await ask('alter table mail_scans enable trigger all');
  await migrate(fresh.database, migrations);
  expect(await ask('select space_id, version, deleted, words, sender from mail_scans order by space_id')).toEqual([
    {space_id: testId(100), version: 8, deleted: true, words: '', sender: ''},
    {
      space_id: testId(200),
      version: 7,
      deleted: false,
      words: 'annual report secreto',
      sender: 'Wyoming Secretary of State',
    },
    {
      space_id: testId(300),
      version: 7,
      deleted: false,
      words: 'annual report secreto',
      sender: 'Wyoming Secretary of State',
    },
  ]);
});
