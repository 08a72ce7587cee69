import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readField, toDay} from '#workers/books/data/fields.ts';
import {compareIds, idAt} from '#workers/books/data/id-index.ts';
import type {Chart} from './chart.ts';
import {addExactly, createSums, readSum} from './exact-sums.ts';
import {accountSlot, counterSlot, openingRow, postBooks} from './post-books.ts';
import {yearStart} from './reports/spans.ts';
import type {LedgerChoice, LedgerEntry, LedgerPage, LedgerQuestion} from './report.ts';

/** An account's postings of a period: which movements, and what it held before. */
export type AccountPostings = {
  readonly slot: number;
  readonly opening: bigint;
  /** In the order of days, then of ids. */
  readonly rows: readonly number[];
};

/** Finds the postings of an account in a currency. Rule: RPT10. */
export function findPostings(
  columns: BooksColumns,
  chart: Chart,
  {
    slot,
    currency,
    from,
    to,
  }: {readonly slot: number; readonly currency: number; readonly from: string; readonly to: string},
): AccountPostings {
  const [first, last] = [toDay(from), toDay(to)];
  // Income and expenses begin anew with each year, as in the trial balance.
  const isResult = ['income', 'expense'].includes(chart.accounts[slot]?.class ?? '');
  const begin = isResult ? toDay(yearStart(from)) : -Infinity;
  const opening = createSums(1);
  const rows: number[] = [];
  postBooks(columns, chart, (at, units, place, row) => {
    if (at !== slot || place !== currency) return;
    const day = row === openingRow ? -Infinity : (columns.day[row] ?? 0);
    if (day >= first && day <= last) rows.push(row);
    else if (day < first && day >= begin) addExactly(opening, 0, units);
  });
  const {day, ids} = columns;
  rows.sort((one, other) => (day[one] ?? 0) - (day[other] ?? 0) || compareIds(ids, one, other));
  return {slot, opening: readSum(opening, 0), rows};
}

/** What a posting of an account is of a movement: its amount, or the other way round where the account is what it was for. */
export function unitsAt(columns: BooksColumns, chart: Chart, slot: number, row: number): number {
  const units = columns.amount[row] ?? 0;
  return accountSlot(columns, chart, row) === slot ? units : 0 - units;
}

/** A page of the general ledger: some postings of an account with the balance after each. Rule: RPT10. */
export function readLedger(columns: BooksColumns, chart: Chart, question: LedgerQuestion): LedgerPage {
  const slot = chart.accounts.findIndex(({id}) => id === question.account);
  const currency = chart.currencies.indexOf(question.currency);
  const {opening, rows} = findPostings(columns, chart, {...question, slot, currency});
  const [debits, credits, balance] = [createSums(1), createSums(1), createSums(1)];
  const entries: LedgerEntry[] = [];
  for (const [at, row] of rows.entries()) {
    const units = unitsAt(columns, chart, slot, row);
    addExactly(balance, 0, units);
    if (units > 0) addExactly(debits, 0, units);
    else addExactly(credits, 0, 0 - units);
    if (at >= question.start && at < question.start + question.count)
      entries.push(readEntry(columns, chart, {row, slot, units, balance: opening + readSum(balance, 0)}));
  }
  const [debit, credit] = [readSum(debits, 0), readSum(credits, 0)];
  const closing = opening + debit - credit;
  return {opening, closing, debit, credit, entryCount: rows.length, start: question.start, entries};
}

type Posted = {readonly row: number; readonly slot: number; readonly units: number; readonly balance: bigint};

function readEntry(columns: BooksColumns, chart: Chart, {row, slot, units, balance}: Posted): LedgerEntry {
  const own = accountSlot(columns, chart, row);
  const other = own === slot ? counterSlot(columns, chart, row) : own;
  return {
    rowId: idAt(columns.ids, row),
    date: readField.date(columns, row),
    description: readField.description(columns, row),
    merchant: readField.merchant(columns, row),
    counter: chart.accounts[other]?.name ?? {kind: 'word', word: 'open-expense'},
    units,
    balance,
  };
}

/** The accounts and currencies that have postings up to a day, in the order of the chart; those that the books have no account or category for come last. */
export function listLedgers(columns: BooksColumns, chart: Chart, to: string): LedgerChoice[] {
  const last = toDay(to);
  const used = new Set<number>();
  const size = chart.currencies.length;
  postBooks(columns, chart, (slot, _units, currency, row) => {
    if (row === openingRow || (columns.day[row] ?? 0) <= last) used.add(slot * size + currency);
  });
  const choices = chart.accounts.flatMap(({id, name}, slot) =>
    chart.currencies.flatMap((currency, place) =>
      used.has(slot * size + place) ? [{account: id, name, currency}] : [],
    ),
  );
  const isWord = ({name}: LedgerChoice): boolean => name.kind === 'word';
  return [...choices.filter((one) => !isWord(one)), ...choices.filter(isWord)];
}
