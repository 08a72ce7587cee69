import type {OrderLine} from '#contract/catalogue/price-order.ts';
import type {InvoicedThing, InvoiceKind, InvoiceRow} from './invoice.ts';
import {readInvoiceLines, type InvoiceLine} from './invoice-state.ts';

/** Who sells: as the operator has configured it. */
export type Seller = {
  readonly name: string;
  /** Empty where it was not stated. */
  readonly address: string;
  readonly taxId: string | null;
  /** What every price contains; null where the operator has said nothing. In hundredths of a percent. Rule: INV8. */
  readonly tax: {readonly name: string; readonly basisPoints: number} | null;
};

/** Something that was paid. US cents, the instant ISO UTC. */
export type Charged = {
  readonly thing: InvoicedThing;
  readonly sourceId: string;
  readonly companyId: string;
  readonly company: string;
  readonly orderNumber: string | null;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly zip: string | null;
    readonly country: string | null;
  };
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
  readonly card: {readonly brand: string; readonly last4: string} | null;
  readonly paidAt: string;
};

/** What the series gave it. */
export type Issued = {readonly id: string; readonly number: string; readonly issuedOn: string};

/** What goes back of what was paid: US cents, what of it (nothing named: all, or a part), and when that was decided. */
export type Credited = {
  readonly sourceId: string;
  readonly amountCents: number;
  readonly lines: readonly OrderLine[];
  readonly decidedAt: string;
};

/** What the operator has said nothing of. */
export const sampleSeller: Seller = {name: 'Faro', address: '', taxId: null, tax: null};

const prefixes = {invoice: 'INV', 'credit-note': 'CN'} as const satisfies Record<InvoiceKind, string>;

/** `INV-2026-0001`; from 10,000 on a year's numbers have as many digits as they need. Rule: INV2. */
export function invoiceNumber(kind: InvoiceKind, year: string, count: number): string {
  return `${prefixes[kind]}-${year}-${String(count).padStart(4, '0')}`;
}

/** The invoice of something that was paid. Pure. @throws where the lines are not what was paid: a bug. Rules: INV3, INV7, INV8. */
export function makeInvoice(charged: Charged, seller: Seller, issued: Issued): InvoiceRow {
  const {thing, sourceId, company, orderNumber, buyer, lines, totalCents, card, paidAt} = charged;
  if (sumOf(lines) !== totalCents) throw new Error(`the lines of ${sourceId} are not what was paid`);
  return {
    ...issued,
    kind: 'invoice',
    paidAt,
    thing,
    sourceId,
    orderNumber,
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerTaxId: seller.taxId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerZip: buyer.zip,
    buyerCountry: buyer.country,
    company,
    lines: packLines(lines),
    currency: 'USD',
    totalCents,
    ...taxIn(seller.tax, lines, totalCents),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    creditedId: null,
    creditedNumber: null,
  };
}

/**
 * The credit note of money that goes back, under the tax and to the card of its invoice.
 *
 * @param given `amountCents`: no more than is left of the invoice.
 * @param before its credit notes so far: the tax of the last is what they left of its own, so that rounding loses none. Pure. Rules: INV5, INV7, INV8.
 */
export function makeCreditNote(
  invoice: InvoiceRow,
  given: Credited & {readonly before: readonly Pick<InvoiceRow, 'totalCents' | 'taxCents'>[]},
  issued: Issued,
): InvoiceRow {
  const {amountCents, decidedAt} = given;
  const lines = creditLines(invoice, given);
  const {taxName, taxBasisPoints} = invoice;
  const tax = taxName === null || taxBasisPoints === null ? null : {name: taxName, basisPoints: taxBasisPoints};
  return {
    ...invoice,
    ...issued,
    kind: 'credit-note',
    paidAt: decidedAt,
    lines: packLines(lines),
    totalCents: amountCents,
    ...taxLeft(invoice, given, taxIn(tax, lines, amountCents)),
    creditedId: invoice.id,
    creditedNumber: invoice.number,
  };
}

/** What goes back, in lines that sum to it: those that were named, all of them, or a part of the whole. */
function creditLines(invoice: InvoiceRow, {amountCents, lines}: Credited): readonly InvoiceLine[] {
  if (lines.length === 0 && amountCents === invoice.totalCents) return readInvoiceLines(invoice);
  const less = amountCents - sumOf(lines);
  const rest = {period: 'once', count: 1, cents: less} as const;
  if (less === 0) return lines;
  if (less > 0) return [...lines, {...rest, kind: 'part', id: ''}];
  // The coupon had taken it off, so it was never paid.
  const coupon = readInvoiceLines(invoice).find(({kind}) => kind === 'coupon');
  return [...lines, {...rest, kind: 'coupon', id: coupon?.id ?? ''}];
}

function packLines(lines: readonly InvoiceLine[]): string {
  return JSON.stringify(lines.map(({kind, id, period, count, cents}) => ({kind, id, period, count, cents})));
}

/** The tax that a sum contains, rounded to the nearest cent; none of what a state takes. */
function taxIn(tax: Seller['tax'], lines: readonly InvoiceLine[], totalCents: number) {
  if (tax === null) return {taxName: null, taxBasisPoints: null, taxCents: null};
  const passedOn = sumOf(lines.filter(({kind}) => kind === 'state-fee' || kind === 'state-late'));
  const taxed = Math.max(0, totalCents - passedOn);
  const taxCents = Math.round((taxed * tax.basisPoints) / (10_000 + tax.basisPoints));
  return {taxName: tax.name, taxBasisPoints: tax.basisPoints, taxCents};
}

/** The tax of a credit note: never more than is left of its invoice's, and all of that where the money is all back. */
function taxLeft(
  {totalCents, taxCents}: InvoiceRow,
  {amountCents, before}: Parameters<typeof makeCreditNote>[1],
  tax: ReturnType<typeof taxIn>,
): ReturnType<typeof taxIn> {
  if (tax.taxCents === null) return tax;
  const creditedCents = before.reduce((sum, note) => sum + note.totalCents, amountCents);
  const leftCents = before.reduce((left, note) => left - (note.taxCents ?? 0), taxCents ?? 0);
  return {...tax, taxCents: creditedCents === totalCents ? leftCents : Math.min(tax.taxCents, leftCents)};
}

function sumOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, {cents}) => sum + cents, 0);
}
