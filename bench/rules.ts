import assert from 'node:assert/strict';
import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {createTextSearch, filterTest, foldNewTexts} from '#workers/books/ask/filter.ts';
import {createList, setListBooks} from '#workers/books/ask/view.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {confirmRows, createBooks, type Books} from '#workers/books/data/fold.ts';
import {countRuled} from '#workers/books/rules/take-back.ts';
import {tryRule} from '#workers/books/rules/try-rule.ts';
import type {Session} from '#workers/books/session.ts';
import {findFitting, prepareRules} from '#workers/book-rules/prepare-rules.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median} from './kit/statistics.ts';
import {historyKinds, makeHistory, type LabelledRow} from './stage/histories/make-history.ts';

// `node bench/rules.ts`: what it costs to try a rule on books of 100,000 rows, and to run 1,000 rules over a file, beside a search of the same books.

const rowCount = 100_000;
const fileRows = 20_000;
const runs = 9;

function makeRows(): LabelledRow[] {
  const rows: LabelledRow[] = [];
  for (let round = 1; rows.length < rowCount; round += 1)
    for (const kind of historyKinds) rows.push(...makeHistory({...kind, seed: kind.seed + round * 1_009}));
  return rows.slice(0, rowCount);
}

const idOf = (number: number, kind: number): string =>
  `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;

function makeBooks(rows: readonly LabelledRow[]): Books {
  const books = createBooks(rows.length);
  const mark = JSON.stringify({rule: 'r', set: {categoryId: 'c'}, was: {categoryId: null}});
  const plain = rows.map((row, number): Record<string, Json> => {
    // A tenth was set by a rule.
    const isRuled = number % 10 === 0;
    return {
      id: idOf(number, 0),
      date: row.date,
      description: row.description,
      amountUnits: row.amountUnits,
      currency: 'USD',
      accountId: idOf(row.account, 1),
      categoryId: isRuled ? 'c' : null,
      ruleMark: isRuled ? mark : null,
      checked: false,
      deleted: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
  });
  confirmRows(books, toColumns(plain, columnsOf(transactions)));
  return books;
}

function makeRule(number: number, conditions: Partial<BookRuleRow>): BookRuleRow {
  const none = {merchant: null, minUnits: null, maxUnits: null, currency: null, accountId: null, sign: null} as const;
  const effects = {categoryId: null, setMerchant: 'X', setNote: null, setChecked: false};
  const common = {
    id: idOf(number, 7),
    name: `Rule ${number}`,
    enabled: true,
    position: number,
    textMatch: 'contains',
  } as const;
  return {...common, ...none, ...effects, text: null, firstDay: null, lastDay: null, createdAt: '', ...conditions};
}

function time(work: () => void): number {
  const all = Array.from({length: runs}, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return median(all);
}

function line(what: string, measuredMs: number, {against, limitMs}: {against?: number; limitMs?: number}): Line {
  return {
    what,
    measured: formatMs(measuredMs),
    reference: against === undefined ? '–' : formatMs(against),
    ratio: against === undefined ? '–' : (measuredMs / against).toFixed(2),
    limit: limitMs === undefined ? '–' : `${limitMs} ms`,
    ok: limitMs === undefined || measuredMs <= limitMs,
  };
}

const rows = makeRows();
const books = makeBooks(rows);
const list = createList();
setListBooks(books, list);
// Nothing else of a session is asked.
const session = {books, list} as unknown as Session;

const searching = time(() => {
  const search = createTextSearch();
  foldNewTexts(books.columns.texts, search);
  const passes = filterTest(books.columns, {...openFilter, text: 'uber'}, search);
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) count += Number(passes(row));
  assert(count > 0);
});

const narrow = makeRule(1, {text: 'uber', sign: 'out', firstDay: 1, lastDay: 20});
const all = makeRule(2, {firstDay: 1, setNote: 'all'});
const world = {accounts: [], categories: []};
const thousand = prepareRules(
  Array.from({length: 1_000}, (_, number) => makeRule(number, {text: `shop ${number}`, sign: 'out'})),
  world,
);
// Some rows have the mark of another rule: these change only where a person wants it.
assert.equal(tryRule(session, {rule: all, overwrites: true, stop: null}).changeCount, rowCount);
const lines = [
  line(
    'a rule tried, few rows',
    time(() => tryRule(session, {rule: narrow, overwrites: false, stop: null})),
    {against: searching, limitMs: 100},
  ),
  line(
    'a rule tried, every row changes',
    time(() => tryRule(session, {rule: all, overwrites: true, stop: null})),
    {against: searching, limitMs: 100},
  ),
  line(
    'counting what rules set',
    time(() => countRuled(session)),
    {against: searching, limitMs: 100},
  ),
  line(
    `1,000 rules over ${fileRows} new rows`,
    time(() => {
      for (const row of rows.slice(0, fileRows))
        findFitting(thousand, {...row, merchant: null, currency: 'USD', accountId: idOf(row.account, 1)});
    }),
    {limitMs: 2_000},
  ),
];
console.log(toTable(lines));
if (lines.some(({ok}) => !ok)) process.exitCode = 1;
