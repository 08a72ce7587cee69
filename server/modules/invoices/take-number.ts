import {sql} from 'drizzle-orm';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {invoiceNumber, type Issued} from '#contract/invoices/make-invoice.ts';
import type {InvoiceKind} from '#contract/invoices/invoice.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import type {Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {invoiceSeries} from './table.ts';

/**
 * The next number of the year in which something was paid. Whoever wants one waits until the transaction that has the one before it has ended,
 * so that none is left out or given twice; to be called once nothing else is waited for. Rules: INV2, INV4.
 */
export async function takeNumber(tx: Transaction, kind: InvoiceKind, paidAt: string): Promise<Issued> {
  const day = civilDateIn(federalTimeZone, Date.parse(paidAt));
  const year = day.slice(0, 4);
  const [taken] = await tx
    .insert(invoiceSeries)
    .values({kind, year, count: 1, lastOn: day})
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      // Who waited may have been paid a moment before who came first.
      set: {count: sql`${invoiceSeries.count} + 1`, lastOn: sql`greatest(${invoiceSeries.lastOn}, excluded.last_on)`},
    })
    .returning({count: invoiceSeries.count, issuedOn: invoiceSeries.lastOn});
  if (!taken) throw new Error('a series gave no number');
  const id = makeId(Date.parse(paidAt));
  return {id, number: invoiceNumber(kind, year, taken.count), issuedOn: taken.issuedOn};
}
