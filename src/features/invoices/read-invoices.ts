import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import {creditsOf, invoiceState, type InvoiceState} from '#contract/invoices/invoice-state.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** An invoice or credit note as it is listed. */
export type ListedInvoice = {
  readonly id: string;
  readonly row: InvoiceRow;
  /** Null of a credit note. */
  readonly state: InvoiceState | null;
  /** US cents that went back of it; 0 of a credit note. */
  readonly returnedCents: number;
};

/** The invoices of the companies whose invoices the reader may see, the newest first, from this device. Rules: INV6, INV10. */
export async function readInvoices(database: LocalDatabase, companies: readonly MyCompany[]): Promise<ListedInvoice[]> {
  const seen = companies.filter(({role}) => hasRight(role, 'billing'));
  const rows = (await readRowsOfEach(database, seen, ['invoices'])).flatMap(([, {invoices}]) => invoices);
  return rows.map((row) => list(row, rows)).toSorted((one, other) => compare(other.row, one.row));
}

function list(row: InvoiceRow, rows: readonly InvoiceRow[]): ListedInvoice {
  const credits = creditsOf(row, rows);
  const returnedCents = credits.reduce((sum, {totalCents}) => sum + totalCents, 0);
  return {id: row.id, row, state: row.kind === 'invoice' ? invoiceState(row, credits) : null, returnedCents};
}

/** By day, then by the moment. */
function compare(one: InvoiceRow, other: InvoiceRow): number {
  return one.issuedOn.localeCompare(other.issuedOn, 'en') || one.paidAt.localeCompare(other.paidAt, 'en');
}

/** What was paid and not returned in the twelve months up to a civil day, in US cents. */
export function sumOfYear(listed: readonly ListedInvoice[], today: string): number {
  const since = addMonths(today, -12);
  const within = listed.filter(({row}) => row.issuedOn > since);
  return within.reduce((sum, {row}) => sum + (row.kind === 'invoice' ? row.totalCents : 0 - row.totalCents), 0);
}
