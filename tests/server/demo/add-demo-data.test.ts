import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readMe} from '#contract/account/session.ts';
import {addDemoData, demoPassword, demoPeople, isEmpty} from '#server/demo/add-demo-data.ts';
import {makeTransactions, seededRandom} from '#server/demo/make-transactions.ts';
import {logIn} from '#contract/account/session.ts';
import {buildServer, quickPasswords, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
let wasEmpty: boolean;
beforeAll(async () => {
  server = await buildServer();
  wasEmpty = await isEmpty(server.database);
  const {database, clock} = server;
  await addDemoData({database, passwords: quickPasswords(), now: () => clock.nowMs});
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

test('the company has two members, three accounts and a year of books up to yesterday', async () => {
  const members = await server.database.execute(sql`select email, role from memberships order by role`);
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
