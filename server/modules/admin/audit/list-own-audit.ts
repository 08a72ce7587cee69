import {sql} from 'drizzle-orm';
import {openingActs} from '#contract/admin/list-audit.ts';
import {listOwnAudit as endpoint, type OwnAudit} from '#contract/admin/list-own-audit.ts';
import {asService} from '#server/db/second-net.ts';
import {readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from '#server/modules/admin/admin-parts.ts';
import {namesOrders, tellsOfCall, uuids} from './audit-rows.ts';

/** What a browser does by itself, and an admin's own way out: nothing of the person's is seen or changed. */
const ofTheirOwn = ['pokes', 'refreshSession', 'logOut'];

/** Tells somebody what admins read and changed of theirs: what is alike of one day is one row, and no row names anybody else's. Rule: ADM27. */
export const listOwnAudit = implement(endpoint, async ({database, findOwnedIds}: AdminParts, input, {session}) => {
  const {userId} = session;
  const owned = uuids(await findOwnedIds(userId));
  const orders = sql`select id from orders where user_id = ${userId} or company_id = any(${owned})`;
  const opens = sql`entry.act = any(${sql.param([...openingActs])}::text[])`;
  // What was refused or failed to be read was not seen.
  const mine = sql`select entry.number, entry.at, entry.admin_id, case when ${opens} then 'read' else entry.does end as does, entry.topic, owned.company_id,
      case when entry.user_id is null then 'self' when entry.user_id = ${userId} then 'you' else 'another' end as acting,
      entry.outcome = 'ok' as is_sure
    from admin_audit as entry
    left join lateral (
      select space_id as company_id from unnest(entry.space_ids) as space_id where space_id = any(${owned})
      union select orders.company_id from orders where orders.id::text = any(entry.row_ids) and orders.company_id = any(${owned})
    ) as owned on true
    where (entry.user_id = ${userId} or entry.person_ids && ${uuids([userId])} or entry.space_ids && ${owned}
        or entry.space_ids && ${uuids([userId])} or ${namesOrders(orders)})
      and entry.topic <> 'product' and entry.outcome <> 'refused' and (entry.does = 'change' or entry.outcome = 'ok') and ${tellsOfCall}
      and entry.act <> all(${sql.param([...ofTheirOwn])}::text[])`;
  const grouped = sql`select max(mine.number)::text as id, max(mine.number) as number, min(mine.at) as first_at, max(mine.at) as last_at, count(*)::int as times,
      mine.admin_id, mine.does, mine.topic, mine.acting, mine.is_sure, mine.company_id
    from (${mine}) as mine
    group by (mine.at at time zone 'UTC')::date, mine.admin_id, mine.does, mine.topic, mine.acting, mine.is_sure, mine.company_id`;
  return asService('own-audit', () =>
    readList<OwnAudit>(database, input, {
      // One call may be about several companies: each is a row.
      columns: sql`visit.id || coalesce(':' || visit.company_id, '') as id, visit.first_at as "firstAt", visit.last_at as "lastAt", visit.times,
      (select nullif(btrim(first_name || ' ' || last_name), '') from users where users.id = visit.admin_id) as by,
      (select name from companies where companies.space_id = visit.company_id) as company,
      visit.does, visit.topic, visit.acting as "as", visit.is_sure as "isSure"`,
      from: sql`(${grouped}) as visit`,
      where: sql`true`,
      orders: {},
      newest: sql`visit.number`,
      id: sql`visit.company_id`,
      settledBy: sql`visit.company_id`,
    }),
  );
});
