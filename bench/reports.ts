import {transactions} from '#contract/bookkeeping/transaction.ts';
import {categoryKinds} from '#contract/bookkeeping/category.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {writeField} from '#workers/books/data/fields.ts';
import {createChart, type ChartRows} from '#workers/books/ledger/chart.ts';
import {journalPrograms} from '#workers/books/ledger/journals/journal.ts';
import {writeJournal} from '#workers/books/ledger/journals/write-journal.ts';
import {readLedger} from '#workers/books/ledger/read-ledger.ts';
import {readReport} from '#workers/books/ledger/read-report.ts';
import {tableReports} from '#workers/books/ledger/report.ts';
import {formatMs, median} from './kit/statistics.ts';

// `node bench/reports.ts`: what reports over books of 100,000 rows cost, beside one plain pass over the same columns.

const rowCount = 100_000;
const runs = 9;
const idOf = (number: number, kind: number): string =>
  `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;

const rows: ChartRows = {
  accounts: Array.from({length: 4}, (_, at) => ({
    id: idOf(at, 1),
    name: `Account ${at}`,
    kind: at === 3 ? 'card' : 'bank',
    currency: at === 2 ? 'EUR' : 'USD',
    openingUnits: 1_000_00,
    openingDate: at === 1 ? '2024-06-01' : null,
  })),
  categories: Array.from({length: 30}, (_, at) => ({
    id: idOf(at, 2),
    kind: categoryKinds[at % categoryKinds.length] ?? 'expense',
    relatedParty: at % 7 === 0,
    position: at,
  })),
};

const books = createBooks(rowCount);
const plain = Array.from({length: rowCount}, (_, at): Record<string, Json> => ({
  id: idOf(at, 0),
  date: new Date(Date.UTC(2023, 0, 1 + Math.floor(at / 70))).toISOString().slice(0, 10),
  description: `Movement ${at % 5_000}`,
  amountUnits: ((at * 7_919) % 90_000) - 60_000,
  currency: at % 4 === 2 ? 'EUR' : 'USD',
  accountId: idOf(at % 4, 1),
  categoryId: at % 9 === 0 ? null : idOf(at % 30, 2),
  checked: true,
  deleted: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}));
confirmRows(books, toColumns(plain, columnsOf(transactions)));
const {columns} = books;

function time(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const year = {from: '2025-01-01', to: '2025-12-31', isCompared: true};
const line = (what: string, work: () => void): void => {
  const first = time(work);
  const later = Array.from({length: runs}, () => time(work));
  console.log(
    `${what}: first ${formatMs(first)}, then ${formatMs(median(later))} in the median, ${formatMs(Math.min(...later))} at best`,
  );
};

let sum = 0;
line('one plain pass', () => {
  for (let row = 0; row < columns.ids.count; row += 1) sum += columns.amount[row] ?? 0;
});
let turn = 0;
line('profit and loss of a year, compared, after one change', () => {
  turn += 1;
  writeField(columns, turn, 'categoryId', idOf(turn % 30, 2));
  readReport(columns, rows, {report: 'profit-loss', ...year});
});
for (const report of tableReports) line(report, () => readReport(columns, rows, {report, ...year}));
line('general ledger of a bank, one page', () => {
  const account = `account:${idOf(0, 1)}`;
  const asked = {account, currency: 'USD', from: '2023-01-01', to: '2026-12-31', start: 20_000, count: 100};
  const page = readLedger(columns, createChart(columns, rows), asked);
  if (page.entries.length !== 100) throw new Error('the page is not whole');
});
for (const program of journalPrograms) {
  const words = {accounts: {}, categories: {}, noAccount: 'Account', opening: 'Opening', closing: 'Closing'};
  const question = {program, period: null, title: 'Company', today: '2026-01-01', words};
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    const made = await writeJournal(columns, createChart(columns, rows), question, () => true);
    times.push(performance.now() - begun);
    bytes = made?.file.size ?? 0;
  }
  console.log(`journal for ${program}: ${formatMs(median(times))} in the median, ${(bytes / 1e6).toFixed(1)} MB`);
}
if (!Number.isSafeInteger(sum)) throw new Error('the plain pass went wrong');
