import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {fixedSlots, type Chart} from './chart.ts';

/** The row of what accounts held before everything. */
export const openingRow = -1;

/**
 * Hears one posting: a slot of the chart gets `units`, a debit where they are above zero and a credit below, in the smallest unit of a currency that is named
 * by its place in the chart. `row` is the movement, or {@link openingRow}.
 */
export type HearPosting = (slot: number, units: number, currency: number, row: number) => void;

/**
 * The double entry of all books: each movement is posted to its account as it came and to its category the other way round, and so is what accounts held
 * before everything, against the equity of opening balances. Nothing of it is stored. The sum of all postings is zero for each movement, and so for every
 * currency and every period.
 *
 * An opening balance that is of a day is the account's on that day: the account's movements before it are taken back from it, as in its statement (BKS8).
 *
 * @param hear is told of both postings of a movement one after the other; openings come first, movements in no order.
 * Rules: DBL1, DBL3.
 */
export function postBooks(columns: BooksColumns, chart: Chart, hear: HearPosting): void {
  postOpenings(columns, chart, hear);
  for (let row = 0; row < columns.ids.count; row += 1) if (isLive(columns, row)) postRow(columns, chart, row, hear);
}

/** The two postings of one live movement. */
export function postRow(columns: BooksColumns, chart: Chart, row: number, hear: HearPosting): void {
  const units = columns.amount[row] ?? 0;
  const currency = chart.placeOfCurrency[columns.currency[row] ?? 0] ?? -1;
  hear(accountSlot(columns, chart, row), units, currency, row);
  hear(counterSlot(columns, chart, row), 0 - units, currency, row);
}

/** The slot of the account that a movement is of. */
export function accountSlot({account}: BooksColumns, {slotOfAccount}: Chart, row: number): number {
  return slotOfAccount[account[row] ?? 0] ?? -1;
}

/** The slot of what a movement is for: its category; where it has none, by its sign what is open. */
export function counterSlot({category, amount}: BooksColumns, {slotOfCategory}: Chart, row: number): number {
  const code = category[row] ?? 0;
  const slot = code === 0 ? -1 : (slotOfCategory[code] ?? -1);
  if (slot !== -1) return slot;
  return (amount[row] ?? 0) > 0 ? fixedSlots.openIncome : fixedSlots.openExpense;
}

function postOpenings(columns: BooksColumns, chart: Chart, hear: HearPosting): void {
  const post = (slot: number, units: number, currency: number): void => {
    hear(slot, units, currency, openingRow);
    hear(fixedSlots.opening, 0 - units, currency, openingRow);
  };
  for (const {slot, units, currency} of chart.openings) if (units !== 0) post(slot, units, currency);
  const dated = new Map(chart.openings.filter(({day}) => day > -Infinity).map((opening) => [opening.slot, opening]));
  if (dated.size === 0) return;
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const opening = dated.get(accountSlot(columns, chart, row));
    if (!opening || (columns.day[row] ?? 0) >= opening.day) continue;
    const currency = chart.placeOfCurrency[columns.currency[row] ?? 0] ?? -1;
    if (currency === opening.currency) post(opening.slot, 0 - (columns.amount[row] ?? 0), currency);
  }
}
