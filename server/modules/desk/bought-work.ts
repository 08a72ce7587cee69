import {sql} from 'drizzle-orm';
import {stateTimeZones} from '#contract/companies/state-time-zones.data.ts';
import {boughtKinds} from '#contract/desk/work-kinds.ts';
import type {WorkSource} from './work-source.ts';

/** When a day of a state is over. */
const overAt = sql`((bought.due_day::date + 1)::timestamp at time zone (${JSON.stringify(stateTimeZones)}::jsonb ->> company.state))`;

/**
 * What companies have paid and Faro has not done, fees of states that have to be found out, and paper. Rules: DSK1, BUY12, MLG14, DIS8.
 * Each company is looked up by what was bought for it: joined, all companies may be read for a word that is searched for. Rule: DSK5.
 */
export const boughtWork: WorkSource = {
  kinds: boughtKinds,
  rows: () => sql`select bought.kind, bought.id as subject_id, bought.order_id, company.space_id as company_id, company.name, company.state,
      lower(concat_ws(' ', company.name, (select number from orders where orders.id = bought.order_id))) as words,
      bought.since::timestamptz as since, ${overAt} as due_at, bought.due_day
    from (
      select 'file-renewal'::text as kind, id, space_id, order_id, paid_at as since, due_day
        from renewals where not deleted and paid_at is not null and filed_on is null
      union all
      select 'find-fee', id, space_id, null, fee_asked_at, due_day
        from renewals where not deleted and fee_asked_at is not null and paid_at is null and elsewhere_on is null
      union all
      select 'do-service', id, space_id, order_id, ordered_at, null
        from company_services where not deleted and status in ('ordered', 'doing')
      union all
      select case wish when 'forward' then 'forward-mail' else 'shred-mail' end, id, space_id, order_id, asked_at, null
        from mail_papers where not deleted and state in ('asked', 'doing')
      union all
      select 'dissolve', last.space_id, last.space_id, paid.order_id, paid.at, null
        from (select distinct on (space_id) space_id, kind from dissolution_steps
          where not deleted and kind not in ('fee-asked', 'fee-said') order by space_id, at desc, id desc) as last
        join lateral (select order_id, at from dissolution_steps as step
          where step.space_id = last.space_id and step.kind = 'paid' and not step.deleted order by at desc, id desc limit 1) as paid on true
        where last.kind in ('paid', 'begun', 'reopened')
      union all
      select 'find-dissolution-fee', asked.space_id, asked.space_id, null, asked.at, null
        from (select distinct on (space_id) space_id, kind, at from dissolution_steps
          where not deleted and kind in ('fee-asked', 'fee-said') order by space_id, at desc, id desc) as asked
        -- Nobody asks any more once it is paid.
        where asked.kind = 'fee-asked' and (select step.kind from dissolution_steps as step
          where step.space_id = asked.space_id and not step.deleted and step.kind not in ('fee-asked', 'fee-said')
          order by step.at desc, step.id desc limit 1) in ('paid', 'begun', 'reopened', 'dissolved') is not true
    ) as bought
    cross join lateral (select space_id, name, state from companies
      where companies.space_id = bought.space_id and companies.id = bought.space_id and not companies.deleted limit 1) as company`,
};
