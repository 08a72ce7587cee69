import assert from 'node:assert/strict';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {accountingPeriods, monthsOfPeriod} from '#src/features/bookkeeping/accounting/accounting-period.ts';
import {readAccounting} from '#workers/books/accounting/read-accounting.ts';
import {sumRows} from '#workers/books/ask/totals.ts';
import {confirmRows, createBooks, type Books} from '#workers/books/data/fold.ts';
import type {Line} from './kit/figure.ts';
import {formatRatio, toTable} from './kit/report.ts';
import {formatMs, median, quantile} from './kit/statistics.ts';
import {historyKinds, makeHistory} from './stage/histories/make-history.ts';

// `node bench/accounting.ts`: what the figures of the accounting page cost the worker in books of 100,000 movements; `--only accounting` of the
// bench has what is painted.

const rowCount = 100_000;
const runs = 25;
const limitMs = 50;
const today = '2026-01-10';

const idOf = (number: number, kind: number): string =>
  `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;

/** Histories one after another, with as many merchants as their texts have. */
function makeBooks(): {books: Books; kinds: Record<string, 'income' | 'expense'>} {
  const plain: Record<string, Json>[] = [];
  const kinds: Record<string, 'income' | 'expense'> = {};
  for (let round = 1; plain.length < rowCount; round += 1)
    for (const kind of historyKinds)
      for (const row of makeHistory({...kind, seed: kind.seed + round * 1_009})) {
        kinds[row.category] = row.amountUnits > 0 ? 'income' : 'expense';
        plain.push({
          id: idOf(plain.length, 0),
          date: row.date,
          description: row.description,
          merchant: row.description.slice(0, 12),
          amountUnits: row.amountUnits,
          currency: row.account === 0 ? 'USD' : 'EUR',
          accountId: idOf(row.account, 1),
          categoryId: plain.length % 5 === 0 ? null : row.category,
          checked: plain.length % 5 !== 0,
          deleted: false,
          createdAt: '2026-01-01T00:00:00.000Z',
        });
      }
  const rows = plain.slice(0, rowCount);
  const books = createBooks(rows.length);
  confirmRows(books, toColumns(rows, columnsOf(transactions)));
  return {books, kinds};
}

function time(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const {books, kinds} = makeBooks();
const {columns} = books;
const all = Int32Array.from({length: columns.ids.count}, (_, row) => row);
const lines = accountingPeriods.map((period): Line => {
  const question = {...monthsOfPeriod(period, today), kinds, reviewYear: 2025};
  const asked: number[] = [];
  const plain: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    asked.push(
      time(() => {
        found = readAccounting(columns, question).currencies.length;
      }),
    );
    plain.push(time(() => sumRows(columns, all)));
  }
  assert.equal(found, 2, 'currencies');
  const worst = quantile(asked, 0.95);
  return {
    what: `the figures of a period of 100,000 movements: ${period}`,
    measured: `p95 ${formatMs(worst)} (median ${formatMs(median(asked))})`,
    reference: `${formatMs(median(plain))} (sums of the list)`,
    ratio: formatRatio(median(asked), median(plain)),
    limit: `${limitMs} ms`,
    ok: worst <= limitMs,
  };
});
console.log(toTable(lines));
