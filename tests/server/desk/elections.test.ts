import {afterAll, beforeAll, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {listActs} from '#contract/desk/list-acts.ts';
import {listOwnActs} from '#contract/desk/list-own-acts.ts';
import {readElection} from '#contract/desk/read-election.ts';
import {recordElection} from '#contract/desk/record-election.ts';
import {addDays, civilDateIn} from '#contract/kernel/dates.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let person: Awaited<ReturnType<TestServer['registerPerson']>>;
const companyId = '0190a000-0000-7000-8000-00000000e1c1';
const corporationId = '0190a000-0000-7000-8000-00000000e1c2';
let today: string;

beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  person = await server.registerPerson({firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com'});
  await person.call(addCompany, {id: companyId, name: 'Ámbar LLC', type: 'LLC', state: 'WY'});
  await person.call(addCompany, {id: corporationId, name: 'Ámbar Corp', type: 'C-Corp', state: 'DE'});
  today = civilDateIn('UTC', server.clock.nowMs);
});
afterAll(() => server.close());

const record = async (id: string, effectiveOn: string, askedOn = today) =>
  admin.call(recordElection, {companyId: id, askedOn, effectiveOn});
const read = async () => (await admin.call(readElection, {companyId})).body.election;

test('[ELC1] [DSK9] what an owner asked for is noted with the admin, the last note counts, and it is among what admins did', async () => {
  expect(await read()).toBeNull();
  expect((await record(companyId, today)).status).toBe(200);
  expect((await record(companyId, addDays(today, 30))).status).toBe(200);
  expect(await read()).toMatchObject({askedOn: today, effectiveOn: addDays(today, 30), recordedBy: expect.any(String)});
  const own = (await person.call(listOwnActs, {})).body.acts;
  expect(own).toMatchObject([{kind: 'elected', company: 'Ámbar LLC', changes: []}]);
  const acts = (await admin.call(listActs, {search: 'ámbar'})).body.rows;
  expect(acts).toMatchObject([{kind: 'wrote', what: 'taxElections', company: {name: 'Ámbar LLC'}}]);
});

test('[ELC2] a day that the IRS does not take, a company that is no LLC and one that is not there are refused', async () => {
  const reasonOf = ({status, body}: {status: number; body: unknown}) => [
    status,
    (body as {error?: {reason: string}}).error?.reason,
  ];
  expect(reasonOf(await record(companyId, addDays(today, -80)))).toEqual([400, 'desk.election-window']);
  expect(reasonOf(await record(companyId, today, addDays(today, 3)))).toEqual([400, 'desk.asked-later']);
  expect(reasonOf(await record(corporationId, today))).toEqual([409, 'desk.not-llc']);
  expect(reasonOf(await record('0190a000-0000-7000-8000-00000000e1c9', today))).toEqual([404, 'admin.no-such-company']);
});

test('[ELC1] nobody but an admin notes or reads it', async () => {
  expect((await person.call(recordElection, {companyId, askedOn: today, effectiveOn: today})).status).toBe(403);
  expect((await person.call(readElection, {companyId})).status).toBe(403);
});
