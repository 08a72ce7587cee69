import {expect, test} from 'vitest';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {readMonths} from '#workers/books/ask/months.ts';
import {buildRow, numberedId, spaceId, toPage, type PageRow} from './build-rows.ts';
import {startBooks, storePages} from './open-books.ts';

const [sales, software, transfer] = [numberedId(70, 1), numberedId(71, 1), numberedId(72, 1)];
const kinds = {[sales]: 'income', [software]: 'expense', [numberedId(79, 1)]: 'expense'} as const;
const rows = [
  buildRow(1, {date: '2026-01-31', amountUnits: 10_000, categoryId: sales}),
  buildRow(2, {date: '2026-02-01', amountUnits: 5_000, categoryId: sales}),
  buildRow(3, {date: '2026-02-28', amountUnits: -2_000, categoryId: software}),
  buildRow(4, {date: '2026-02-14', amountUnits: 500, categoryId: software}),
  buildRow(5, {date: '2026-02-14', amountUnits: -90_000, categoryId: transfer}),
  buildRow(6, {date: '2026-02-14', amountUnits: -70, categoryId: null}),
  buildRow(7, {date: '2026-02-14', amountUnits: 30, categoryId: null, currency: 'EUR'}),
  buildRow(8, {date: '2026-02-14', amountUnits: -1, categoryId: software, deleted: true}),
  buildRow(9, {date: '2026-03-01', amountUnits: -1, categoryId: software}),
];

function columnsWith(stored: PageRow[]) {
  const books = createBooks(stored.length);
  confirmRows(books, toPage(stored));
  return books.columns;
}

test('[BKS15] a month sums income and expenses by category per currency, and leaves transfers out', () => {
  expect(readMonths(columnsWith(rows), {months: ['2025-12', '2026-01', '2026-02'], kinds})).toEqual([
    {month: '2025-12', sums: []},
    {month: '2026-01', sums: [{currency: 'USD', incomeUnits: 10_000, expenseUnits: 0, count: 1, openCount: 0}]},
    {
      month: '2026-02',
      sums: [
        {currency: 'EUR', incomeUnits: 30, expenseUnits: 0, count: 1, openCount: 1},
        // The refund of 5.00 lessens the expenses; the row without a category is an expense by its sign.
        {currency: 'USD', incomeUnits: 5_000, expenseUnits: -1_570, count: 4, openCount: 1},
      ],
    },
  ]);
});

test('[BKS15] the months are those of all pages and of what is not sent yet, whatever the list is narrowed to', async () => {
  const {books, database} = startBooks();
  await storePages(database, rows, 2);
  await books.open('ana', spaceId);
  await books.editRows({kind: 'ids', ids: [rows[0]?.id ?? '']}, {amountUnits: 20_000});
  const [january] = await books.readMonths({months: ['2026-01'], kinds});
  expect(january?.sums).toMatchObject([{currency: 'USD', incomeUnits: 20_000}]);
});
