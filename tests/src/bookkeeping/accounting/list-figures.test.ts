import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {figureWidths, listFigures} from '#src/features/bookkeeping/accounting/list-figures.ts';
import type {ShownAccounting} from '#src/features/bookkeeping/accounting/use-accounting.ts';
import type {CurrencyAccounts, Share} from '#workers/books/accounting/question.ts';
import {writeTable} from '#workers/books/export/write-table.ts';

const none = {units: 0, count: 0};
const share = (units: number, count: number): Share => ({units, count, before: none});
const nobody = {top: [], count: 0, unnamed: share(0, 0)};
const accountsIn = (currency: string, more: Partial<CurrencyAccounts> = {}): CurrencyAccounts => ({
  currency,
  total: {income: {units: 12_345, count: 2}, expense: {units: -500, count: 1}},
  before: {income: {units: 100, count: 1}, expense: none},
  openCount: 0,
  months: [{income: {units: 12_345, count: 2}, expense: {units: -500, count: 1}}],
  categories: {income: [{...share(12_345, 2), id: 'sales'}], expense: [{...share(-500, 1), id: null}]},
  merchants: {income: nobody, expense: {top: [{...share(-400, 1), name: '=Figma'}], count: 1, unnamed: share(-100, 1)}},
  ...more,
});
const shown: ShownAccounting = {
  period: '1',
  months: ['2026-02'],
  monthsBefore: ['2026-01'],
  kinds: {},
  reviewYear: 2026,
  since: null,
  isCompared: true,
  accounting: {
    currencies: [accountsIn('USD'), accountsIn('JPY', {merchants: {income: nobody, expense: nobody}})],
    firstDay: null,
    lastDay: null,
    leftOutCount: 0,
    allCount: 3,
    review: {count: 0, openCount: 0},
    recent: [],
  },
};
const figureWords = {
  kinds: {total: 'Total', before: 'Before', month: 'Month', category: 'Category', merchant: 'Merchant'},
  headings: ['What', 'Name', 'Currency', 'Income', 'Expenses', 'Profit', 'Movements'],
  nameCategory: (id: string | null) => id ?? 'No category',
  noMerchant: 'No merchant',
};

test('[ANL10] the figures are a table of each currency, written as CSV with plain decimals and no formula', async () => {
  const rows = listFigures(shown, figureWords);
  const file = await writeTable({format: 'csv-comma', sheetName: 'Figures', widths: figureWidths, rows});
  const lines = (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines).toEqual([
    'What,Name,Currency,Income,Expenses,Profit,Movements',
    'Total,,USD,123.45,5.00,118.45,3',
    'Before,,USD,1.00,0.00,1.00,1',
    'Month,2026-02,USD,123.45,5.00,118.45,3',
    'Category,sales,USD,123.45,,,2',
    'Category,No category,USD,,5.00,,1',
    "Merchant,'=Figma,USD,,4.00,,1",
    'Merchant,No merchant,USD,,1.00,,1',
    'Total,,JPY,12345,500,11845,3',
    'Before,,JPY,100,0,100,1',
    'Month,2026-02,JPY,12345,500,11845,3',
    'Category,sales,JPY,12345,,,2',
    'Category,No category,JPY,,500,,1',
  ]);
  const book = await writeTable({format: 'xlsx', sheetName: 'Figures', widths: figureWidths, rows});
  const parts = unzipSync(new Uint8Array(await book.arrayBuffer()));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>118.45</v>');
  const alone = listFigures({...shown, isCompared: false}, figureWords);
  expect(alone).toHaveLength(rows.length - 2);
});
