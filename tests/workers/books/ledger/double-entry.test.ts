import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addDays} from '#contract/kernel/dates.ts';
import {readAccountBalance, readAccountPeriod} from '#workers/books/ask/period.ts';
import {fixedSlots} from '#workers/books/ledger/chart.ts';
import {openingRow, postBooks} from '#workers/books/ledger/post-books.ts';
import {sumLedger} from '#workers/books/ledger/sum-ledger.ts';
import {buildRow} from '#tests/workers/books/build-rows.ts';
import {
  accountId,
  anyHistory,
  buildAccount,
  contribution,
  expense,
  income,
  paidToOwner,
  plainCategories,
  seeded,
  toBooks,
  transfer,
} from './build-history.ts';

test('[DBL1] every movement of any history has two postings that are zero together, and so is each currency', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const {columns, chart} = toBooks(history);
      const byCurrency = chart.currencies.map(() => 0n);
      const byRow = new Map<number, {sum: number; count: number}>();
      postBooks(columns, chart, (slot, units, currency, row) => {
        expect(chart.accounts[slot]).toBeDefined();
        byCurrency[currency] = (byCurrency[currency] ?? 0n) + BigInt(units);
        if (row === openingRow) return;
        const {sum, count} = byRow.get(row) ?? {sum: 0, count: 0};
        byRow.set(row, {sum: sum + units, count: count + 1});
      });
      expect(byCurrency).toEqual(chart.currencies.map(() => 0n));
      const live = history.rows.filter(({deleted}) => !deleted).length;
      expect([...byRow.values()].map(({sum, count}) => [Math.abs(sum), count])).toEqual(
        Array.from({length: live}, () => [0, 2]),
      );
    }),
    seeded,
  );
});

test('[DBL1] sums are zero in each span and exact however large they are', () => {
  const spans = [
    {from: null, to: '2024-06-30'},
    {from: '2024-07-01', to: '2025-12-31'},
    {from: '2026-01-01', to: '2026-12-31'},
  ];
  fc.assert(
    fc.property(anyHistory, (history) => {
      const {columns, chart} = toBooks(history);
      const sums = sumLedger(columns, chart, spans);
      for (const currency of chart.currencies.keys())
        for (const span of spans.keys()) {
          const all = [...chart.accounts.keys()].map((slot) => sums.net({slot, currency, span}));
          expect(all.reduce((sum, units) => sum + units, 0n)).toBe(0n);
          const {from, to} = spans[span] ?? {from: null, to: ''};
          const open = history.rows.filter(
            (row) =>
              !row.deleted &&
              row.currency === chart.currencies[currency] &&
              row.date >= (from ?? '') &&
              row.date <= to &&
              row.amountUnits > 0 &&
              !plainCategories.some(({id}) => id === row.categoryId),
          );
          const place = {slot: fixedSlots.openIncome, currency, span};
          expect(sums.count(place)).toBe(open.length);
          expect(sums.credit(place)).toBe(open.reduce((sum, {amountUnits}) => sum + BigInt(amountUnits), 0n));
        }
    }),
    seeded,
  );
});

test('[DBL2] banks, wallets and cash are assets, cards liabilities, categories what their kind says', () => {
  const accounts = (['bank', 'card', 'wallet', 'cash', null] as const).map((kind, at) => buildAccount(at, {kind}));
  const {chart} = toBooks({accounts, categories: plainCategories, rows: [buildRow(1, {accountId: accountId(9)})]});
  expect(chart.accounts.map((account) => [account.id, account.class, account.isRelated])).toEqual([
    ['opening-balances', 'equity', false],
    ['open-income', 'income', false],
    ['open-expense', 'expense', false],
    [`account:${accountId(0)}`, 'asset', false],
    [`account:${accountId(1)}`, 'liability', false],
    [`account:${accountId(2)}`, 'asset', false],
    [`account:${accountId(3)}`, 'asset', false],
    [`account:${accountId(4)}`, 'asset', false],
    [`category:${income}`, 'income', false],
    [`category:${expense}`, 'expense', false],
    [`category:${contribution}`, 'equity', true],
    [`category:${plainCategories[3]?.id}`, 'equity', true],
    [`category:${transfer}`, 'clearing', false],
    [`category:${plainCategories[5]?.id}`, 'clearing', true],
    [`category:${paidToOwner}`, 'expense', true],
    [`account:${accountId(9)}`, 'asset', false],
  ]);
});

test('[DBL2] what has no category is open income where money came in, else open expense', () => {
  const rows = [buildRow(1, {amountUnits: 5}), buildRow(2, {amountUnits: -7}), buildRow(3, {amountUnits: 0})];
  const {columns, chart} = toBooks({accounts: [], categories: [], rows});
  const sums = sumLedger(columns, chart, [{from: null, to: '2026-12-31'}]);
  const at = (slot: number) => ({slot, currency: 0, span: 0});
  expect([sums.net(at(fixedSlots.openIncome)), sums.count(at(fixedSlots.openIncome))]).toEqual([-5n, 1]);
  expect([sums.net(at(fixedSlots.openExpense)), sums.count(at(fixedSlots.openExpense))]).toEqual([7n, 2]);
});

test('[DBL3] an account holds by its postings what its statement says, on the day of its opening balance, before and after', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const moderate = history.rows.every(({amountUnits}) => Math.abs(amountUnits) < 1e12);
      const {columns, chart} = toBooks(history);
      for (const account of history.accounts) {
        if (!moderate || Math.abs(account.openingUnits) > 1e12) continue;
        const slot = chart.accounts.findIndex(({id}) => id === `account:${account.id}`);
        const currency = chart.currencies.indexOf(account.currency);
        if (currency === -1) continue;
        const held = (to: string): number =>
          Number(sumLedger(columns, chart, [{from: null, to}]).net({slot, currency, span: 0}));
        expect(held('2199-12-31')).toBe(readAccountBalance(columns, account.id, account).units);
        for (const month of ['2024-02', '2025-07']) {
          const period = readAccountPeriod(columns, account.id, account, month);
          expect(held(addDays(`${month}-01`, -1))).toBe(period.openingUnits);
        }
      }
    }),
    seeded,
  );
});
