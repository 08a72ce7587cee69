import fc from 'fast-check';
import {expect, test} from 'vitest';
import {profitKindsOf} from '#contract/bookkeeping/profit-kinds.ts';
import {readAccounting} from '#workers/books/accounting/read-accounting.ts';
import type {AccountingQuestion} from '#workers/books/accounting/question.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {readReport} from '#workers/books/ledger/read-report.ts';
import {anyRow, buildRow, numberedId, spaceId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';
import {anyHistory, seeded, toBooks, unknownCategory} from '#tests/workers/books/ledger/build-history.ts';
import {commitPull, startBooks, storePages} from '#tests/workers/books/open-books.ts';
import {kindOf, sumProfit} from './model-accounting.ts';

const category = (number: number) => numberedId(number, 2);
const question: AccountingQuestion = {
  months: ['2026-02', '2026-03'],
  monthsBefore: ['2025-12', '2026-01'],
  kinds: {[category(0)]: 'income', [category(1)]: 'expense', [category(2)]: 'expense'},
  reviewYear: 2026,
};

function columnsWith(rows: readonly PageRow[]) {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  return books.columns;
}

/** The last of each id, as pages have them, and not the deleted ones. */
function liveOf(rows: readonly PageRow[]): PageRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const anyBooks = fc.array(anyRow(40), {maxLength: 60}).map(liveOf);

test('[ANL1] [ANL2] the months, the period and the one before are the sums of their movements, per currency', () => {
  fc.assert(
    fc.property(anyBooks, (rows) => {
      const live = rows.filter(({deleted}) => !deleted);
      const answer = readAccounting(columnsWith(rows), question);
      const inMonths = (months: readonly string[], currency: string) =>
        live.filter((row) => row.currency === currency && months.includes(row.date.slice(0, 7)));
      const wanted = [...new Set(live.map(({currency}) => currency))]
        .map((currency) => ({
          currency,
          total: sumProfit(inMonths(question.months, currency), question.kinds),
          before: sumProfit(inMonths(question.monthsBefore, currency), question.kinds),
          months: question.months.map((month) => sumProfit(inMonths([month], currency), question.kinds)),
        }))
        .filter(({total}) => total.income.count + total.expense.count > 0);
      const byName = (one: {currency: string}, other: {currency: string}) => (one.currency < other.currency ? -1 : 1);
      const found = answer.currencies.map(({currency, total, before, months}) => ({currency, total, before, months}));
      expect(found.sort(byName)).toEqual(wanted.sort(byName));
      const period = live.filter((row) => question.months.includes(row.date.slice(0, 7)));
      expect(answer.leftOutCount).toBe(period.filter((row) => kindOf(row, question.kinds) === null).length);
      expect(answer.allCount).toBe(live.length);
    }),
    {seed: 91, numRuns: 300},
  );
});

test('[ANL3] categories and merchants are parts of the whole, the weightiest first', () => {
  fc.assert(
    fc.property(anyBooks, (rows) => {
      for (const {total, categories, merchants, openCount} of readAccounting(columnsWith(rows), question).currencies) {
        for (const side of ['income', 'expense'] as const) {
          const sum = (parts: readonly {units: number; count: number}[]) => ({
            units: parts.reduce((units, part) => units + part.units, 0),
            count: parts.reduce((count, part) => count + part.count, 0),
          });
          expect(sum(categories[side])).toEqual(total[side]);
          // Fewer than are named at most.
          expect(sum([...merchants[side].top, merchants[side].unnamed])).toEqual(total[side]);
          const weights = categories[side].map(({units}) => (side === 'income' ? -units : units));
          expect(weights).toEqual(weights.toSorted((one, other) => one - other));
        }
        const open = [...categories.income, ...categories.expense].filter(({id}) => id === null);
        expect(openCount).toBe(open.reduce((count, part) => count + part.count, 0));
      }
    }),
    {seed: 92, numRuns: 300},
  );
});

test('[ANL2] a refund lessens the expenses, transfers are left out, and what has no category counts by its sign', () => {
  const rows = [
    buildRow(1, {date: '2026-02-10', amountUnits: 10_000, categoryId: category(0)}),
    buildRow(2, {date: '2026-02-11', amountUnits: -4_000, categoryId: category(1), merchant: 'Figma'}),
    buildRow(3, {date: '2026-03-01', amountUnits: 1_500, categoryId: category(1), merchant: 'Figma'}),
    buildRow(4, {date: '2026-03-02', amountUnits: -90_000, categoryId: category(9)}),
    buildRow(5, {date: '2026-03-31', amountUnits: -70}),
    buildRow(6, {date: '2026-03-31', amountUnits: 30}),
    buildRow(7, {date: '2026-04-01', amountUnits: -1}),
    buildRow(8, {date: '2026-01-31', amountUnits: -900, categoryId: category(1), merchant: 'Figma'}),
  ];
  const {currencies, leftOutCount} = readAccounting(columnsWith(rows), question);
  expect(leftOutCount).toBe(1);
  expect(currencies).toEqual([
    {
      currency: 'USD',
      total: {income: {units: 10_030, count: 2}, expense: {units: -2_570, count: 3}},
      before: {income: {units: 0, count: 0}, expense: {units: -900, count: 1}},
      openCount: 2,
      months: [
        {income: {units: 10_000, count: 1}, expense: {units: -4_000, count: 1}},
        {income: {units: 30, count: 1}, expense: {units: 1_430, count: 2}},
      ],
      categories: {
        income: [
          {id: category(0), units: 10_000, count: 1, before: {units: 0, count: 0}},
          {id: null, units: 30, count: 1, before: {units: 0, count: 0}},
        ],
        expense: [
          {id: category(1), units: -2_500, count: 2, before: {units: -900, count: 1}},
          {id: null, units: -70, count: 1, before: {units: 0, count: 0}},
        ],
      },
      merchants: {
        income: {top: [], count: 0, unnamed: {units: 10_030, count: 2, before: {units: 0, count: 0}}},
        expense: {
          top: [{name: 'Figma', units: -2_500, count: 2, before: {units: -900, count: 1}}],
          count: 1,
          unnamed: {units: -70, count: 1, before: {units: 0, count: 0}},
        },
      },
    },
  ]);
});

test('[ANL2] [RPT4] income and expenses of a month are those of its profit and loss, of related parties too', () => {
  let expenseCount = 0;
  fc.assert(
    fc.property(anyHistory, (any) => {
      // The ledger counts a category that is not on this device as none: the list cannot show it so.
      const rows = any.rows
        .filter(({categoryId, amountUnits}) => categoryId !== unknownCategory && Math.abs(amountUnits) < 1e12)
        .map((row) => ({...row, date: `2024${row.date.slice(4)}`}));
      const {columns} = toBooks({...any, rows});
      const months = Array.from({length: 12}, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`);
      const kinds = profitKindsOf(any.categories);
      const {currencies} = readAccounting(columns, {months, monthsBefore: ['2023-12'], kinds, reviewYear: 2024});
      const asked = {from: '2024-01-01', to: '2024-12-31', isCompared: false} as const;
      const {tables} = readReport(columns, any, {report: 'profit-loss', ...asked});
      expect(currencies.map(({currency}) => currency).toSorted()).toEqual(tables.map(({currency}) => currency));
      for (const {currency, lines} of tables) {
        const of = (word: string, at: number) => {
          const figure = lines.find(({name}) => name.kind === 'word' && name.word === word)?.figures[at];
          return {units: Number(figure?.units), count: figure?.count};
        };
        const found = currencies.find((one) => one.currency === currency)?.months;
        for (const at of months.keys()) {
          expect(found?.[at]?.income).toEqual(of('total-income', at));
          const {units, count} = of('total-expense', at);
          expect(found?.[at]?.expense).toEqual({units: 0 - units, count});
          expenseCount += count ?? 0;
        }
      }
    }),
    seeded,
  );
  expect(expenseCount).toBeGreaterThan(200);
});

test('[ANL7] [ANL8] the review of a year is counted, and the newest movements are named whatever the period is', () => {
  const rows = Array.from({length: 9}, (_, at) =>
    buildRow(at + 1, {
      date: `202${at < 2 ? 5 : 6}-0${at + 1}-15`,
      categoryId: at % 2 === 0 ? category(1) : null,
      checked: at % 4 === 0,
    }),
  );
  const {review, recent, firstDay, lastDay} = readAccounting(columnsWith(rows), question);
  expect(review).toEqual({count: 7, openCount: 5});
  expect(recent.map(({date}) => date)).toEqual([9, 8, 7, 6, 5].map((month) => `2026-0${month}-15`));
  expect([firstDay, lastDay]).toEqual(['2025-01-15', '2026-09-15']);
  expect(readAccounting(columnsWith([]), question)).toEqual({
    currencies: [],
    firstDay: null,
    lastDay: null,
    leftOutCount: 0,
    allCount: 0,
    review: {count: 0, openCount: 0},
    recent: [],
  });
});

test('[ANL1] the answer is of all pages, of what is not sent yet, and of what a teammate did', async () => {
  const rows = [1, 2, 3].map((at) => buildRow(at, {date: '2026-02-10', amountUnits: -100 * at}));
  const {books, database, until} = startBooks();
  await storePages(database, rows, 2);
  await books.open('ana', spaceId);
  const spent = async () => (await books.readAccounting(question)).currencies[0]?.total.expense;
  expect(await spent()).toEqual({units: -600, count: 3});
  await books.editRows({kind: 'ids', ids: [rows[0]?.id ?? '']}, {amountUnits: -1_000});
  expect(await spent()).toEqual({units: -1_500, count: 3});
  await commitPull(database, toPage([buildRow(2, {date: '2026-02-10', amountUnits: -5_000})]));
  await until(({view}) => view.totals[0]?.outUnits === -6_300);
  expect(await spent()).toEqual({units: -6_300, count: 3});
});
