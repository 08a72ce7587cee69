import {desc, eq, or, sql} from 'drizzle-orm';
import type {DisputeFacts} from '#contract/payments/dispute.ts';
import type {Queryable} from '#server/db/database.ts';
import {paymentDisputes} from './table.ts';

/** An order, and the company that it made or is for. */
type OfOrder = {readonly id: string; readonly companyId: string | null};

/** Every dispute of an order, and of what else its company has paid, the newest first. Rule: DSP3. */
export async function listDisputes(database: Queryable, {id, companyId}: OfOrder): Promise<readonly DisputeFacts[]> {
  const {sourceId} = paymentDisputes;
  const ofCompany = sql<boolean>`(${sourceId} in (select id from orders where company_id = ${companyId})
    or ${sourceId} in (select id from subscription_charges where company_id = ${companyId}))`;
  const rows = await database
    .select({
      dispute: paymentDisputes,
      paidFor: sql<
        DisputeFacts['paidFor']
      >`case when ${sourceId} in (select id from orders where purchase is null) then 'order'
        when ${sourceId} in (select id from orders) then 'purchase' else 'plan' end`,
    })
    .from(paymentDisputes)
    .where(companyId === null ? eq(sourceId, id) : or(eq(sourceId, id), ofCompany))
    .orderBy(desc(paymentDisputes.openedAt), desc(paymentDisputes.id));
  return rows.map(({paidFor, dispute: {id: _id, version: _version, sourceId: _source, ...facts}}) => ({
    ...facts,
    paidFor,
  }));
}
