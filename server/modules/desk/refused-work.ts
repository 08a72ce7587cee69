import {sql, type SQL} from 'drizzle-orm';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {literal} from '#server/db/literal.ts';
import {isClosedIn} from '#server/db/spaces.ts';
import type {WorkSource} from './work-source.ts';

/** How long somebody may go on with another card before it is looked at, in milliseconds. */
const patienceMs = 3_600_000;

/** What a renewal was not paid for once it was tried. */
const tried = sql.join(['no-card', ...declineGroups].map(literal), sql`, `);

/** The order that the company came by. */
const founding = sql`(select orders.id from orders where orders.number = company.order_number)`;

/** Why a renewal is owed, of any of what it is for. */
const owedFor = (charge: SQL) => sql`(select owed.owed_for from subscriptions as owed
  where owed.space_id = ${charge}.company_id and not owed.deleted and owed.paid_until = ${charge}.due_on and owed.owed_for in (${tried}) limit 1)`;

/** Renewals that were refused and are tried again. One that lapsed is its owner's alone. */
const renewals = sql`select charge.id, charge.company_id, (charge.due_on::date)::timestamp at time zone 'America/New_York' as since
  from subscription_charges as charge
  where charge.state = 'waiting' and charge.kind = 'renewal' and ${owedFor(sql`charge`)} is not null`;

/** The last payment of an order, where it was refused. */
export function lastRefusal(order: SQL): SQL {
  return sql`(select payment.refused_at, payment.refused_for from order_payments as payment
    where payment.order_id = ${order} order by payment.begun_at desc, payment.payment_id desc limit 1)`;
}

/** What was to be bought for a company; one that somebody else has bought meanwhile waits for nothing. */
const purchases = (nowMs: number) => sql`select ordered.id, ordered.company_id, last.refused_at as since
  from orders as ordered join lateral ${lastRefusal(sql`ordered.id`)} as last on last.refused_at <= ${new Date(nowMs - patienceMs).toISOString()}::timestamptz
  where ordered.purchase is not null and ordered.state in ('placed', 'paying')
    and ordered.id in (select order_id from order_payments where refused_at is not null)
    and not exists (select from orders as paid where paid.company_id = ordered.company_id and paid.state = 'paid'
      and paid.paid_at > last.refused_at and paid.purchase -> 'wish' = ordered.purchase -> 'wish')`;

/** Payments of companies that were refused. Rule: DSK8. */
export const refusedWork: WorkSource = {
  kinds: ['refused-payment'],
  rows: (
    nowMs,
  ) => sql`select 'refused-payment'::text as kind, refused.id as subject_id, ${founding} as order_id, company.space_id as company_id,
      company.name, company.state, company.work_words as words, refused.since, null::timestamptz as due_at, null::text as due_day
    from (${renewals} union all ${purchases(nowMs)}) as refused
    join desk_companies as company on company.space_id = refused.company_id
    where not (${isClosedIn(sql`company.space_id`)})`,
  about: sql`select jsonb_build_object('of', 'payment', 'what', 'plan', 'cents', charge.cents, 'why', ${owedFor(sql`charge`)}, 'retryOn', charge.retry_on)
      from subscription_charges as charge where charge.id = work.subject_id
    union all
    select jsonb_build_object('of', 'payment', 'what', ordered.kind, 'cents', ordered.today_cents, 'why', last.refused_for, 'retryOn', null)
      from orders as ordered cross join lateral ${lastRefusal(sql`ordered.id`)} as last where ordered.id = work.subject_id`,
};
