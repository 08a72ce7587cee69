import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import {readInvoiceLines, type InvoiceLine} from '#contract/invoices/invoice-state.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import {sayLine} from '#src/data/plans/say-line.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {InvoiceInput} from '#workers/invoice-pdf/input.ts';
import type {es} from './text/es.ts';

/** What says an invoice: the words of the paper and of what is sold. */
export type InvoiceWords = {
  readonly text: Translate<typeof es>;
  readonly plans: Translate<typeof plans>;
  readonly language: Language;
  readonly format: Format;
};

/** An invoice or credit note in the words of a language, to be printed. Knows nothing of React. Rules: INV10, INV11. */
export function sayInvoice(row: InvoiceRow, words: InvoiceWords): InvoiceInput {
  const {text, language, format} = words;
  const isBack = row.kind === 'credit-note';
  const lines = readInvoiceLines(row);
  const toMoney = (cents: number) => format.money(isBack ? 0 - cents : cents, row.currency);
  const order = row.orderNumber === null ? [] : [{name: text('order'), value: row.orderNumber}];
  const credits = row.creditedNumber === null ? [] : [{name: text('credits'), value: row.creditedNumber}];
  return {
    language,
    title: text(`title.${row.kind}`),
    number: row.number,
    facts: [
      {name: text('date'), value: format.day(row.issuedOn, 'long')},
      ...credits,
      {name: text('thing'), value: text(`thing.${row.thing}`)},
      ...order,
      {name: text(isBack ? 'returnedTo' : 'paidWith'), value: sayMeans(row, words)},
    ],
    seller: {heading: text('seller'), name: row.sellerName, details: saySeller(row, words)},
    buyer: {heading: text('buyer'), name: row.company, details: sayBuyer(row, words)},
    heads: {name: text('what'), value: text('amount')},
    lines: lines.map((line) => ({
      name: nameLine(line, row, words),
      value: line.cents === 0 ? words.plans('line.included') : toMoney(line.cents),
    })),
    total: {name: text(isBack ? 'totalBack' : 'total'), value: toMoney(row.totalCents)},
    contained: sayTax(row, words),
    notes: [
      ...(lines.some(({kind}) => kind === 'state-fee' || kind === 'state-late') ? [text('passedOn')] : []),
      ...(row.sellerAddress === '' ? [text('sample')] : []),
    ],
    madeAt: row.paidAt,
  };
}

function nameLine({kind, ...line}: InvoiceLine, {paidAt}: InvoiceRow, words: InvoiceWords): string {
  if (kind === 'part') return words.text('part');
  return sayLine({...line, kind}, {text: words.plans, language: words.language, day: utcDay(paidAt)});
}

/** The card, as far as it is known. */
function sayMeans({cardBrand, cardLast4}: InvoiceRow, {text}: InvoiceWords): string {
  if (cardBrand === null || cardLast4 === null) return text('card');
  return sayCard({brand: cardBrand, last4: cardLast4});
}

function saySeller({sellerAddress, sellerTaxId}: InvoiceRow, {text}: InvoiceWords): string[] {
  const address = sellerAddress === '' ? [] : [sellerAddress];
  return sellerTaxId === null ? address : [...address, text('taxId', {id: sellerTaxId})];
}

function sayBuyer(row: InvoiceRow, {language}: InvoiceWords): string[] {
  const country = row.buyerCountry === null ? null : nameCountry(language, row.buyerCountry);
  const place = [row.buyerZip, country].filter((one) => one !== null && one !== '').join(', ');
  return [row.buyerName, row.buyerEmail, place].filter((one) => one !== '');
}

function sayTax(
  {taxName, taxBasisPoints, taxCents, currency}: InvoiceRow,
  {text, format}: InvoiceWords,
): InvoiceInput['contained'] {
  if (taxName === null || taxBasisPoints === null || taxCents === null) return [];
  const percent = format.decimal(String(taxBasisPoints / 100));
  return [{name: text('contains', {tax: taxName, percent}), value: format.money(taxCents, currency)}];
}
