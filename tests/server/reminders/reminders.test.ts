import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {inTransaction} from '#server/db/database.ts';
import type {MailOrder, QueueMail} from '#server/mail/mail-order.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {remindDates} from '#server/modules/reminders/remind-dates.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {storeFile} from '#tests/kits/store-file.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

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
      ...found
        .filter(([, item]) => item === 'report')
        .map(([, , , daysLeft]): [string, number] => [new Date(day).toISOString().slice(0, 10), Number(daysLeft)]),
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
  expect((await remindOn('2027-03-01T12:00:00Z')).filter(([, item]) => item === 'report')).toEqual([]);
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

/** They want no mails of dates any more. */
const turnOff = async ({me}: SyncDevice) =>
  inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId: me.id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
      {table: 'preferences', edit: [{id: me.id, mailsDates: false}]},
    ]),
  );

const paid = {...plainSubscription, period: 'year', countedFrom: '2026-01-10', paidUntil: '2027-01-10'} as const;

/** Writes rows of a company, as the product does. */
const write = async (companyId: string, rows: Parameters<typeof writeSynced>[2]) =>
  inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, rows),
  );

/** A plan that a company pays for until 10 January 2027, and a service that ends with it. */
async function subscribe(companyId: string, {isEnding}: {isEnding: boolean} = {isEnding: false}): Promise<void> {
  const service = server.newId();
  const formed = {kind: 'migrate', status: 'Completed', constitutedOn: '2020-03-11'};
  // Whole by their tables' fixtures.
  await write(companyId, [
    {table: 'formations', create: [buildRow('formations', companyId, formed) as FormationRow]},
    {
      table: 'companyServices',
      create: [buildRow('companyServices', service, {serviceId: 'us-address', count: 1}) as CompanyServiceRow],
    },
    {
      table: 'subscriptions',
      create: [
        {...paid, id: companyId, planId: 'standard', isEnding},
        {...paid, id: service, planId: null, isEnding: true},
      ],
    },
  ]);
}

test('[REM6] owner and managers are written to, in their language; nobody else, and not who turned it off', async () => {
  const companyId = await addOne();
  const [manager, silent, bookkeeper, gone] = await Promise.all(
    ['Marta', 'Sara', 'Luis', 'Raúl'].map(async (name) => openSyncDevice(server, name)),
  );
  if (!manager || !silent || !bookkeeper || !gone) throw new Error('nobody is there');
  for (const one of [manager, silent, gone]) await joinSpace(server, one, companyId, 'manager');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  await changeMember(server, gone.me.id, companyId, {deleted: true});
  await turnOff(silent);
  await server.database.execute(sql`update users set language = 'pt' where id = ${manager.me.id}`);
  await remind();
  expect(new Map(mails.map(({to, language}) => [to, language]))).toEqual(
    new Map([
      [manager.me.email, 'pt'],
      [owner.me.email, owner.me.language],
    ]),
  );
  expect(mails[0]).toMatchObject({
    isUnasked: false,
    company: 'Ceibo LLC',
    item: 'report',
    state: 'Minnesota',
    path: `dashboard/company/${companyId}/renewal`,
  });
});

test('[REM6] who turned them off is written to a week before and once after of what the law asks for, with the reason, and of nothing else', async () => {
  const companyId = await addOne();
  await subscribe(companyId);
  await turnOff(owner);
  const told: [string, string, boolean][] = [];
  for (let day = Date.parse('2026-11-20T12:00:00Z'); day < Date.parse('2027-01-20T12:00:00Z'); day += 86_400_000) {
    await remindOn(new Date(day).toISOString());
    told.push(
      ...mails.map(({item, isUnasked}): [string, string, boolean] => [
        new Date(day).toISOString().slice(0, 10),
        item,
        isUnasked,
      ]),
    );
  }
  expect(told).toEqual([
    ['2026-12-24', 'report', true],
    ['2027-01-01', 'report', true],
  ]);
});

test('[REM8] a plan is told of where it is settled; one that ends is not, nor a service that does', async () => {
  await subscribe(await addOne({type: 'C-Corp', state: null}));
  await subscribe(await addOne({type: 'C-Corp', state: null}), {isEnding: true});
  expect(await remindOn('2027-01-04T12:00:00Z')).toEqual([[owner.me.email, 'plan', '2027-01-10', 6]]);
  expect(mails[0]).toMatchObject({path: 'subscriptions', isIf: false});
});

test('[REM7] what is marked as filed is not told, and what may be another’s declaration with its condition', async () => {
  const companyId = await addOne();
  await owner.call(markRenewal, {
    companyId,
    what: 'report',
    period: 2026,
    mark: {elsewhereOn: '2026-11-18', proofId: await storeFile(server, companyId)},
  });
  const corporation = await addOne({type: 'C-Corp', state: null});
  // An LLC whose owners are not known, whose 1065 is over, and a corporation.
  const to = owner.me.email;
  expect(
    (await remindOn('2027-03-20T12:00:00Z')).toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
  ).toEqual([
    [to, '1065', '2027-03-15', -5],
    [to, '1120', '2027-04-15', 26],
    [to, '5472', '2027-04-15', 26],
  ]);
  expect(new Map(mails.map(({item, isIf, state, path}) => [item, {isIf, state, path}]))).toEqual(
    new Map([
      ['1065', {isIf: true, state: null, path: 'dashboard'}],
      ['5472', {isIf: true, state: null, path: 'dashboard'}],
      ['1120', {isIf: false, state: null, path: 'dashboard'}],
    ]),
  );
  const {rows} = await server.database.execute(
    sql`select subject, step from given_reminders where company_id = ${corporation}`,
  );
  expect(rows).toEqual([{subject: 'federal:1120:2027-04-15', step: 30}]);
});

test('[REM7] [DIS10] of one that was canceled after its state had it, and of one that is dissolved, what they still owe is told', async () => {
  const companyId = await addOne({state: 'DE'});
  await subscribe(companyId);
  const form = async (given: Partial<FormationRow>) =>
    write(companyId, [{table: 'formations', edit: [{id: companyId, ...given}]}]);
  await form({kind: 'create', status: 'Canceled', constitutedOn: '2026-11-21'});
  expect(await remindOn('2027-05-27T12:00:00Z')).toEqual([[owner.me.email, 'tax', '2027-06-01', 5]]);
  await form({constitutedOn: null});
  expect(await remindOn('2027-06-02T12:00:00Z')).toEqual([]);
  await form({kind: 'migrate', status: 'Completed', constitutedOn: '2020-03-11'});
  await write(companyId, [{table: 'companies', edit: [{id: companyId, dissolvedOn: '2027-05-20'}]}]);
  expect(await remindOn('2027-06-02T12:00:00Z')).toEqual([]);
  expect((await remindOn('2027-08-10T12:00:00Z')).map(([, item, day]) => [item, day])).toEqual([
    ['1065', '2027-08-16'],
    ['5472', '2027-09-15'],
  ]);
});
