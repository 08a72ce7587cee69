import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {untouched} from '#contract/renewals/renewal.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {testId} from '#tests/fixtures/build-change.ts';

let server: TestServer;
let owner: SyncDevice;
let companyId: string;

beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  // Minnesota asks on 31 December, and it is the 20th of November.
  companyId = await addOne('MN');
});
afterEach(() => server.close());

async function addOne(state: UsStateCode, since?: string, name = 'Ceibo LLC'): Promise<string> {
  const id = server.newId();
  await owner.call(addCompany, {id, name, type: 'LLC', state});
  if (since !== undefined)
    await inTransaction(server.database, (tx) =>
      writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
        {table: 'companies', edit: [{id, createdAt: since}]},
      ]),
    );
  return id;
}

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

const right = {elsewhereOn: '2026-11-18', proofId: testId(5)} as const;
const markAs = async (device: SyncDevice, mark: {elsewhereOn: string; proofId: string} | null = right, period = 2026) =>
  device.call(markRenewal, {companyId, what: 'report', period, mark});

test('[RNW9] [RNW10] a mark is one row that all of the company’s people get, and the same again changes nothing', async () => {
  const marked = await markAs(owner);
  expect(marked).toMatchObject({status: 200});
  const row = {
    ...untouched,
    id: marked.body.id,
    what: 'report',
    period: 2026,
    dueDay: '2026-12-31',
    ...right,
    markedBy: owner.me.id,
    markedAt: new Date(server.clock.nowMs).toISOString(),
  };
  expect(marked.body).toEqual(row);
  server.clock.nowMs += 60_000;
  expect((await markAs(owner)).body).toEqual(row);
  const bookkeeper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  for (const device of [owner, bookkeeper])
    expect(await device.readTable(companyId, 'renewals')).toEqual([{...row, deleted: false}]);
});

test('[RNW9] of two people who mark at the same moment one is told, and there is one row', async () => {
  const manager = await openSyncDevice(server, 'Marta');
  await joinSpace(server, manager, companyId, 'manager');
  const both = await Promise.all([markAs(owner), markAs(manager, {...right, proofId: testId(6)})]);
  expect(both.map(({status}) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.map(reasonOf).filter((reason) => reason !== undefined)).toEqual(['renewal.marked']);
  expect(await owner.readTable(companyId, 'renewals')).toHaveLength(1);
});

test('[RNW10] the owner and a manager mark; a bookkeeper, a stranger, who was removed and an admin who acts do not', async () => {
  const [manager, bookkeeper, stranger, removed] = await Promise.all(
    ['Marta', 'Luis', 'Renata', 'Raúl'].map(async (name) => openSyncDevice(server, name)),
  );
  if (!manager || !bookkeeper || !stranger || !removed) throw new Error('nobody is there');
  await joinSpace(server, manager, companyId, 'manager');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  await joinSpace(server, removed, companyId, 'manager');
  await changeMember(server, removed.me.id, companyId, {deleted: true});
  expect(reasonOf(await markAs(bookkeeper))).toBe('renewal.not-permitted');
  expect(reasonOf(await markAs(stranger))).toBe('renewal.none');
  expect(reasonOf(await markAs(removed))).toBe('renewal.none');
  const acting = await actAs(await openAdmin(server), owner.me.id);
  expect(reasonOf(await markAs(acting))).toBe('account.not-while-acting');
  expect(await owner.readTable(companyId, 'renewals')).toEqual([]);
  expect((await markAs(manager)).status).toBe(200);
});

test('[RNW10] a day to come, a period that there is not and another state’s duty are refused', async () => {
  expect(reasonOf(await markAs(owner, {...right, elsewhereOn: '2026-11-22'}))).toBe('renewal.day-future');
  for (const period of [2019, 2025, 2031]) expect(reasonOf(await markAs(owner, right, period))).toBe('renewal.none');
  const other = await owner.call(markRenewal, {companyId, what: 'tax', period: 2026, mark: right});
  expect(reasonOf(other)).toBe('renewal.none');
  expect(reasonOf(await markAs(owner, null))).toBe('renewal.none');
});

test('[RNW11] a mark is taken back and given again in the same row', async () => {
  const {body: first} = await markAs(owner);
  const taken = await markAs(owner, null);
  expect(taken.body).toEqual({...first, elsewhereOn: null, proofId: null, markedBy: null, markedAt: null});
  expect(await summaryOf(owner)).toMatchObject({pendingCount: 1});
  expect((await markAs(owner, {...right, proofId: testId(6)})).body).toMatchObject({id: first.id, proofId: testId(6)});
  expect(await summaryOf(owner)).toMatchObject({pendingCount: 0});
});

const summaryOf = async (device: SyncDevice) => (await device.call(readRenewalSummary, {})).body;

test('[RNW12] the summary counts and names what waits and what is late, of one’s own companies alone', async () => {
  const late = await addOne('MN', '2025-12-20T12:00:00.000Z', 'Arrayán LLC');
  await addOne('FL', undefined, 'Nada LLC');
  await addOne('HI', undefined, 'Nadie LLC');
  expect(await summaryOf(owner)).toEqual({
    pendingCount: 1,
    overdueCount: 1,
    pendingCompanies: [{id: companyId, name: 'Ceibo LLC', status: 'WITHIN_TIMEFRAME'}],
    overdueCompanies: [{id: late, name: 'Arrayán LLC', status: 'OVERDUE'}],
  });
  const stranger = await openSyncDevice(server, 'Renata');
  expect(await summaryOf(stranger)).toMatchObject({pendingCount: 0, overdueCount: 0, pendingCompanies: []});
  await markAs(owner);
  expect(await summaryOf(owner)).toMatchObject({pendingCount: 0, overdueCount: 1});
});

test('[RNW12] the day is the state’s: in Minnesota the 31st of December ends at six in the morning of Greenwich', async () => {
  server.clock.nowMs = Date.parse('2027-01-01T05:59:00Z');
  const device = await openSyncDevice(server, 'Noche');
  await joinSpace(server, device, companyId, 'manager');
  expect(await summaryOf(device)).toMatchObject({pendingCount: 1, overdueCount: 0});
  server.clock.nowMs = Date.parse('2027-01-01T06:00:00Z');
  expect(await summaryOf(device)).toMatchObject({pendingCount: 0, overdueCount: 1});
});
