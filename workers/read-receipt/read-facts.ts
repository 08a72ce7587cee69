import {foldText} from '#workers/books/data/fold-text.ts';
import {findOrigin, settleCurrency, type Origin} from './find/currency.ts';
import {findDates, type DayOrder} from './find/dates.ts';
import {findMerchant} from './find/merchant.ts';
import {findNumber} from './find/number.ts';
import {findTax} from './find/tax.ts';
import {findTotal, type Sum} from './find/total.ts';
import {findMark} from './layout/amounts.ts';
import {toLines, type Line, type TextRun} from './layout/text-lines.ts';
import type {ReadMoney, ReceiptFacts, ReceiptReading} from './receipt-facts.ts';

/** What is known beside the file: who may have bought, and the day it is read on, a civil date. */
export type ReadingPlace = {readonly buyers: readonly string[]; readonly today: string};

/** Fewer letters are no text layer, but what a scanner writes on its pages. */
const leastLetters = 12;
/** No receipt has as many lines; what follows is terms. */
const maxLines = 1_500;

/** Reads what a receipt's text layer says, by where its words stand. Rules: RDR2 to RDR8. */
export function readReceipt(runs: readonly TextRun[], {buyers, today}: ReadingPlace): ReceiptReading {
  const lines = toLines(runs).slice(0, maxLines);
  const letters = lines.reduce((sum, {cells}) => sum + cells.reduce((all, {text}) => all + text.length, 0), 0);
  return letters < leastLetters ? {kind: 'no-text'} : {kind: 'read', facts: readFacts(lines, {buyers, today})};
}

function readFacts(lines: readonly Line[], {buyers, today}: ReadingPlace): ReceiptFacts {
  const mark = findMark(lines);
  const origin = findOrigin(lines);
  const {total, others, subtotal} = findTotal(lines, mark);
  const settle = ({amount, currency}: Sum): ReadMoney => ({amount, currency: settleCurrency(currency, origin)});
  const money = total && {value: settle(total.value), line: total.line};
  return {
    total: money,
    otherTotals: others.map(settle),
    ...findDates(lines, usualOrder(lines, origin, money?.value.currency ?? null), today),
    merchant: findMerchant(lines, buyers.map(foldText)),
    tax: findTax(lines, mark, {total: money?.value.amount ?? null, subtotal}),
    number: findNumber(lines),
    isRefund: money?.value.amount.startsWith('-') === true || isCreditNote(lines),
  };
}

const languages = {
  day: /\b(?:fecha|factura|importe|cantidad|vencimiento|recibo|pedido|cliente|data|emissao|valor|nota|quantidade|facture|montant|rechnung|betrag|datum|fattura|importo|factuur|bedrag)\b/,
  english: /\b(?:invoice|receipt|date|amount|description|payment|billing|order)\b/,
} as const;

/** Where English is written day and month have either order, which the country tells. */
function usualOrder(lines: readonly Line[], {isAmerican, national}: Origin, currency: string | null): DayOrder | null {
  if (national !== null) return 'day';
  let others = 0;
  let english = 0;
  let isVat = false;
  for (const {cells} of lines)
    for (const {folded} of cells) {
      if (languages.day.test(folded)) others += 1;
      if (languages.english.test(folded)) english += 1;
      isVat ||= /\bvat\b|\babn\b|\bgst\b/.test(folded);
    }
  if (others > english) return 'day';
  if (isAmerican && !isVat) return 'month';
  return isVat && currency !== null && ['GBP', 'EUR', 'AUD', 'NZD', 'INR', 'SGD'].includes(currency) && !isAmerican
    ? 'day'
    : null;
}

const creditNote =
  /^(?:credit note|credit memo|refund(?: receipt| confirmation)?|refund issued|nota de credito(?: electronica)?|nota credito|factura rectificativa|abono|reembolso|nota de devolucao|gutschrift|stornorechnung|rechnungskorrektur|avoir|nota di credito|creditnota|comprobante de reembolso)(?:\s|[:#]|$)/;

/** Its heading says so, within the first lines. */
function isCreditNote(lines: readonly Line[]): boolean {
  return lines.slice(0, 12).some(({cells}) => cells.some(({folded}) => creditNote.test(folded)));
}
