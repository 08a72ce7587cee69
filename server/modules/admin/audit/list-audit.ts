import {sql, type SQL} from 'drizzle-orm';
import type {z} from 'zod';
import {listAudit as endpoint, mostAuditCounted, type AuditEntry, type auditList} from '#contract/admin/list-audit.ts';
import {given} from '#server/db/given.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from '#server/modules/admin/admin-parts.ts';
import {namedIds, namesOrders, tellsOfCall, uuids} from './audit-rows.ts';
import {findWord} from './find-word.ts';

/** The most persons, companies and orders of a row that are told by name. */
const mostNamed = 5;

const nameOf = (user: string) => sql.raw(`btrim(${user}.first_name || ' ' || ${user}.last_name)`);
const personOf = (user: string) =>
  sql`json_build_object('id', ${sql.raw(user)}.id, 'name', ${nameOf(user)}, 'email', ${sql.raw(user)}.email)`;
const listed = (one: SQL, from: SQL) => sql`(select coalesce(json_agg(${one}), '[]') ${from})`;
const named = sql.raw(String(mostNamed));
const first = sql`limit ${named}`;

// A person's own space has their id.
const people = sql`from users as person where person.id = any(entry.person_ids || entry.space_ids)`;
const companies = sql`from companies as company where company.space_id = any(entry.space_ids)`;
const orders = sql`from orders as ordered where ordered.id = any(${namedIds})`;
const count = (from: SQL) => sql`(select count(*) ${from})`;

const columns = sql`entry.number::text as id, entry.at, entry.does, entry.topic, entry.act, entry.method, entry.route,
  json_build_object('id', entry.admin_id, 'name', coalesce(${nameOf('admin')}, '')) as admin,
  case when acted.id is not null then ${personOf('acted')} end as "asUser",
  ${listed(personOf('person'), sql`from (select person.* ${people} order by person.id ${first}) as person`)} as people,
  ${listed(sql`json_build_object('id', company.space_id, 'name', company.name)`, sql`from (select company.* ${companies} order by company.name ${first}) as company`)} as companies,
  ${listed(sql`json_build_object('id', ordered.id, 'number', ordered.number)`, sql`from (select ordered.* ${orders} order by ordered.number ${first}) as ordered`)} as orders,
  (greatest(0, ${count(people)} - ${named}) + greatest(0, ${count(companies)} - ${named})
    + greatest(0, ${count(orders)} - ${named}))::int as more,
  entry.row_count as count, entry.reason, case entry.outcome when 'begun' then 'unknown' else entry.outcome end as outcome`;

/** Lists every call of an admin, the newest first. Rules: ADM24, ADM25. */
export const listAudit = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<AuditEntry, typeof auditList>(database, input, {
    columns,
    from: sql`admin_audit as entry left join users as admin on admin.id = entry.admin_id left join users as acted on acted.id = entry.user_id`,
    countedIn: sql`admin_audit as entry`,
    where: sql.join([tellsOfCall, ...narrowBy(input)], sql` and `),
    findsWord: async (word, pattern) => findWord(database, word, pattern),
    orders: {},
    newest: sql`entry.number`,
    id: sql`entry.number::text`,
    settledBy: sql`entry.number`,
    byIds: (ids) => sql`entry.number = any(${sql.param([...ids])}::bigint[])`,
    mostCounted: mostAuditCounted,
  }),
);

/** What each part of the question makes of a row one of the list. */
function narrowBy(asked: z.output<typeof endpoint.input>): SQL[] {
  return [
    ...given(asked.does, (does) => sql`entry.does = ${does}`),
    ...given(asked.topic, (topic) => sql`entry.topic = ${topic}`),
    ...given(asked.act, (act) => sql`entry.act = ${act}`),
    ...given(asked.admin, (id) => sql`entry.admin_id = ${id}`),
    ...given(
      asked.person,
      (id) => sql`(entry.user_id = ${id} or entry.person_ids && ${uuids([id])} or entry.space_ids && ${uuids([id])}
        or ${namesOrders(sql`select id from orders where user_id = ${id}`)})`,
    ),
    ...given(
      asked.company,
      (id) =>
        sql`(entry.space_ids && ${uuids([id])} or ${namesOrders(sql`select id from orders where company_id = ${id}`)})`,
    ),
    ...given(asked.from, (at) => sql`entry.at >= ${at}`),
    ...given(asked.to, (at) => sql`entry.at < ${at}`),
    ...given(asked.before, (number) => sql`entry.number < ${number}`),
  ];
}
