import {sql} from 'drizzle-orm';
import {listCompanies as endpoint, type companyList, type ListedCompany} from '#contract/admin/list-companies.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {readActor, type Actor} from '#contract/companies/turn.ts';
import {given} from '#server/db/given.ts';
import {literal} from '#server/db/literal.ts';
import {byUuid, readList} from '#server/db/read-list.ts';
import {isClosedIn} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';

/** The states in the order in which a company goes through them. */
const statusRank = sql`array_position(${sql.param([...companyStatuses])}::text[], company.status)`;

const someDay = '2000-01-01';
/** Every way in which dates can stand. */
const dates = [null, someDay].flatMap((filedOn) =>
  [null, someDay].map((namesRefusedOn) => ({filedOn, namesRefusedOn})),
);

/** Who acts, as `readActor` says it. */
const acting = companyStatuses.map((status) => {
  const actorOf = (filedOn: string | null, namesRefusedOn: string | null) =>
    readActor({status, filedOn, namesRefusedOn});
  const [before, after, asked] = [actorOf(null, null), actorOf(someDay, null), actorOf(null, someDay)];
  if (before === after && before === asked) return sql`when ${status} then ${before}::text`;
  return sql`when ${status} then case when company.names_refused_on is not null then ${asked}::text
    when company.filed_on is null then ${before}::text else ${after}::text end`;
});
const acts = sql`case company.status ${sql.join(acting, sql` `)} end`;

/** Nobody acts for one that is dissolved, wherever its formation stopped. Rule: DIS10. */
const isClosed = isClosedIn(sql`company.space_id`);

/** Where somebody may have to act. */
const statusesOf = (actor: Actor) =>
  companyStatuses.filter((status) => dates.some((dated) => readActor({status, ...dated}) === actor));

const settled = companyStatuses.filter((status) => dates.every((dated) => readActor({status, ...dated}) === null));
/** Nobody is waited for; written as the index `desk_companies_by_standing` has it. */
const isSettled = sql`(company.status is null or company.status in (${sql.join(settled.map(literal), sql`, `)}))`;

/** Those that wait come before the others, and of them who has waited longest; of the others the newest. Rule: PRG11. */
const standing = sql`${isSettled}, case when ${isSettled} then null else company.status_since end, company.created_at`;

/** Lists companies with their owners. Rules: ADM1, ADM2, ADM19, PRG11, DIS10. */
export const listCompanies = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedCompany, typeof companyList>(database, input, {
    columns: sql`company.space_id as id, company.name, company.type, company.state, company.created_at as "createdAt",
      company.origin = 'migrated' as "isMigrated",
      (select dissolved_on from companies where companies.space_id = company.space_id and companies.id = company.space_id) as "dissolvedOn",
      (select json_build_object('id', orders.id, 'number', orders.number, 'kind', company.kind, 'status', company.status,
        'since', company.status_since, 'acts', case when ${isClosed} then null else ${acts} end) from orders where orders.number = company.order_number) as order,
      (select json_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name, 'email', users.email)
        from users where users.id = company.owner_id) as owner`,
    from: sql`desk_companies as company`,
    where: sql.join(
      [
        sql`true`,
        ...given(input.type, (type) => sql`company.type = ${type}`),
        ...given(input.origin, (origin) => sql`company.origin = ${origin}`),
        ...given(input.status, (status) => sql`company.status = ${status}`),
        ...given(
          input.acts,
          (one) =>
            sql`company.status = any(${sql.param(statusesOf(one))}::text[]) and ${acts} = ${one} and not (${isClosed})`,
        ),
      ],
      sql` and `,
    ),
    words: sql`company.words`,
    orders: {
      name: [sql`lower(company.name)`],
      number: [sql`left(company.order_number, 11)`, sql`length(company.order_number)`, sql`company.order_number`],
      owner: [sql`lower(company.owner_name)`],
      type: [sql`company.type`],
      state: [sql`company.state`],
      status: [statusRank],
      since: [sql`company.status_since`],
      createdAt: [sql`company.created_at`],
    },
    mayBeNull: ['number', 'owner', 'state', 'status', 'since'],
    newest: standing,
    id: sql`company.space_id`,
    byIds: byUuid(sql`company.space_id`),
  }),
);
