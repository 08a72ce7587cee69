import assert from 'node:assert/strict';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {createTextSearch, foldNewTexts} from '#workers/books/ask/filter.ts';
import {flag, hasFlag, setFlag} from '#workers/books/data/columns.ts';
import {confirmRows, createBooks, type Books} from '#workers/books/data/fold.ts';
import {createLearntRows, learn} from '#workers/books/suggest/learnt-rows.ts';
import {createMerchantIndex} from '#workers/books/merchants/merchant-index.ts';
import {suggestCategories, suggestMerchant, sureCategory} from '#workers/books/suggest/suggest.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median, quantile} from './kit/statistics.ts';
import {judgeHistory, sumUp} from './stage/histories/judge-history.ts';
import {historyKinds, makeHistory, type LabelledRow} from './stage/histories/make-history.ts';

// `node bench/suggestions.ts`: how good the suggestions are on histories that they were not made for, and what they cost in books of 100,000 rows.

const rowCount = 100_000;
const runs = 9;
const share = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** Histories one after another, of other seeds than those that are judged, a third of them without a category. */
function makeRows(): LabelledRow[] {
  const rows: LabelledRow[] = [];
  for (let round = 1; rows.length < rowCount; round += 1)
    for (const kind of historyKinds) rows.push(...makeHistory({...kind, seed: kind.seed + round * 1_009}));
  return rows.slice(0, rowCount);
}

function makeBooks(rows: readonly LabelledRow[]): Books {
  const idOf = (number: number, kind: number): string =>
    `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;
  const books = createBooks(rows.length);
  const plain = rows.map((row, number): Record<string, Json> => ({
    id: idOf(number, 0),
    date: row.date,
    description: row.description,
    amountUnits: row.amountUnits,
    currency: 'USD',
    accountId: idOf(row.account, 1),
    categoryId: number % 3 === 0 ? null : row.category,
    checked: number % 3 !== 0,
    deleted: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  confirmRows(books, toColumns(plain, columnsOf(transactions)));
  return books;
}

function time(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function line(what: string, measuredMs: number, limitMs: number): Line {
  const measured = formatMs(measuredMs);
  return {what, measured, reference: '–', ratio: '–', limit: `${limitMs} ms`, ok: measuredMs <= limitMs};
}

function measureCost(): Line[] {
  const {columns} = makeBooks(makeRows());
  const search = createTextSearch();
  // Done already when the list was filled.
  foldNewTexts(columns.texts, search);
  const offered = new Set(columns.names.values.filter((name) => name !== null));
  const rows = Array.from({length: columns.ids.count}, (_, row) => row);
  const open = rows.filter((row) => columns.category[row] === 0);
  let learnt = createLearntRows(columns, search);
  const opening = Array.from({length: runs}, () =>
    time(() => {
      learnt = createLearntRows(columns, search);
      learn(learnt, rows);
    }),
  );
  let sure = 0;
  const asking = Array.from({length: runs}, () =>
    time(() => {
      sure = open.filter((row) => sureCategory(learnt, row, offered) !== 0).length;
    }),
  );
  assert.ok(sure > open.length / 2, 'most are sure');
  const merchants = createMerchantIndex(columns, learnt.keys);
  const single = open.slice(0, 2_000).map((row) =>
    time(() => {
      suggestCategories(learnt, row, offered);
      suggestMerchant(learnt, merchants, row);
    }),
  );
  const learning = rows.slice(0, 2_000).map((row) => {
    setFlag(columns, row, flag.checked, !hasFlag(columns, row, flag.checked));
    return time(() => learn(learnt, [row]));
  });
  return [
    line(
      'what 100,000 rows teach, and what is suggested for the third of them that is open',
      median(opening) + median(asking),
      300,
    ),
    line('… for one row, p95', quantile(single, 0.95), 2),
    line('one choice learnt, p95', quantile(learning, 0.95), 1),
  ];
}

const lines = historyKinds.map((kind) => {
  const sum = sumUp(judgeHistory(makeHistory(kind)));
  const isGood = sum.surePrecision >= 0.98 && sum.coverageAtPlain > sum.plainCoverage;
  return [
    kind.name,
    String(sum.count),
    `${share(sum.surePrecision)} of ${share(sum.sureCoverage)}`,
    `${share(sum.plainPrecision)} of ${share(sum.plainCoverage)}`,
    share(sum.coverageAtPlain),
    isGood ? 'ok' : '**missed**',
  ];
});
const head = [
  'history',
  'asked',
  'sure: right, of how many',
  'last time’s: right, of how many',
  'as precise as last time’s, of how many',
  '',
];
console.log([head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
console.log(`\n${toTable(measureCost())}`);
