import {sql} from 'drizzle-orm';
import {listCompanies as endpoint, type companyList, type ListedCompany} from '#contract/admin/list-companies.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';

/** Lists companies with their owners. Rules: ADM1, ADM2. */
export const listCompanies = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedCompany, typeof companyList>(database, input, {
    columns: sql`company.id, company.name, company.type, company.state, company.created_at as "createdAt",
      company.origin = 'migrated' as "isMigrated",
      case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name, 'email', owner.email) end as owner`,
    from: sql`companies as company
      left join lateral (
        select users.id, users.email, users.first_name || ' ' || users.last_name as name
        from memberships join users on users.id = memberships.user_id
        where memberships.space_id = company.space_id and memberships.role = 'owner' and not memberships.deleted limit 1
      ) as owner on true`,
    where: sql`not company.deleted and company.type = coalesce(${input.type ?? null}, company.type)
      and company.origin = coalesce(${input.origin ?? null}, company.origin)`,
    words: sql`concat_ws(' ', company.name, company.state, owner.name, owner.email)`,
    orders: {
      name: [sql`lower(company.name)`],
      owner: [sql`lower(owner.name)`],
      type: [sql`company.type`],
      state: [sql`company.state`],
      createdAt: [sql`company.created_at`],
    },
    newest: sql`company.created_at`,
    id: sql`company.id`,
  }),
);
