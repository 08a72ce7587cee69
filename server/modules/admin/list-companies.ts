import {sql, type SQL} from 'drizzle-orm';
import {listCompanies as endpoint, type companyList, type ListedCompany} from '#contract/admin/list-companies.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {readActor} from '#contract/companies/turn.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';

/** The states in the order in which a company goes through them. */
const statusRank = sql`array_position(${sql.param([...companyStatuses])}::text[], formation.status)`;

/** Who acts, as `readActor` says it. */
const acting = companyStatuses.map((status) => {
  const [before, after] = [null, '2000-01-01'].map((filedOn) => readActor({status, filedOn}));
  return sql`when ${status} then case when formation.filed_on is null then ${before}::text else ${after}::text end`;
});
const acts = sql`case formation.status ${sql.join(acting, sql` `)} end`;

/** Those that wait come before the others, and of them who has waited longest; of the others the newest. Rule: PRG11. */
const standing = sql`${acts} is null, case when ${acts} is not null then formation.status_since end, company.created_at`;

const owned = sql`from memberships join users on users.id = memberships.user_id
  where memberships.role = 'owner' and not memberships.deleted`;
const ownerName = sql`users.first_name || ' ' || users.last_name`;

/** The owners of all companies, for what is searched or ordered by them. */
const owners = sql`left join (select distinct on (memberships.space_id) memberships.space_id, ${ownerName} as name, users.email ${owned}
  order by memberships.space_id, memberships.id) as owner on owner.space_id = company.space_id`;

/** Lists companies with their owners. Rules: ADM1, ADM2, ADM19, PRG11. */
export const listCompanies = implement(endpoint, async ({database}: AdminParts, input) => {
  const isByOwner = input.orderBy === 'owner' || input.search !== '';
  return readList<ListedCompany, typeof companyList>(database, input, {
    columns: sql`company.id, company.name, company.type, company.state, company.created_at as "createdAt",
      company.origin = 'migrated' as "isMigrated",
      (select json_build_object('id', orders.id, 'number', orders.number, 'kind', formation.kind, 'status', formation.status,
        'since', formation.status_since, 'acts', ${acts}) from orders where orders.number = formation.order_number) as order,
      (select json_build_object('id', users.id, 'name', ${ownerName}, 'email', users.email) ${owned}
        and memberships.space_id = company.space_id order by memberships.id limit 1) as owner`,
    from: sql`companies as company
      left join formations as formation on formation.space_id = company.space_id and formation.id = company.id and not formation.deleted
      ${isByOwner ? owners : sql``}`,
    where: sql.join(
      [
        sql`not company.deleted`,
        ...given(input.type, (type) => sql`company.type = ${type}`),
        ...given(input.origin, (origin) => sql`company.origin = ${origin}`),
        ...given(input.status, (status) => sql`formation.status = ${status}`),
        ...given(input.acts, (one) => sql`${acts} = ${one}`),
      ],
      sql` and `,
    ),
    words: sql`concat_ws(' ', company.name, company.state, formation.order_number, owner.name, owner.email)`,
    orders: {
      name: [sql`lower(company.name)`],
      number: [sql`left(formation.order_number, 11)`, sql`length(formation.order_number)`, sql`formation.order_number`],
      owner: [sql`lower(owner.name)`],
      type: [sql`company.type`],
      state: [sql`company.state`],
      status: [statusRank],
      since: [sql`formation.status_since`],
      createdAt: [sql`company.created_at`],
    },
    newest: standing,
    // The same as its own, and found by an index.
    id: sql`company.space_id`,
    isById: true,
  });
});

/** What a filter that stands asks for. */
function given<Value>(value: Value | undefined, ask: (value: Value) => SQL): SQL[] {
  return value === undefined ? [] : [ask(value)];
}
