import {addDays} from '#contract/kernel/dates.ts';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import type {ExportedRows} from '#workers/books/export/export-api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {fromDay, readField, toDay} from '#workers/books/data/fields.ts';
import {compareIds, idAt} from '#workers/books/data/id-index.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import {addExactly, createSums, readSum, type ExactSums} from '#workers/books/ledger/exact-sums.ts';
import {accountSlot, openingRow, postBooks, postRow} from '#workers/books/ledger/post-books.ts';
import type {HearJournal, JournalAmount, JournalProgram, JournalQuestion, JournalWriter} from './journal.ts';
import {nameAccounts} from './name-accounts.ts';
import {beancountWriter} from './write-beancount.ts';
import {hledgerWriter} from './write-hledger.ts';

/** Movements written at once, after which the list answers and cancelling is heard. */
const sliceRows = 1_000;

const writers: Readonly<Record<JournalProgram, JournalWriter>> = {hledger: hledgerWriter, beancount: beancountWriter};

/** What accounts hold, by place: `currency * slots + slot`, where the last slot is for the results of before the period. */
type Held = {readonly slots: number; readonly sums: ExactSums; readonly isUsed: Uint8Array};

/**
 * Writes the double entry of the books as a journal: opening balances, then each movement in the order of days and ids, then what every account holds, for
 * the program to check. What is edited while it is written is written as it then is; what accounts hold is summed from what was written.
 *
 * @param hear is told how many are written, and answers whether to go on.
 * @returns null where it was not to go on.
 * Rules: JRN1, JRN4, JRN6.
 */
export async function writeJournal(
  columns: BooksColumns,
  chart: Chart,
  question: JournalQuestion,
  hear: HearJournal,
): Promise<ExportedRows | null> {
  const {words, title} = question;
  const writer = writers[question.program];
  const accounts = nameAccounts(chart, words, writer.cleanName);
  const size = accounts.length * chart.currencies.length;
  const held: Held = {slots: accounts.length, sums: createSums(size), isUsed: new Uint8Array(size)};
  const rows = readRows(columns, chart, question, held);
  const {first, last} = findDays(columns, rows, question);
  const listHeld = (): JournalAmount[] => listAmounts(held, accounts, chart);
  const openDate = addDays(fromDay(first), -1);
  const opening = listHeld().filter(({decimal}) => /[1-9]/.test(decimal));
  const none = {payee: null, id: null, reference: null, note: null};
  const parts: string[] = [];
  if (opening.length > 0)
    parts.push(writer.entry({...none, date: openDate, isChecked: true, narration: words.opening, postings: opening}));
  let rowCount = 0;
  for (let start = 0; start < rows.length; start += sliceRows) {
    if (!(await hear(start, rows.length))) return null;
    const slice: string[] = [];
    for (const row of rows.subarray(start, start + sliceRows)) {
      const day = columns.day[row] ?? 0;
      // Deleted meanwhile, or moved to another day.
      if (!isLive(columns, row) || day < first || day > last) continue;
      const place = chart.placeOfCurrency[columns.currency[row] ?? 0] ?? -1;
      // Given to an account or a currency that came meanwhile, which the journal does not have.
      if (place === -1 || accountSlot(columns, chart, row) === -1) continue;
      const postings: JournalAmount[] = [];
      postRow(columns, chart, row, (slot, units, currency) => {
        hold(held, slot, currency, units);
        const code = chart.currencies[currency] ?? '';
        postings.push({account: accounts[slot]?.name ?? '', decimal: unitsToDecimal(units, code), currency: code});
      });
      slice.push(writer.entry(readEntry(columns, row, postings)));
    }
    rowCount += slice.length;
    parts.push(slice.join(''));
  }
  parts.push(writer.closing({date: fromDay(last), word: words.closing, balances: listHeld()}));
  const isUsed = (slot: number): boolean => chart.currencies.some((_, at) => held.isUsed[at * held.slots + slot] === 1);
  const head = writer.head({
    title,
    openDate,
    currencies: chart.currencies,
    accounts: accounts.filter((_, slot) => isUsed(slot)).sort((one, other) => (one.name < other.name ? -1 : 1)),
  });
  return {file: new Blob([head, ...parts], {type: 'text/plain;charset=utf-8'}), rowCount};
}

/** The movements of the period in their order; what came before them is put into `held`. */
function readRows(columns: BooksColumns, chart: Chart, {period}: JournalQuestion, held: Held): Int32Array {
  const [first, last] = period ? [toDay(period.from), toDay(period.to)] : [-Infinity, Infinity];
  const rows: number[] = [];
  postBooks(columns, chart, (slot, units, currency, row) => {
    const day = row === openingRow ? -Infinity : (columns.day[row] ?? 0);
    const isBefore = row === openingRow || day < first;
    const isResult = ['income', 'expense'].includes(chart.accounts[slot]?.class ?? '');
    if (isBefore) hold(held, isResult ? held.slots - 1 : slot, currency, units);
    // Each movement is told of twice.
    else if (day <= last && rows.at(-1) !== row) rows.push(row);
  });
  const {day, ids} = columns;
  rows.sort((one, other) => (day[one] ?? 0) - (day[other] ?? 0) || compareIds(ids, one, other));
  return Int32Array.from(rows);
}

/** The first and the last day: of the period, else of the movements. */
function findDays(columns: BooksColumns, rows: Int32Array, {period, today}: JournalQuestion) {
  if (period) return {first: toDay(period.from), last: toDay(period.to)};
  if (rows.length === 0) return {first: toDay(today), last: toDay(today)};
  return {first: columns.day[rows[0] ?? 0] ?? 0, last: columns.day[rows.at(-1) ?? 0] ?? 0};
}

function hold({slots, sums, isUsed}: Held, slot: number, currency: number, units: number): void {
  const place = currency * slots + slot;
  addExactly(sums, place, units);
  isUsed[place] = 1;
}

/** What the accounts hold that were posted to, by their names. */
function listAmounts(held: Held, accounts: readonly {readonly name: string}[], {currencies}: Chart): JournalAmount[] {
  const amounts = currencies.flatMap((currency, at) =>
    accounts.flatMap(({name}, slot) => {
      const place = at * held.slots + slot;
      if (held.isUsed[place] !== 1) return [];
      return [{account: name, decimal: unitsToDecimal(readSum(held.sums, place), currency), currency}];
    }),
  );
  // Of one account the currencies stay in their order.
  return amounts.sort((one, other) => (one.account === other.account ? 0 : one.account < other.account ? -1 : 1));
}

function readEntry(columns: BooksColumns, row: number, postings: readonly JournalAmount[]) {
  return {
    date: readField.date(columns, row),
    isChecked: readField.checked(columns, row),
    payee: readField.merchant(columns, row),
    narration: readField.description(columns, row),
    id: idAt(columns.ids, row),
    reference: readField.reference(columns, row),
    note: readField.note(columns, row),
    postings,
  };
}
