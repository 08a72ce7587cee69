import {afterAll, beforeAll, expect, test} from 'vitest';
import {listAudit as endpoint} from '#contract/admin/list-audit.ts';
import {listOwnAudit as ownEndpoint} from '#contract/admin/list-own-audit.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {seedDesk} from '#bench/stage/seed-desk.ts';
import {listAudit} from '#server/modules/admin/audit/list-audit.ts';
import {listOwnAudit} from '#server/modules/admin/audit/list-own-audit.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

let fresh: FreshDatabase;
let adminId = '';
let personId = '';
let companyId = '';
beforeAll(async () => {
  fresh = await openFreshDatabase();
  const {$client} = fresh.database;
  await seedDesk($client, {companies: 2_000, users: 4_000});
  const one = async (text: string) => (await $client.query<{id: string}>(text)).rows[0]?.id ?? '';
  [adminId, personId] = [
    await one('update users set is_admin = true where id = (select max(id::text)::uuid from users) returning id'),
    await one('select id from users order by email limit 1'),
  ];
  companyId = await one('select space_id as id from companies order by name limit 1');
  const client = await $client.connect();
  // Each row is chained to the one before by a trigger, which is not what is looked at here.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into admin_audit (number, at, admin_id, user_id, act, does, topic, method, route, person_ids, space_ids, row_ids, row_count, outcome, begun_number, previous_hash, hash)
     select n, now() - (60000 - n) * interval '1 minute', $1, case when n % 10 = 0 then people[1 + n % 4000] end,
       (array['readOrder','listUsers','pullChanges','moveCompany','moveCompany'])[1 + n % 5],
       case when n % 5 > 2 then 'change' else 'read' end, (array['orders','people','data','company','company'])[1 + n % 5], 'GET', '/',
       case when n % 7 = 0 then array[people[1 + n % 3999]] else '{}' end, case when n % 3 = 0 then array[companies[1 + n % 1999]] else '{}' end, '{}', null,
       case when n % 5 = 3 then 'begun' else 'ok' end, case when n % 5 = 4 then n - 1 end, '', ''
     from generate_series(1, 60000) as n,
       (select array_agg(id order by id) as people from users) as everybody, (select array_agg(space_id order by space_id) as companies from companies) as all_of_them`,
    [adminId],
  );
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze)');
  client.release();
});
afterAll(() => fresh.close());

/** What a list asks the database for, and how it would be found. */
async function plansOf(asked: Endpoint, question: Readonly<Record<string, string>>): Promise<string> {
  const statements: {text: string; values: unknown[]}[] = [];
  const {$client} = fresh.database;
  const query = async (one: {text: string; values: unknown[]}) => {
    statements.push(one);
    return $client.query(one.text, one.values);
  };
  // Only what a list reads of its parts and its caller.
  const parts = {database: {...fresh.database, $client: {query}}, findOwnedIds: async () => [companyId]} as never;
  const session = {userId: personId};
  const implementation = asked === endpoint ? listAudit : listOwnAudit;
  const answer = await implementation.handle(parts, asked.input.parse(question), {session} as never);
  expect(answer.ok).toBe(true);
  const plans: string[] = [];
  for (const {text, values} of statements) {
    const {rows} = await $client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const day = '2026-01-01T00:00:00.000Z';
const questions: readonly [string, () => Record<string, string>][] = [
  ['nothing', () => ({})],
  ['a late page', () => ({offset: '5000'})],
  ['what came before', () => ({before: '20000'})],
  ['changes', () => ({does: 'change'})],
  ['what about', () => ({topic: 'orders'})],
  ['a rare call', () => ({act: 'readFiling'})],
  ['an admin', () => ({admin: adminId})],
  ['nobody', () => ({admin: personId})],
  ['a person', () => ({person: personId})],
  ['a company', () => ({company: companyId})],
  ['old days', () => ({to: day})],
  ['words', () => ({search: 'person1234 studio'})],
  ['a day as a word', () => ({search: '2026-11-20'})],
];

const tables = /Seq Scan on (admin_audit|users|companies|orders)\b/;

test.for(questions)('[ADM25] each question is read along an index: %s', async ([, question]) => {
  const plans = await plansOf(endpoint, question());
  expect(plans).toContain('Index');
  expect(plans.match(tables)?.[0]).toBeUndefined();
});

test('[ADM25] whoever asks for a person, a company or words is led to their rows, not past all of them', async () => {
  for (const question of [{person: personId}, {company: companyId}, {search: 'person1234'}])
    expect(/admin_audit_by_(persons|spaces|user)/.test(await plansOf(endpoint, question))).toBe(true);
});

test('[ADM25] a word that most have is looked for along the newest', async () => {
  const plans = await plansOf(endpoint, {search: 'studio'});
  expect(plans).toContain('Index Scan Backward using admin_audit_pkey');
  expect(plans).not.toContain('Seq Scan on admin_audit');
});

test('[ADM27] what an owner reads is found by an index', async () => {
  const plans = await plansOf(ownEndpoint, {});
  expect(plans).toMatch(/admin_audit_by_(persons|spaces|user)/);
  expect(plans.match(tables)?.[0]).toBeUndefined();
});

test('[ADM25] no more is counted than is said', async () => {
  const answer = await listAudit.handle({database: fresh.database} as never, endpoint.input.parse({}), {} as never);
  // A change is one call and two rows.
  expect(answer).toMatchObject({ok: true, value: {total: 10_000, isAtLeast: true}});
  const few = await listAudit.handle(
    {database: fresh.database} as never,
    endpoint.input.parse({before: 11, limit: 20}),
    {} as never,
  );
  expect(few).toMatchObject({ok: true, value: {total: 8, isAtLeast: false}});
});
