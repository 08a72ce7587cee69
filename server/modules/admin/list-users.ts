import {sql} from 'drizzle-orm';
import {listUsers as endpoint, type ListedUser, type userList} from '#contract/admin/list-users.ts';
import {byUuid, readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';

const ownCompanies = sql`from memberships join companies on companies.space_id = memberships.space_id
  where memberships.user_id = users.id and not memberships.deleted and not companies.deleted`;

/** Lists users with their companies, admins left out. Rules: ADM1, ADM2. */
export const listUsers = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedUser, typeof userList>(database, input, {
    columns: sql`id, first_name as "firstName", last_name as "lastName", email, status, created_at as "createdAt",
      case when status = 'blocked' then coalesce(blocked_reason, 'by-admin') end as "blockedReason",
      (select coalesce(json_agg(json_build_object('id', companies.id, 'name', companies.name, 'type', companies.type,
        'role', memberships.role) order by companies.name, companies.id), '[]') ${ownCompanies}) as companies`,
    from: input.orderBy === 'companies' ? sql`desk_people join users on users.id = desk_people.user_id` : sql`users`,
    where: input.status === undefined ? sql`not is_admin` : sql`not is_admin and status = ${input.status}`,
    words: sql`lower(first_name || ' ' || last_name || ' ' || email)`,
    orders: {
      name: [sql`lower(first_name)`, sql`lower(last_name)`],
      email: [sql`email`],
      companies: [sql`desk_people.companies`],
      createdAt: [sql`created_at`],
      status: [sql`status`],
    },
    countedIn: sql`users`,
    newest: sql`created_at`,
    id: sql`id`,
    byIds: byUuid(sql`id`),
  }),
);
