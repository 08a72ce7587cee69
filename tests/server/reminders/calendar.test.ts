import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {BoiReportRow} from '#contract/boi/boi-report.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {readCalendar, renewCalendar, stopCalendar} from '#contract/reminders/calendar.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {readIcs} from './read-ics.ts';

let server: TestServer;
let owner: SyncDevice;

beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
});
afterEach(() => server.close());

/** Formed abroad and registered in a state on 2 November. */
const due = buildRow('boiReports', testId(1), {
  formedIn: 'abroad',
  formedOn: null,
  isRegistered: true,
  registeredOn: '2026-11-02',
  isExempt: false,
  outcome: 'due',
  dueDay: '2026-12-02',
}) as BoiReportRow; // Whole by its table's fixture.

/** Minnesota asks on 31 December; the tests begin on 20 November 2026. */
async function addOne(name = 'Ceibo LLC', by = owner): Promise<string> {
  const id = server.newId();
  await by.call(addCompany, {id, name, type: 'LLC', state: 'MN'});
  return id;
}

async function makeAddress(by = owner): Promise<string> {
  const {body} = await by.call(renewCalendar, {});
  return new URL(body.address).pathname;
}

const stranger = () => server.openDevice();
const read = async (url: string, headers: Record<string, string> = {}) =>
  stranger().request({method: 'GET', url, headers});

async function titlesAt(url: string): Promise<(string | undefined)[]> {
  const {bytes} = await read(url);
  return readIcs(bytes).events.map((event) => event.get('SUMMARY'));
}

test('[CAL1] an address is made when it is asked for, renewed with the old one dead at once, and switched off', async () => {
  await addOne();
  expect((await owner.call(readCalendar, {})).body).toEqual({madeAt: null});
  const first = await makeAddress();
  expect((await owner.call(readCalendar, {})).body.madeAt).not.toBeNull();
  expect((await read(first)).status).toBe(200);
  const second = await makeAddress();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await owner.call(stopCalendar, {});
  await owner.call(stopCalendar, {});
  expect((await read(second)).status).toBe(404);
  expect((await owner.call(readCalendar, {})).body).toEqual({madeAt: null});
});

test('[CAL1] a stranger has none and switches off nobody’s', async () => {
  const address = await makeAddress();
  for (const endpoint of [readCalendar, renewCalendar, stopCalendar])
    expect((await stranger().call(endpoint, {})).status).toBe(401);
  const other = await openSyncDevice(server, 'Luis');
  await other.call(stopCalendar, {});
  expect((await read(address)).status).toBe(200);
});

test('[CAL2] the database holds no address, and what is no address is answered like nothing', async () => {
  const address = await makeAddress();
  const token = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length);
  expect(token).toHaveLength(43);
  const {rows} = await server.database.execute(sql`select *, encode(token_hash, 'hex') as hex from calendar_feeds`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  for (const other of [`${'A'.repeat(43)}.ics`, token, `${token}A.ics`, '..%2f..%2fhealth.ics', '%00.ics'])
    expect((await read(`/api/v1/calendar/${other}`)).status).toBe(404);
});

test('[CAL2] the address of somebody who is blocked is dead as long as they are', async () => {
  await addOne();
  const address = await makeAddress();
  const block = async (status: string) =>
    server.database.execute(sql`update users set status = ${status} where id = ${owner.me.id}`);
  await block('blocked');
  expect((await read(address)).status).toBe(404);
  await block('active');
  expect((await read(address)).status).toBe(200);
});

test('[CAL3] a feed has the dates of all companies of its person, and of nobody else’s', async () => {
  await addOne('Ceibo LLC');
  await addOne('Quebracho LLC');
  const other = await openSyncDevice(server, 'Luis');
  await addOne('Ajena LLC', other);
  const titles = await titlesAt(await makeAddress());
  expect(titles).toEqual([
    'Ceibo LLC: Informe anual 2026',
    'Quebracho LLC: Informe anual 2026',
    'Ceibo LLC: Formulario 1065 (si tiene varios dueños)',
    'Quebracho LLC: Formulario 1065 (si tiene varios dueños)',
    'Ceibo LLC: Formulario 5472 con 1120 (si tiene un solo dueño)',
    'Quebracho LLC: Formulario 5472 con 1120 (si tiene un solo dueño)',
  ]);
});

test('[CAL3] who leaves a company has its dates no more, at the same address', async () => {
  const companyId = await addOne();
  const helper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, helper, companyId, 'bookkeeper');
  const address = await makeAddress(helper);
  expect(await titlesAt(address)).toHaveLength(3);
  await changeMember(server, helper.me.id, companyId, {deleted: true});
  expect(await titlesAt(address)).toEqual([]);
});

test('[CAL4] who asks again with its tag is told that nothing has changed; a change has another tag and a higher sequence', async () => {
  await addOne();
  const address = await makeAddress();
  const first = await read(address);
  const tag = String(first.headers['etag']);
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=3600, must-revalidate',
  });
  server.clock.nowMs += 600_000;
  expect((await read(address, {'if-none-match': tag})).status).toBe(304);
  expect((await read(address)).bytes).toEqual(first.bytes);
  await addOne('Quebracho LLC');
  const second = await read(address, {'if-none-match': tag});
  expect([second.status, second.headers['etag'] === tag]).toEqual([200, false]);
  const [before, after] = [first, second].map(({bytes}) => readIcs(bytes).events[0]);
  expect(after?.get('UID')).toBe(before?.get('UID'));
  expect(Number(after?.get('SEQUENCE'))).toBeGreaterThan(Number(before?.get('SEQUENCE')));
});

test('[CAL5] the feed is in its person’s language, and holds names, what is due and when', async () => {
  await addOne();
  await server.database.execute(sql`update users set language = 'pt' where id = ${owner.me.id}`);
  const {bytes} = await read(await makeAddress());
  const [event] = readIcs(bytes).events;
  expect(event?.get('DESCRIPTION')).toMatch(/^Entregue ao estado: Minnesota\. /);
  expect(bytes.toString()).not.toMatch(/@(?!faro)/);
  expect([...(event?.keys() ?? [])].toSorted()).toEqual(
    ['DESCRIPTION', 'DTEND', 'DTSTAMP', 'DTSTART', 'SEQUENCE', 'SUMMARY', 'TRANSP', 'UID', 'URL'].toSorted(),
  );
});

test('[CAL6] of an LLC whose owners are not known each declaration stands with its condition', async () => {
  const id = server.newId();
  await owner.call(addCompany, {id, name: 'Nube LLC', type: 'LLC', state: 'NM'});
  expect(await titlesAt(await makeAddress())).toEqual([
    'Nube LLC: Formulario 1065 (si tiene varios dueños)',
    'Nube LLC: Formulario 5472 con 1120 (si tiene un solo dueño)',
  ]);
});

test('[DUE4] a declaration whose day is over stays in the feed for a month, beside the next one', async () => {
  const id = server.newId();
  await owner.call(addCompany, {id, name: 'Nube Inc', type: 'C-Corp', state: null});
  const address = await makeAddress();
  const daysOn = async (instant: string) => {
    server.clock.nowMs = Date.parse(instant);
    const {bytes} = await read(address);
    return readIcs(bytes).events.map((event) => event.get('DTSTART'));
  };
  expect(await daysOn('2027-04-15T12:00:00Z')).toEqual(['20270415']);
  expect(await daysOn('2027-04-16T12:00:00Z')).toEqual(['20270415', '20280418']);
  expect(await daysOn('2027-05-15T12:00:00Z')).toEqual(['20270415', '20280418']);
  expect(await daysOn('2027-05-16T12:00:00Z')).toEqual(['20280418']);
});

test('[BOI9] a BOI report that is due is in the feed until it was filed', async () => {
  const id = server.newId();
  await owner.call(addCompany, {id, name: 'Nube SAS', type: 'Cross Border Crypto', state: null});
  const address = await makeAddress();
  const keep = async (answeredAt: string, filedOn: string | null) =>
    inTransaction(server.database, (tx) =>
      writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
        {
          table: 'boiReports',
          create: [
            {
              ...due,
              id: server.newId(),
              answeredBy: owner.me.id,
              answeredAt,
              filedOn,
              outcome: filedOn === null ? 'due' : 'filed',
            },
          ],
        },
      ]),
    );
  expect(await titlesAt(address)).toEqual([]);
  await keep('2026-11-20T12:00:00.000Z', null);
  const {bytes} = await read(address);
  const [event] = readIcs(bytes).events;
  expect([event?.get('SUMMARY'), event?.get('DTSTART')]).toEqual(['Nube SAS: Reporte BOI', '20261202']);
  await keep('2026-11-20T13:00:00.000Z', '2026-11-20');
  expect(await titlesAt(address)).toEqual([]);
});
