import {sql} from 'drizzle-orm';
import {
  listDifferences as endpoint,
  type differenceList,
  type ListedDifference,
} from '#contract/comparing/list-differences.ts';
import {given} from '#server/db/given.ts';
import {byUuid, readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import type {ComparingParts} from './comparing-parts.ts';

/** Lists what differs from the present vendor. Rules: CMP2, CMP6, PAY16. */
export const listDifferences = implement(endpoint, async ({database, port}: ComparingParts, input) =>
  readList<ListedDifference, typeof differenceList>(database, input, {
    columns: sql`difference.id, difference.kind, difference.subject, difference.ours_cents as "oursCents", difference.theirs_cents as "theirsCents",
      difference.since,
      case when ordered.id is not null then json_build_object('id', founding.id, 'number', ordered.number) end as order,
      case when company.id is not null then json_build_object('id', company.id, 'name', company.name) end as company,
      case when difference.settled_at is not null then (select json_build_object('at', to_char(noted.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', btrim(admin.first_name || ' ' || admin.last_name), 'note', noted.note)
        from payment_difference_notes as noted join users as admin on admin.id = noted.admin_id
        where noted.difference_id = difference.id order by noted.at desc limit 1) end as settled`,
    from: sql`payment_differences as difference left join orders as ordered on ordered.id = difference.order_id
      left join companies as company on company.space_id = difference.company_id
      left join lateral (
        select id from orders where purchase is null and (orders.id = ordered.id or (state = 'paid' and orders.company_id = difference.company_id))
        order by orders.id = ordered.id desc, orders.paid_at limit 1
      ) as founding on true`,
    where: sql.join(
      [
        sql`difference.vendor = ${port.vendor}`,
        ...given(input.kind, (kind) => sql`difference.kind = ${kind}`),
        ...given(input.state, (state) => sql`(difference.settled_at is null) = ${state === 'open'}`),
      ],
      sql` and `,
    ),
    words: sql`lower(concat_ws(' ', difference.subject, ordered.number, company.name))`,
    orders: {kind: [sql`difference.kind`], company: [sql`lower(company.name)`], since: [sql`difference.since`]},
    mayBeNull: ['company'],
    newest: sql`difference.settled_at is null desc, difference.since`,
    id: sql`difference.id`,
    byIds: byUuid(sql`difference.id`),
  }),
);
