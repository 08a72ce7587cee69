import {afterEach, beforeEach, expect, test} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {readCompanyWay} from '#contract/companies/read-company-way.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {showEin} from '#contract/companies/show-ein.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {storeFile} from '#tests/kits/store-file.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {giveCard, pay, place, prepareOrder, read, type TestOrder} from './order-steps.ts';

let server: TestServer;
let ana: Awaited<ReturnType<TestServer['registerPerson']>>;
beforeEach(async () => {
  server = await buildServer();
  ana = await server.registerPerson();
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const ask = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.$client.query(statement, values)).rows;

/** A company that its owner runs already, with a category of their own among the books. */
async function add(owner: Device): Promise<string> {
  const id = server.newId();
  expect((await owner.call(addCompany, {id, name: 'Arrayan', type: 'C-Corp', state: 'DE'})).status).toBe(200);
  const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, stamp, [
      {table: 'categories', create: [buildRow('categories', server.newId(), {name: 'Propia'}) as never]},
    ]),
  );
  return id;
}

const migration = (addedCompanyId: string, more: Partial<CompanyDraft> = {}): TestOrder =>
  prepareOrder(server, {
    kind: 'migrate',
    nameOne: 'Arrayán LLC',
    designator: null,
    formationDate: '2024-02-01',
    ein: '12-3456789',
    registeredAgent: 'Agents Inc.',
    addedCompanyId,
    ...more,
  });

async function buyIt(owner: Device, order: TestOrder) {
  expect(await place(owner, order)).toMatchObject({status: 200});
  await giveCard(owner, (await pay(owner, order)).body);
  return (await owner.call(readOrder, {id: order.id})).body;
}

const plainMove = {
  toStatus: 'ObtainingEin',
  day: '2026-11-20',
  note: '',
  skipReason: null,
  ein: null,
  mails: false,
} as const;
const companiesOf = async () =>
  ask<{id: string; name: string; type: string; origin: string; state: string}>(
    'select id, name, type, origin, state from companies where not deleted order by id',
  );

test('[ORD19] a company that was added and is migrated keeps its id, people and books, and has what was bought', async () => {
  const id = await add(ana);
  const books = 'select id, name, version from categories where space_id = $1 order by id';
  const before = await ask(books, [id]);
  const members = await ask('select id, user_id, role, version from memberships');
  const [made] = await ask('select created_at from companies');
  const order = migration(id, {services: 'us-address'});
  expect(await buyIt(ana, order)).toMatchObject({state: 'paid', companyId: id, isClaimed: true});
  expect(await companiesOf()).toEqual([{id, name: 'Arrayán LLC', type: 'LLC', origin: 'migrated', state: 'WY'}]);
  expect(await ask('select created_at from companies')).toEqual([made]);
  expect(await ask(books, [id])).toEqual(before);
  expect(await ask('select id, user_id, role, version from memberships')).toEqual(members);
  expect(await ask('select id, kind, status from formations')).toEqual([{id, kind: 'migrate', status: 'Start'}]);
  expect((await ana.call(showEin, {companyId: id})).body).toEqual({ein: '123456789'});
  expect(await ask('select space_id as id from partners')).toEqual([{id}]);
  expect(await ask('select space_id as id, service_id as service from company_services')).toEqual([
    {id, service: 'us-address'},
  ]);
});

test('[PRG15] [ORD7] who its agent is and what is open stand at the first step of a company that comes here, added before or not', async () => {
  const id = await add(ana);
  const told = {registeredAgent: 'Agents Inc.', openDuties: 'annual-report form-5472', missingPapers: 'ein-letter'};
  await buyIt(ana, migration(id, told));
  const other = migration(id, {...told, addedCompanyId: null});
  await buyIt(ana, other);
  await buyIt(ana, prepareOrder(server));
  const note =
    'Nos dijiste que está pendiente: el informe anual del estado y el formulario 5472. Es lo primero que revisamos contigo. Te falta: la carta del IRS con el EIN. Te ayudamos con eso. Su agente registrado, según nos dijiste: Agents Inc.';
  const steps = await ask<{id: string}>(
    'select space_id as id, kind, from_status as from, to_status as to, moved_by as by, note from company_steps order by moved_at, id',
  );
  const step = {kind: 'onward', from: 'Start', to: 'Start', by: 'Faro', note};
  expect(steps.toSorted((one, next) => (one.id < next.id ? -1 : 1))).toEqual(
    [id, other.id].toSorted().map((companyId) => ({id: companyId, ...step})),
  );
  // What the state wants is among its dates, and can be marked like any other.
  const open = {what: 'report', period: 2026, day: '2026-02-01'};
  const renewals = 'select space_id as id, what, period, due_day as day from renewals';
  expect((await ask<{id: string}>(renewals)).toSorted((one, next) => (one.id < next.id ? -1 : 1))).toEqual(
    [id, other.id].toSorted().map((companyId) => ({id: companyId, ...open})),
  );
  expect((await ana.call(readRenewalSummary, {})).body).toMatchObject({overdueCount: 2});
  const mark = {elsewhereOn: '2026-11-01', proofId: await storeFile(server, other.id)};
  const named = {companyId: other.id, what: 'report', period: 2026} as const;
  expect((await ana.call(markRenewal, {...named, mark})).status).toBe(200);
  expect((await ana.call(readRenewalSummary, {})).body).toMatchObject({overdueCount: 1});
  // Told to the desk too, which goes on from there.
  const admin = await openAdmin(server);
  const {body} = await admin.call(readCompanyWay, {companyId: other.id});
  expect(body.moves).toMatchObject([{note}]);
  const wish = {id: server.newId(), companyId: other.id, seenMoveId: body.moves[0]?.id ?? null, ...plainMove};
  expect((await admin.call(moveCompany, wish)).status).toBe(200);
});

test('[ORD19] another’s company, one that is not there and one of a visitor’s order are refused alike', async () => {
  const luis = await server.registerPerson();
  const theirs = await add(luis);
  const refusals = [
    await place(ana, migration(theirs)),
    await place(ana, migration(server.newId())),
    // Their own space is no company.
    await place(ana, migration(ana.me.id)),
    await place(server.openDevice(), migration(theirs)),
  ];
  for (const refused of refusals) {
    expect(refused).toMatchObject({status: 404});
    expect(reasonOf(refused)).toBe('order.company-unknown');
  }
  expect(await ask('select id from orders')).toEqual([]);
  // A bookkeeper of it is no owner.
  const stamp = {spaceId: theirs, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  const member = {id: server.newId(), userId: ana.me.id, role: 'bookkeeper', name: 'Ana', email: 'a@example.com'};
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, stamp, [{table: 'memberships', create: [member as never]}]),
  );
  expect(reasonOf(await place(ana, migration(theirs)))).toBe('order.company-unknown');
});

test('[ORD19] who has a secret of an order makes it migrate no other company of its person', async () => {
  const id = await add(ana);
  const other = migration(server.newId(), {addedCompanyId: null});
  const order = migration(id);
  for (const one of [other, order]) expect(await place(ana, one)).toMatchObject({status: 200});
  const luis = await server.registerPerson();
  const names = (addedCompanyId: string | null) => ({...other, draft: {...other.draft, addedCompanyId}});
  for (const device of [luis, server.openDevice()]) {
    const refused = await place(device, names(id));
    expect([refused.status, reasonOf(refused)]).toEqual([404, 'order.company-unknown']);
    // What the order names already may stay.
    expect(await place(device, order)).toMatchObject({status: 200});
  }
  await giveCard(luis, (await pay(luis, other, {takes: false})).body);
  await read(luis, other);
  expect((await companiesOf()).find((one) => one.id === id)).toMatchObject({name: 'Arrayan', origin: 'added'});
  expect(await ask('select id from formations')).toEqual([{id: other.id}]);
});

test('[ORD19] of two orders for one company one is paid: the other waits, and is then refused', async () => {
  const id = await add(ana);
  const [one, two] = [migration(id), migration(id)];
  for (const order of [one, two]) expect(await place(ana, order)).toMatchObject({status: 200});
  const begun = await Promise.all([one, two].map((order) => pay(ana, order)));
  expect(begun.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [first, second] = begun[0]?.status === 200 ? [one, two] : [two, one];
  expect(reasonOf(await pay(ana, second))).toBe('order.company-paying');
  await giveCard(ana, (await pay(ana, first)).body);
  expect((await ana.call(readOrder, {id: first.id})).body).toMatchObject({state: 'paid', companyId: id});
  expect(reasonOf(await pay(ana, second))).toBe('order.company-migrated');
  expect(reasonOf(await place(ana, second))).toBe('order.company-migrated');
  expect(await companiesOf()).toMatchObject([{id, origin: 'migrated'}]);
  expect(await ask('select id from formations')).toEqual([{id}]);
});

test('[ORD19] where the company is gone by the time its order is paid, whoever paid has another one', async () => {
  const id = await add(ana);
  const order = migration(id);
  expect(await place(ana, order)).toMatchObject({status: 200});
  const {body} = await pay(ana, order);
  const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, stamp, [{table: 'companies', edit: [{id, deleted: true}]}]),
  );
  await giveCard(ana, body);
  expect((await ana.call(readOrder, {id: order.id})).body).toMatchObject({state: 'paid', companyId: order.id});
  expect(await companiesOf()).toEqual([
    {id: order.id, name: 'Arrayán LLC', type: 'LLC', origin: 'migrated', state: 'WY'},
  ]);
});

test('[ORD19] an order that makes a company takes none that was added, whatever its draft still names', async () => {
  const id = await add(ana);
  const order = migration(id, {kind: 'create', nameOne: 'Ceibo', designator: 'LLC'});
  expect(await buyIt(ana, order)).toMatchObject({companyId: order.id});
  expect((await companiesOf()).map(({origin}) => origin).toSorted()).toEqual(['added', 'owned']);
});
