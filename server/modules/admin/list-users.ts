import {listUsers as endpoint, type ListedUser, type userOrders} from '#contract/admin/list-users.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';
import {toPatterns} from './search-words.ts';

/** What each order means; the only texts that reach a query beside values. */
const orderColumns = {
  name: 'lower(first_name), lower(last_name)',
  email: 'email',
  companies: 'company_count',
  createdAt: 'created_at',
  status: 'status',
} as const satisfies Record<(typeof userOrders)[number], string>;

/** Lists users with their companies, admins left out. Rules: ADM1, ADM2. */
export const listUsers = implement(
  endpoint,
  async ({database}: AdminParts, {limit, offset, search, orderBy, orderDirection, status}) => {
    const order = orderBy === undefined ? 'created_at desc' : inDirection(orderColumns[orderBy], orderDirection);
    const matching = `from users where not is_admin and ($1::text is null or status = $1)
    and not exists (select from unnest($2::text[]) as pattern
      where concat_ws(' ', first_name, last_name, email) not ilike pattern)`;
    const values = [status ?? null, toPatterns(search)];
    const [{rows: users}, {rows: counted}] = await Promise.all([
      database.$client.query<ListedUser>(
        `select id, first_name as "firstName", last_name as "lastName", email, status, created_at as "createdAt",
         case when status = 'blocked' then coalesce(blocked_reason, 'by-admin') end as "blockedReason",
         coalesce(own.companies, '[]'::json) as companies
       from (select *, (select count(*) from memberships join companies on companies.space_id = memberships.space_id
           where memberships.user_id = users.id and not memberships.deleted and not companies.deleted) as company_count
         ${matching} order by ${order}, id limit $3 offset $4) as page
       left join lateral (
         select json_agg(json_build_object('id', companies.id, 'name', companies.name, 'type', companies.type,
           'role', memberships.role) order by companies.name, companies.id) as companies
         from memberships join companies on companies.space_id = memberships.space_id
         where memberships.user_id = page.id and not memberships.deleted and not companies.deleted
       ) as own on true
       order by ${order}, id`,
        [...values, limit, offset],
      ),
      database.$client.query<{total: number}>(`select count(*) as total ${matching}`, values),
    ]);
    return succeed({total: counted[0]?.total ?? 0, users});
  },
);

function inDirection(columns: string, direction: 'asc' | 'desc'): string {
  return columns
    .split(', ')
    .map((column) => `${column} ${direction}`)
    .join(', ');
}
