import {invoices, type InvoiceRow} from '#contract/invoices/invoice.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {StockedSpace} from './take-stock.ts';

/** Prints an invoice or a credit note as it is printed on its own; null where it cannot be now, such as without a font. */
export type PrintInvoice = (row: InvoiceRow) => Promise<Uint8Array<ArrayBuffer> | null>;

/** One of them, or that it could not be printed. */
type PrintedInvoice = {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
};

/** The invoices and credit notes of a company, printed one at a time: no more than one is in memory. Rule: ARC13. */
export async function* printInvoices(
  {home: {database}, printInvoice}: {readonly home: FileHome; readonly printInvoice: PrintInvoice},
  space: Pick<StockedSpace, 'id' | 'invoiceCount'>,
): AsyncGenerator<PrintedInvoice> {
  if (space.invoiceCount === 0) return;
  for (const row of await readTable(database, invoices, space.id))
    yield {id: row.id, name: `${row.number}.pdf`, bytes: await printInvoice(row)};
}
