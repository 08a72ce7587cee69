import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import {spanOf} from '#src/features/bookkeeping/accounting/accounting-period.ts';
import {
  filterOfCategories,
  filterOfMerchant,
  filterOfSum,
  type Counted,
} from '#src/features/bookkeeping/accounting/counted.ts';
import {readAddress, writeAddress} from '#src/features/bookkeeping/filter-address.ts';
import {readAccounting} from '#workers/books/accounting/read-accounting.ts';
import type {AccountingQuestion, CurrencyAccounts, Sum} from '#workers/books/accounting/question.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {createTextSearch, filterTest} from '#workers/books/ask/filter.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {anyRow, numberedId, toPage} from '#tests/workers/books/build-rows.ts';

const question: AccountingQuestion = {
  months: ['2025-12', '2026-01', '2026-02', '2026-03'],
  monthsBefore: ['2025-08', '2025-09', '2025-10', '2025-11'],
  kinds: {[numberedId(0, 2)]: 'income', [numberedId(1, 2)]: 'expense', [numberedId(2, 2)]: 'expense'},
  reviewYear: 2026,
};

/** Every figure of the page with the list that it leads to. */
function* figuresOf(accounts: CurrencyAccounts, counted: Counted): Generator<[Sum, Partial<BooksFilter>]> {
  const {total, months, categories, merchants} = accounts;
  const whole = spanOf(question.months);
  for (const [span, profit] of [
    [whole, total] as const,
    ...months.map((each, at) => [spanOf([question.months[at] ?? '']), each] as const),
  ]) {
    const both = {
      units: profit.income.units + profit.expense.units,
      count: profit.income.count + profit.expense.count,
    };
    yield [profit.income, filterOfSum(counted, span, 'income')];
    yield [profit.expense, filterOfSum(counted, span, 'expense')];
    yield [both, filterOfSum(counted, span, 'both')];
  }
  for (const kind of ['income', 'expense'] satisfies ProfitKind[]) {
    for (const share of categories[kind]) yield [share, filterOfCategories(counted, whole, {kind, shares: [share]})];
    for (const {name, ...share} of merchants[kind].top) yield [share, filterOfMerchant(counted, whole, {kind, name})];
    yield [merchants[kind].unnamed, filterOfMerchant(counted, whole, {kind, name: null})];
  }
}

test('[ANL5] the list behind each figure has its movements, as many and of the same sum, for any books', () => {
  fc.assert(
    fc.property(fc.array(anyRow(60), {maxLength: 80}), (rows) => {
      const books = createBooks(rows.length);
      confirmRows(books, toPage([...new Map(rows.map((row) => [row.id, row])).values()]));
      const {columns} = books;
      const {currencies} = readAccounting(columns, question);
      for (const accounts of currencies) {
        const counted = {kinds: question.kinds, currency: currencies.length > 1 ? accounts.currency : null};
        for (const [{units, count}, patch] of figuresOf(accounts, counted)) {
          // As the link says it and the list reads it.
          const address = writeAddress({filter: {...openFilter, ...patch}, sort: newestFirst, openId: null});
          const {filter} = readAddress(new URLSearchParams(address.toString()));
          const passes = filterTest(columns, filter, createTextSearch());
          let found = {units: 0, count: 0};
          for (let row = 0; row < columns.ids.count; row += 1)
            if (isLive(columns, row) && passes(row))
              found = {units: found.units + (columns.amount[row] ?? 0), count: found.count + 1};
          expect(found).toEqual({units, count});
        }
      }
    }),
    {seed: 95, numRuns: 300},
  );
});
