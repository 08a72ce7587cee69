import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {untouched} from '#contract/renewals/renewal.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {storeFile} from '#tests/kits/store-file.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let owner: SyncDevice;
let companyId: string;
/** A mark that is right, and one with another proof. */
let right: {elsewhereOn: string; proofId: string};
let other: typeof right;

beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  // Minnesota asks on 31 December, and it is the 20th of November.
  companyId = await addOne('MN');
  right = {elsewhereOn: '2026-11-18', proofId: await storeFile(server, companyId)};
  other = {...right, proofId: await storeFile(server, companyId)};
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

const markAs = async (device: SyncDevice, mark: typeof right | null = right, period = 2026) =>
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
  const both = await Promise.all([markAs(owner), markAs(manager, other)]);
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
  const tax = await owner.call(markRenewal, {companyId, what: 'tax', period: 2026, mark: right});
  expect(reasonOf(tax)).toBe('renewal.none');
  expect(reasonOf(await markAs(owner, null))).toBe('renewal.none');
});

test('[RNW10] a file that is nowhere, another company’s, one whose bytes have not arrived and one that was taken away prove nothing', async () => {
  const stranger = await openSyncDevice(server, 'Renata');
  const theirs = server.newId();
  await stranger.call(addCompany, {id: theirs, name: 'Ombú LLC', type: 'LLC', state: 'MN'});
  const gone = await storeFile(server, companyId);
  await setFile(gone, {deleted: true});
  const unsent = await storeFile(server, companyId, {storedAt: null});
  const elsewhere = await storeFile(server, await addOne('WY'));
  for (const proofId of [server.newId(), await storeFile(server, theirs), elsewhere, unsent, gone]) {
    const refused = await markAs(owner, {...right, proofId});
    expect([refused.status, reasonOf(refused)]).toEqual([409, 'renewal.proof-not-here']);
  }
  expect(await owner.readTable(companyId, 'renewals')).toEqual([]);
  expect(await summaryOf(owner)).toMatchObject({pendingCount: 1});
  await setFile(unsent, {storedAt: new Date(server.clock.nowMs).toISOString()});
  expect((await markAs(owner, {...right, proofId: unsent})).body).toMatchObject({proofId: unsent});
});

test('[RNW10] [RNW11] a mark from before its proof had arrived stands when it is sent again; taken back, it waits for the proof', async () => {
  await markAs(owner);
  await setFile(right.proofId, {storedAt: null});
  expect((await markAs(owner)).status).toBe(200);
  expect((await markAs(owner, null)).status).toBe(200);
  expect(reasonOf(await markAs(owner))).toBe('renewal.proof-not-here');
});

/** Changes what the server knows of a file of the company. */
async function setFile(id: string, change: {storedAt?: string | null; deleted?: boolean}): Promise<void> {
  const stamp = {spaceId: companyId, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, (tx) => writeSynced(tx, stamp, [{table: 'files', edit: [{id, ...change}]}]));
}

test('[RNW11] a mark is taken back and given again in the same row', async () => {
  const {body: first} = await markAs(owner);
  const taken = await markAs(owner, null);
  expect(taken.body).toEqual({...first, elsewhereOn: null, proofId: null, markedBy: null, markedAt: null});
  expect(await summaryOf(owner)).toMatchObject({pendingCount: 1});
  expect((await markAs(owner, other)).body).toMatchObject({id: first.id, proofId: other.proofId});
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
