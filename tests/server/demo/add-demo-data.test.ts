import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readMe} from '#contract/account/session.ts';
import {assembleOrders} from '#server/assemble-orders.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {addDemoData, demoPassword, demoPeople, isEmpty} from '#server/demo/add-demo-data.ts';
import {makeTransactions, seededRandom} from '#server/demo/make-transactions.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {logIn} from '#contract/account/session.ts';
import {buildServer, quickPasswords, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
let wasEmpty: boolean;
beforeAll(async () => {
  server = await buildServer();
  wasEmpty = await isEmpty(server.database);
  const {database, clock} = server;
  const store = await openFolderStore(`${server.dataDir}/files`, () => clock.nowMs);
  await addDemoData({
    database,
    passwords: quickPasswords(),
    now: () => clock.nowMs,
    assembleOrders,
    assembleSubscriptions,
    store,
  });
});
afterAll(() => server.close());

test('the demo people sign in with the printed password', async () => {
  for (const {email} of Object.values(demoPeople)) {
    const device = server.openDevice();
    expect((await device.call(logIn, {email, password: demoPassword})).status).toBe(200);
    expect((await device.call(readMe, {})).body).toMatchObject({email, isAdmin: email === demoPeople.admin.email});
  }
  expect([wasEmpty, await isEmpty(server.database)]).toEqual([true, false]);
});

test('the company with books has two members, three accounts and a year of books up to yesterday', async () => {
  const members = await server.database.execute(sql`
    select email, role from memberships join companies using (space_id) where companies.name = 'Ceibo Studio LLC' order by role`);
  expect(members.rows).toEqual([
    {email: 'luis@faro.example', role: 'bookkeeper'},
    {email: 'ana@faro.example', role: 'owner'},
  ]);
  const accounts = await server.database.execute(sql`select number_ending as ending from accounts order by ending`);
  expect(accounts.rows).toEqual([{ending: '0421'}, {ending: '7718'}, {ending: '9f3c'}]);
  const books = await server.database.execute(sql`
    select count(*)::int as all, count(*) filter (where category_id is null and not checked)::int as open,
      min(date) as first, max(date) as last from transactions`);
  expect(books.rows).toEqual([{all: expect.any(Number), open: 12, first: '2025-11-20', last: '2026-11-19'}]);
  expect(Number(books.rows[0]?.['all'])).toBeGreaterThan(500);
});

test('every transaction came with a line of its account’s file, and the history says so', async () => {
  const files = await server.database.execute(sql`
    select imports.status, imports.new_count::int as told, count(*)::int as here, min(import_line)::int as first,
      count(distinct import_line)::int as lines, bool_and(transactions.account_id = imports.account_id) as own
    from imports join transactions on import_id = imports.id and transactions.space_id = imports.space_id
    group by imports.id, imports.status, imports.new_count`);
  expect(files.rows).toHaveLength(3);
  for (const {status, told, here, first, lines, own} of files.rows)
    expect({status, told, first, lines, own}).toEqual({
      status: 'completed',
      told: here,
      first: 2,
      lines: here,
      own: true,
    });
  const typed = await server.database.execute(
    sql`select count(*)::int as count from transactions where import_id is null`,
  );
  expect(typed.rows).toEqual([{count: 0}]);
});

test('the same day gives the same transactions', () => {
  const make = () => makeTransactions('2026-11-21', seededRandom(1));
  expect(make()).toEqual(make());
});

test('there is an order at each state; one that is paid has no owner yet, another is a company at its start with two partners', async () => {
  const orders = await server.database.execute(sql`
    select state, draft ->> 'nameOne' as name, user_id is not null as owned from orders order by placed_at`);
  expect(orders.rows).toEqual([
    {state: 'paid', name: 'Viento Sur', owned: true},
    {state: 'expired', name: 'Andes Diseño', owned: false},
    {state: 'paid', name: 'Puerto Claro', owned: false},
    // What is bought for a company has no draft.
    {state: 'paid', name: null, owned: true},
    {state: 'placed', name: 'Lago Azul', owned: false},
    {state: 'paid', name: 'Nube Andina', owned: true},
    {state: 'paying', name: 'Mata Clara', owned: false},
  ]);
  const companies = await server.database.execute(sql`
    select name, status, order_number as number, (select sum(share_basis_points)::int from partners where partners.space_id = companies.space_id) as shares,
      (select count(*)::int from partners where partners.space_id = companies.space_id) as partners,
      (select string_agg(service_id, ' ') from company_services where company_services.space_id = companies.space_id) as services,
      (select email from memberships where memberships.space_id = companies.space_id) as owner
    from companies join formations using (space_id) where formations.kind <> 'migrate' order by name`);
  expect(companies.rows).toEqual([
    {
      name: 'Nube Andina LLC',
      status: 'Start',
      number: 'FA-20261118-01',
      shares: 10_000,
      partners: 2,
      services: 'us-address',
      owner: 'valentina@faro.example',
    },
    {
      name: 'Puerto Claro LLC',
      status: 'Start',
      number: 'FA-20261115-01',
      shares: 10_000,
      partners: 1,
      services: null,
      owner: null,
    },
    {
      name: 'Viento Sur LLC',
      status: 'ReadyForBankAccount',
      number: 'FA-20260905-01',
      shares: 10_000,
      partners: 1,
      services: null,
      owner: 'valentina@faro.example',
    },
  ]);
});

test('the founder has signed the paper of one of her companies and not of the other', async () => {
  const {rows} = await server.database.execute(sql`
    select name, agreements.signer_name as signed from companies join formations using (space_id)
      left join agreements using (space_id)
    where formations.kind = 'create' and exists (select from memberships where memberships.space_id = companies.space_id)
    order by name`);
  expect(rows).toEqual([
    {name: 'Nube Andina LLC', signed: null},
    {name: 'Viento Sur LLC', signed: 'Valentina Ríos'},
  ]);
});

test('[DOC1] two companies have papers, with their bytes, and none of them waits for the desk', async () => {
  const {rows} = await server.database.execute(sql`
    select companies.name, company_documents.kind, desk_name as desk, decision, kept_at is not null as "isKept"
    from company_documents join companies using (space_id)
      join file_uploads on file_uploads.space_id = companies.space_id and file_uploads.file_id = company_documents.file_id
    order by companies.name, company_documents.kind`);
  const accepted = {decision: 'accepted', isKept: true};
  expect(rows).toEqual([
    {name: 'Ceibo Studio LLC', kind: 'articles', desk: null, ...accepted},
    {name: 'Ceibo Studio LLC', kind: 'operating-agreement', desk: null, ...accepted},
    {name: 'Viento Sur LLC', kind: 'articles', desk: 'Faro', ...accepted},
  ]);
});

test('[RNW12] the company of one of them is to be renewed', async () => {
  const device = server.openDevice();
  await device.call(logIn, {email: demoPeople.renewer.email, password: demoPassword});
  expect((await device.call(readRenewalSummary, {})).body).toMatchObject({
    pendingCount: 1,
    overdueCount: 0,
    pendingCompanies: [{name: 'Estudio Sur LLC', status: 'WITHIN_TIMEFRAME'}],
  });
});

test('[BUY9] another of hers is paid, and is being filed', async () => {
  const {rows} = await server.database.execute(sql`
    select companies.name, renewals.filed_on as filed, orders.state, orders.today_cents as cents
    from renewals join companies using (space_id) join orders on orders.id = renewals.order_id`);
  expect(rows).toEqual([{name: 'Río Claro LLC', filed: null, state: 'paid', cents: 16_100}]);
});

test('a declined card waits for another, and can still be paid', async () => {
  const {rows} = await server.database.execute<{id: string; card: string}>(
    sql`select orders.id, intents.state as card from orders join sandbox_payment_intents as intents on intents.id = orders.payment_id where orders.state = 'paying'`,
  );
  expect(rows).toMatchObject([{card: 'failed'}]);
});

test('Ana has an unfinished draft of three partners with 90 %; the draft of the founder’s company is locked by its order', async () => {
  const drafts = await server.database.execute(sql`
    select email, name_one as name, passed, placed_order_id is not null as locked,
      (select count(*)::int from draft_partners as partner where partner.draft_id = draft.id) as partners,
      (select sum(share_basis_points)::int from draft_partners as partner where partner.draft_id = draft.id) as shares
    from company_drafts as draft order by email, name_one`);
  expect(drafts.rows).toEqual([
    {
      email: 'ana@faro.example',
      name: 'Costa Norte',
      passed: 'you company type industry state services',
      locked: false,
      partners: 3,
      shares: 9_000,
    },
    {email: 'valentina@faro.example', name: 'Nube Andina', passed: '', locked: true, partners: 2, shares: 10_000},
    {email: 'valentina@faro.example', name: 'Viento Sur', passed: '', locked: true, partners: 1, shares: 10_000},
  ]);
});

test('[SUB7] the plan of another company of theirs could not be charged, and is tried again', async () => {
  const {rows} = await server.database.execute(sql`
    select companies.name, subscriptions.owed_for as why, subscriptions.retry_on is not null as again
    from subscriptions join companies using (space_id) where subscriptions.owed_for is not null`);
  expect(rows).toEqual([{name: 'Puna Textil LLC', why: 'no-card', again: true}]);
});
