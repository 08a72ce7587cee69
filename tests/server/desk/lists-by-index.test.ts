import {afterAll, beforeAll, expect, test} from 'vitest';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {listOrders} from '#contract/admin/list-orders.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {listWork} from '#contract/desk/list-work.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {seedDesk} from '#bench/stage/seed-desk.ts';
import {listCompanies as companies} from '#server/modules/admin/list-companies.ts';
import {listOrders as orders} from '#server/modules/admin/list-orders.ts';
import {listUsers as users} from '#server/modules/admin/list-users.ts';
import {listWork as work} from '#server/modules/desk/list-work.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

const implementations = [companies, orders, users, work];

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
  await seedDesk(fresh.database.$client, {companies: 4_000, users: 10_000});
});
afterAll(() => fresh.close());

/** What a list asks the database for, and how it would be found. */
async function plansOf(endpoint: Endpoint, question: Readonly<Record<string, string>>): Promise<string> {
  const asked: {text: string; values: unknown[]}[] = [];
  const {$client} = fresh.database;
  const query = async (one: {text: string; values: unknown[]}) => {
    asked.push(one);
    return $client.query(one.text, one.values);
  };
  const database = {...fresh.database, $client: {query}};
  const implementation = implementations.find((one) => one.endpoint === endpoint);
  const session = {userId: '00000000-0000-4000-8000-000000000000'};
  // Only what a list reads of its parts and its caller.
  const parts = {database, now: () => Date.now()} as never;
  await implementation?.handle(parts, endpoint.input.parse(question), {session} as never);
  const plans: string[] = [];
  for (const {text, values} of asked) {
    const {rows} = await $client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const questions: readonly [Endpoint, Record<string, string>][] = [
  [listUsers, {}],
  [listUsers, {offset: '200'}],
  [listUsers, {orderBy: 'name'}],
  [listUsers, {orderBy: 'email', orderDirection: 'desc', offset: '5000'}],
  [listUsers, {orderBy: 'companies', orderDirection: 'desc'}],
  [listUsers, {status: 'blocked'}],
  [listUsers, {search: 'restrepo person12'}],
  [listCompanies, {}],
  [listCompanies, {offset: '200'}],
  [listCompanies, {acts: 'faro'}],
  [listCompanies, {status: 'ObtainingEin', orderBy: 'since'}],
  [listCompanies, {orderBy: 'name'}],
  [listCompanies, {orderBy: 'owner', offset: '2000'}],
  [listCompanies, {search: 'studio 77 ríos'}],
  [listOrders, {}],
  [listOrders, {orderBy: 'number', orderDirection: 'desc', offset: '2000'}],
  [listOrders, {search: 'person123'}],
  [listWork, {}],
  [listWork, {due: 'overdue'}],
  [listWork, {kind: 'ask-ein', offset: '50'}],
  [listWork, {kind: 'give-document'}],
  [listWork, {kind: 'finish-scan'}],
  [listWork, {kind: 'refused-payment'}],
  [listWork, {state: 'DE', orderBy: 'company'}],
  [listWork, {assigned: 'nobody', search: 'studio 77'}],
];

test.for(questions)('[DSK5] no list reads all of what people and companies are: %#', async ([endpoint, question]) => {
  const plans = await plansOf(endpoint, question);
  expect(plans).toContain('Index');
  expect(plans).not.toMatch(
    /Seq Scan on (users|companies|formations|memberships|subscriptions|desk_people|mail_scans|company_documents|files)\b/,
  );
});

const searches = questions.filter(([endpoint, question]) => 'search' in question && endpoint !== listWork);

test.for(searches)('[DSK5] words are found by an index: %#', async ([endpoint, question]) => {
  expect(await plansOf(endpoint, question)).toMatch(/Index Scan on \w+_by_words/);
});

test('[DSK5] pages follow from each other in every order, either way, each row once', async () => {
  const {$client} = fresh.database;
  const {rows} = await $client.query<{count: number}>('select count(*) as count from desk_companies');
  expect(rows[0]?.count).toBe(4_000);
  for (const orderDirection of ['asc', 'desc']) {
    const seen = new Set<string>();
    for (const offset of [0, 100, 200]) {
      const input = listCompanies.input.parse({orderBy: 'owner', orderDirection, offset, limit: 100});
      const answer = await companies.handle({database: fresh.database} as never, input, {} as never);
      if (!answer.ok) throw new Error('refused');
      for (const {id} of listCompanies.output.parse(answer.value).rows) seen.add(id);
    }
    expect(seen.size).toBe(300);
  }
});
