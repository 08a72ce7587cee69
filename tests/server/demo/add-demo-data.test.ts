import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readMe} from '#contract/account/session.ts';
import {addDemoData, demoPassword, demoPeople, isEmpty} from '#server/demo/add-demo-data.ts';
import {makeMovements, seededRandom} from '#server/demo/make-movements.ts';
import {createPasswords} from '#server/modules/account/passwords.ts';
import {logIn} from '#contract/account/session.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
let wasEmpty: boolean;
beforeAll(async () => {
  server = await buildServer();
  wasEmpty = await isEmpty(server.database);
  const {database, clock} = server;
  await addDemoData({database, passwords: createPasswords(), now: () => clock.nowMs});
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

test('the same day gives the same movements', () => {
  const make = () => makeMovements('2026-11-21', seededRandom(1));
  expect(make()).toEqual(make());
});
