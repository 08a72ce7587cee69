import {listCompanies as endpoint, type companyOrders, type ListedCompany} from '#contract/admin/list-companies.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';
import {toPatterns} from './search-words.ts';

/** What each order means; the only texts that reach a query beside values. */
const orderColumns = {
  name: 'lower(company.name)',
  owner: 'lower(owner.name)',
  type: 'company.type',
  state: 'company.state',
  createdAt: 'company.created_at',
} as const satisfies Record<(typeof companyOrders)[number], string>;

/** Lists companies with their owners. Rules: ADM1, ADM2. */
export const listCompanies = implement(
  endpoint,
  async ({database}: AdminParts, {limit, offset, search, orderBy, orderDirection, type, origin}) => {
    const order =
      orderBy === undefined ? 'company.created_at desc' : `${orderColumns[orderBy]} ${orderDirection} nulls last`;
    const matching = `from companies as company
    left join lateral (
      select users.id, users.email, users.first_name || ' ' || users.last_name as name
      from memberships join users on users.id = memberships.user_id
      where memberships.space_id = company.space_id and memberships.role = 'owner' and not memberships.deleted limit 1
    ) as owner on true
    where not company.deleted and ($1::text is null or company.type = $1)
      and ($2::text is null or company.origin = $2)
      and not exists (select from unnest($3::text[]) as pattern
        where concat_ws(' ', company.name, company.state, owner.name, owner.email) not ilike pattern)`;
    const values = [type ?? null, origin ?? null, toPatterns(search)];
    const [{rows: companies}, {rows: counted}] = await Promise.all([
      database.$client.query<ListedCompany>(
        `select company.id, company.name, company.type, company.state, company.created_at as "createdAt",
         company.origin = 'migrated' as "isMigrated",
         case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name, 'email', owner.email) end as owner
       ${matching} order by ${order}, company.id limit $4 offset $5`,
        [...values, limit, offset],
      ),
      database.$client.query<{total: number}>(`select count(*) as total ${matching}`, values),
    ]);
    return succeed({total: counted[0]?.total ?? 0, companies});
  },
);
