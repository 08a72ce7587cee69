import {sql} from 'drizzle-orm';
import type {WorkSource} from './work-source.ts';

/**
 * Payments that are disputed and that nobody has decided yet: of an order, of what a company bought, or of its renewal. It leads to the order that the company came by, where all
 * of its disputes are. What is under review is due no more. Rule: DSP1.
 */
export const disputeWork: WorkSource = {
  kinds: ['answer-dispute'],
  rows: () => sql`select 'answer-dispute'::text as kind, dispute.id as subject_id, founding.id as order_id, company.space_id as company_id,
      coalesce(company.name, btrim(ordered.draft ->> 'nameOne'), '') as name, coalesce(company.state, ordered.draft ->> 'state') as state,
      lower(concat_ws(' ', company.name, ordered.number, founding.number)) as words,
      dispute.opened_at as since, dispute.answer_by as due_at, null::text as due_day
    from payment_disputes as dispute
    left join orders as ordered on ordered.id = dispute.source_id
    left join subscription_charges as charge on charge.id = dispute.source_id
    left join companies as company on company.space_id = coalesce(ordered.company_id, charge.company_id) and company.id = company.space_id
    left join lateral (
      select id, number from orders where purchase is null and state = 'paid'
        and (orders.id = dispute.source_id or orders.company_id = company.space_id)
      order by orders.id = dispute.source_id desc, orders.paid_at limit 1
    ) as founding on true
    where dispute.closed_at is null`,
};
