import {sql} from 'drizzle-orm';
import {listOrders as endpoint, type ListedOrder, type orderList} from '#contract/admin/list-orders.ts';
import {byUuid, readList} from '#server/db/read-list.ts';
import {given} from '#server/db/given.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';

// As `nameOf` of the orders says it.
const company = sql`concat_ws(' ', btrim(draft ->> 'nameOne'), case when kind = 'create' then draft ->> 'designator' end)`;
const person = sql`concat_ws(' ', btrim(draft ->> 'firstName'), btrim(draft ->> 'lastName'))`;
const isUnclaimed = sql`(state = 'paid' and user_id is null)`;

/** What an order is found by, as its index has it. */
export const orderWords = sql`lower(number || ' ' || coalesce(draft ->> 'nameOne', '') || ' ' || case when kind = 'create' then coalesce(draft ->> 'designator', '') else '' end
  || ' ' || coalesce(draft ->> 'firstName', '') || ' ' || coalesce(draft ->> 'lastName', '') || ' ' || email)`;

/** Lists orders of everybody. Rules: ADM1, ADM17. */
export const listOrders = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedOrder, typeof orderList>(database, input, {
    columns: sql`id, number, kind, state, ${company} as company, ${person} as person, email, today_cents as "totalCents",
      placed_at as "placedAt", paid_at as "paidAt", ${isUnclaimed} as "isUnclaimed"`,
    from: sql`orders`,
    // What is bought for a company that exists is listed by what is to be done about it.
    where: sql.join(
      [
        sql`purchase is null`,
        ...given(input.state, (state) => sql`state = ${state}`),
        ...given(input.kind, (kind) => sql`kind = ${kind}`),
        ...given(input.claim, (claim) =>
          claim === 'unclaimed' ? isUnclaimed : sql`state = 'paid' and user_id is not null`,
        ),
      ],
      sql` and `,
    ),
    words: orderWords,
    orders: {
      // The numbers of a day have two digits, or more.
      number: [sql`left(number, 11)`, sql`length(number)`, sql`number`],
      company: [sql`lower(${company})`],
      email: [sql`lower(email)`],
      state: [sql`state`],
      total: [sql`today_cents`],
      placedAt: [sql`placed_at`],
      paidAt: [sql`paid_at`],
    },
    newest: sql`placed_at`,
    id: sql`id`,
    byIds: byUuid(sql`id`),
    mayBeNull: ['paidAt'],
  }),
);
