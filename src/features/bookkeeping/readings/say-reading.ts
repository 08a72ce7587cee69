import {maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {addDays} from '#contract/kernel/dates.ts';
import {currencyDigits} from '#contract/kernel/money.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {readPlainUnits} from '#workers/csv-import/rows/read-amount.ts';
import type {ReadMoney, ReceiptFacts, ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';

/** What saying it needs. */
export type ReadingWords = {readonly text: BooksText; readonly format: Format};

const unreadKeys = {
  password: 'readPassword',
  'too-large': 'readTooLarge',
  'too-slow': 'readTooSlow',
  damaged: 'readDamaged',
} as const;

/** What was read in a file, in words; where nothing was, why, and that its name is gone by. Rules: RDR1, RDR12. */
export function sayReading(reading: ReceiptReading, words: ReadingWords): string {
  const {text} = words;
  if (reading.kind === 'no-text') return text('readNoText');
  if (reading.kind === 'unread') return text(unreadKeys[reading.reason]);
  const said = sayFacts(reading.facts, words);
  return said === '' ? text('readNothing') : text('readFacts', {facts: said});
}

function sayFacts({total, dates, merchant}: ReceiptFacts, {text, format}: ReadingWords): string {
  const days = dates?.value.map((day) => format.day(day, 'medium')) ?? [];
  const parts = [
    total ? sayMoney(total.value, format) : '',
    days.length === 2 ? text('readEitherDay', {one: days[0] ?? '', other: days[1] ?? ''}) : (days[0] ?? ''),
    merchant?.value ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** An amount whose currency is not told stands without one. */
function sayMoney({amount, currency}: ReadMoney, format: Format): string {
  const known = currency ?? 'USD';
  const units =
    readPlainUnits(amount, '.', currencyDigits(known)) ??
    readPlainUnits(amount.replace(/\.0+$/, ''), '.', currencyDigits(known));
  if (units === undefined) return currency === null ? amount : `${amount} ${currency}`;
  return currency === null ? format.bareMoney(units, known) : format.money(units, known);
}

/** The note that a receipt gives its movement: who sold, which invoice, which tax; null where it tells neither number nor tax nor seller. Rule: RDR11. */
export function writeNote(
  {merchant, number, tax, total, isRefund}: ReceiptFacts,
  {text, format}: ReadingWords,
): string | null {
  const parts = [
    merchant?.value ?? '',
    number ? text(isRefund ? 'noteCredit' : 'noteInvoice', {number: number.value}) : '',
    tax
      ? `${tax.value.name === '' ? text('noteTax') : tax.value.name} ${sayMoney({amount: tax.value.amount, currency: total?.value.currency ?? null}, format)}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' · ').slice(0, maxNoteLength);
}

/** A movement is booked up to so many days before and after its receipt is made. Source: ux.md U3. */
const nearDays = {before: -3, after: 5} as const;

/** What a receipt says otherwise than its movement; tips, fees and rates of exchange often make it so. Rule: RDR12. */
export function findDifferences(
  {total, otherTotals, dates, otherDates}: ReceiptFacts,
  {amountUnits, currency, date}: Pick<BooksRow, 'amountUnits' | 'currency' | 'date'>,
): ('total' | 'date')[] {
  const amounts = [...(total ? [total.value] : []), ...otherTotals].filter(
    (one) => one.currency === null || one.currency === currency,
  );
  const isTotal = amounts.some(({amount}) => {
    const units = readPlainUnits(amount.replace(/\.0+$/, ''), '.', currencyDigits(currency));
    return units !== undefined && Math.abs(units) === Math.abs(amountUnits);
  });
  const days = [...(dates?.value ?? []), ...otherDates];
  const isNear = days.some((day) => date >= addDays(day, nearDays.before) && date <= addDays(day, nearDays.after));
  const isOfCurrency = total !== null && (total.value.currency === null || total.value.currency === currency);
  return [...(isOfCurrency && !isTotal ? (['total'] as const) : []), ...(dates && !isNear ? (['date'] as const) : [])];
}
