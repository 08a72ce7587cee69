import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {inTransaction} from '#server/db/database.ts';
import type {MailOrder, QueueMail} from '#server/mail/mail-order.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {remindDates} from '#server/modules/reminders/remind-dates.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';

let server: TestServer;
let owner: SyncDevice;
let mails: Extract<MailOrder, {kind: 'date-due'}>[];

beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  mails = [];
});
afterEach(() => server.close());

/** Minnesota asks on 31 December; the tests begin on 20 November 2026. */
async function addOne({type = 'LLC', state = 'MN'}: Partial<CompanyRow> = {}): Promise<string> {
  const id = server.newId();
  await owner.call(addCompany, {id, name: 'Ceibo LLC', type, state});
  return id;
}

/** Keeps the mails of transactions that are written, as the queue does. */
const queueMail: QueueMail = async (_tx, order) => {
  if (order.kind === 'date-due') mails.push(order);
};

const partsOf = (queue = queueMail) => ({
  database: server.database,
  now: () => server.clock.nowMs,
  queueMail: queue,
  findActive,
});

const remind = async () => remindDates(partsOf());

async function remindOn(instant: string): Promise<(string | number)[][]> {
  server.clock.nowMs = Date.parse(instant);
  mails = [];
  await remind();
  return mails.map(({to, item, day, daysLeft}) => [to, item, day, daysLeft]);
}

test('[REM3] 60, 30, 7 and 1 days before and once after, each once, and nothing in between', async () => {
  await addOne();
  const told: [string, number][] = [];
  for (let day = Date.parse('2026-11-20T12:00:00Z'); day < Date.parse('2027-02-10T12:00:00Z'); day += 43_200_000) {
    const found = await remindOn(new Date(day).toISOString());
    told.push(
      ...found.map(([, , , daysLeft]): [string, number] => [
        new Date(day).toISOString().slice(0, 10),
        Number(daysLeft),
      ]),
    );
  }
  expect(told).toEqual([
    // 41 days are left when the company comes: its first step is made up.
    ['2026-11-20', 41],
    ['2026-12-01', 30],
    ['2026-12-24', 7],
    ['2026-12-30', 1],
    ['2027-01-01', -1],
  ]);
});

test('[REM3] of days on which nobody looked the last step is made up, alone', async () => {
  await addOne();
  expect(await remindOn('2026-12-27T12:00:00Z')).toEqual([[owner.me.email, 'report', '2026-12-31', 4]]);
  expect(await remindOn('2026-12-28T12:00:00Z')).toEqual([]);
  expect(await remindOn('2027-03-01T12:00:00Z')).toEqual([]);
});

test('[REM5] the day is Minnesota’s: it begins at six in the morning of Greenwich', async () => {
  await addOne();
  await remindOn('2026-12-29T12:00:00Z');
  expect(await remindOn('2026-12-30T05:59:00Z')).toEqual([]);
  expect(await remindOn('2026-12-30T06:00:00Z')).toHaveLength(1);
});

test('[REM4] two nodes at once, and one more time: each reminder once', async () => {
  await addOne();
  await addOne();
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(mails).toHaveLength(2);
});

test('[REM4] of a node that dies in the middle nothing stays, and the next one gives all', async () => {
  await addOne();
  await addOne();
  let count = 0;
  const dying: QueueMail = async () => {
    count += 1;
    if (count === 2) throw new Error('the node dies');
  };
  await expect(remindDates(partsOf(dying))).rejects.toThrow('the node dies');
  const {rows} = await server.database.execute(sql`select * from given_reminders`);
  expect(rows).toEqual([]);
  expect(await remind()).toBe(2);
  expect(mails).toHaveLength(2);
});

test('[REM6] owner and managers are written to, in their language; nobody else, and not who turned it off', async () => {
  const companyId = await addOne();
  const [manager, silent, bookkeeper, gone] = await Promise.all(
    ['Marta', 'Sara', 'Luis', 'Raúl'].map(async (name) => openSyncDevice(server, name)),
  );
  if (!manager || !silent || !bookkeeper || !gone) throw new Error('nobody is there');
  for (const one of [manager, silent, gone]) await joinSpace(server, one, companyId, 'manager');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  await changeMember(server, gone.me.id, companyId, {deleted: true});
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId: silent.me.id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
      {table: 'preferences', edit: [{id: silent.me.id, mailsDates: false}]},
    ]),
  );
  await server.database.execute(sql`update users set language = 'pt' where id = ${manager.me.id}`);
  await remind();
  expect(new Map(mails.map(({to, language}) => [to, language]))).toEqual(
    new Map([
      [manager.me.email, 'pt'],
      [owner.me.email, owner.me.language],
    ]),
  );
  expect(mails[0]).toMatchObject({
    company: 'Ceibo LLC',
    item: 'report',
    state: 'Minnesota',
    path: `dashboard/company/${companyId}/renewal`,
  });
});

test('[REM7] what is marked as filed and what may be another’s declaration is not told', async () => {
  const companyId = await addOne();
  await owner.call(markRenewal, {
    companyId,
    what: 'report',
    period: 2026,
    mark: {elsewhereOn: '2026-11-18', proofId: testId(5)},
  });
  // An LLC whose owners are not known, and a corporation, in March of the next year.
  const corporation = await addOne({type: 'C-Corp', state: null});
  expect(await remindOn('2027-03-20T12:00:00Z')).toEqual([[owner.me.email, '1120', '2027-04-15', 26]]);
  expect(mails[0]).toMatchObject({state: null, path: 'dashboard'});
  const {rows} = await server.database.execute(sql`select company_id as id, subject, step from given_reminders`);
  expect(rows).toEqual([{id: corporation, subject: 'federal:1120:2027-04-15', step: 30}]);
});
