import type {OrderLine} from '#contract/catalogue/price-order.ts';
import type {InvoiceRow} from './invoice.ts';

/** Where an invoice is by its credit notes. Rule: INV5. */
export type InvoiceState = 'paid' | 'partly-returned' | 'returned';

/** The credit notes of an invoice among rows. */
export function creditsOf<Row extends Pick<InvoiceRow, 'id' | 'creditedId'>>(
  invoice: Pick<InvoiceRow, 'id'>,
  rows: readonly Row[],
): Row[] {
  return rows.filter(({creditedId}) => creditedId === invoice.id);
}

/** Whether an invoice is paid, partly returned or returned. @param credits its own credit notes. Rule: INV5. */
export function invoiceState(
  {totalCents}: Pick<InvoiceRow, 'totalCents'>,
  credits: readonly Pick<InvoiceRow, 'totalCents'>[],
): InvoiceState {
  const returned = credits.reduce((sum, credit) => sum + credit.totalCents, 0);
  if (returned === 0) return 'paid';
  return returned < totalCents ? 'partly-returned' : 'returned';
}

/** One line; `part`: of a credit note for less than any line, since the card provider gave it back. */
export type InvoiceLine = Omit<OrderLine, 'kind'> & {readonly kind: OrderLine['kind'] | 'part'};

/** The lines of an invoice, in their order; they sum to its total. Rule: INV7. */
export function readInvoiceLines({lines}: Pick<InvoiceRow, 'lines'>): readonly InvoiceLine[] {
  // Only `makeInvoice` and `makeCreditNote` write them.
  return JSON.parse(lines) as readonly InvoiceLine[];
}
