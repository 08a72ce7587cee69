import {sql} from 'drizzle-orm';
import {lastRefusal} from './refused-work.ts';
import type {WorkSource} from './work-source.ts';

/** How long somebody may be at paying before it is looked at, in milliseconds. */
const patienceMs = 3_600_000;

/** Orders that make a company, whose payment was begun and did not come: refused, or left. One that runs out leaves the list. Rule: DSK1. */
export const paymentWork: WorkSource = {
  kinds: ['unfinished-payment'],
  rows: (nowMs) => sql`select 'unfinished-payment'::text as kind, ordered.id as subject_id, ordered.id as order_id,
      ordered.company_id, coalesce(company.name,
        concat_ws(' ', btrim(ordered.draft ->> 'nameOne'), case when ordered.kind = 'create' then ordered.draft ->> 'designator' end)) as name,
      coalesce(company.state, ordered.draft ->> 'state') as state, lower(concat_ws(' ', coalesce(company.name, btrim(ordered.draft ->> 'nameOne')),
        case when ordered.kind = 'create' and company.name is null then ordered.draft ->> 'designator' end, ordered.number)) as words, payment.begun_at as since, null::timestamptz as due_at, null::text as due_day
    from orders as ordered
    join (select order_id, max(begun_at) as begun_at from order_payments where given_back_at is null group by order_id) as payment
      on payment.order_id = ordered.id
    left join companies as company on company.space_id = ordered.company_id
    where ordered.purchase is null and ordered.state in ('placed', 'paying') and payment.begun_at <= ${new Date(nowMs - patienceMs).toISOString()}::timestamptz`,
  about: sql`select jsonb_build_object('of', 'payment', 'what', 'order', 'cents', ordered.today_cents, 'why', last.refused_for, 'retryOn', null)
    from orders as ordered cross join lateral ${lastRefusal(sql`ordered.id`)} as last
    where ordered.id = work.subject_id and last.refused_for is not null`,
};
