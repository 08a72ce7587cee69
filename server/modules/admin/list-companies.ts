import {sql} from 'drizzle-orm';
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

/** Those that wait come before the others, and of them who has waited longest. Rule: PRG11. */
const standing = sql`case when ${acts} is not null then -extract(epoch from formation.status_since::timestamptz)
  else extract(epoch from company.created_at::timestamptz) - 1e12 end`;

/** Lists companies with their owners. Rules: ADM1, ADM2, ADM19, PRG11. */
export const listCompanies = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedCompany, typeof companyList>(database, input, {
    columns: sql`company.id, company.name, company.type, company.state, company.created_at as "createdAt",
      company.origin = 'migrated' as "isMigrated",
      case when ordered.id is not null then json_build_object('id', ordered.id, 'number', formation.order_number,
        'kind', formation.kind, 'status', formation.status, 'since', formation.status_since, 'acts', ${acts}) end as order,
      case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name, 'email', owner.email) end as owner`,
    from: sql`companies as company
      left join formations as formation on formation.space_id = company.space_id and not formation.deleted
      left join orders as ordered on ordered.number = formation.order_number
      left join lateral (
        select users.id, users.email, users.first_name || ' ' || users.last_name as name
        from memberships join users on users.id = memberships.user_id
        where memberships.space_id = company.space_id and memberships.role = 'owner' and not memberships.deleted limit 1
      ) as owner on true`,
    where: sql`not company.deleted and company.type = coalesce(${input.type ?? null}, company.type)
      and company.origin = coalesce(${input.origin ?? null}, company.origin)
      and (${input.status ?? null}::text is null or formation.status = ${input.status ?? null})
      and (${input.acts ?? null}::text is null or ${acts} = ${input.acts ?? null})`,
    words: sql`concat_ws(' ', company.name, company.state, formation.order_number, owner.name, owner.email)`,
    orders: {
      name: [sql`lower(company.name)`],
      number: [sql`left(ordered.number, 11)`, sql`length(ordered.number)`, sql`ordered.number`],
      owner: [sql`lower(owner.name)`],
      type: [sql`company.type`],
      state: [sql`company.state`],
      status: [statusRank],
      since: [sql`formation.status_since`],
      createdAt: [sql`company.created_at`],
    },
    newest: standing,
    id: sql`company.id`,
  }),
);
