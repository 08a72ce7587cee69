import {expect, test} from 'vitest';
import {readDays} from '#workers/books/ask/days.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {buildRow, toPage} from './build-rows.ts';

test('[BKS12] a list is cut into its days, each with its count and its sums per currency', () => {
  const books = createBooks(1);
  const rows = [
    buildRow(1, {date: '2026-03-12', amountUnits: 500, currency: 'USD'}),
    buildRow(2, {date: '2026-03-12', amountUnits: -120, currency: 'USD'}),
    buildRow(3, {date: '2026-03-12', amountUnits: 70, currency: 'EUR'}),
    buildRow(4, {date: '2026-03-10', amountUnits: -5, currency: 'USD'}),
  ];
  confirmRows(books, toPage(rows));
  expect(readDays(books.columns, Int32Array.of(0, 1, 2, 3))).toEqual([
    {
      date: '2026-03-12',
      count: 3,
      sums: [
        {currency: 'EUR', units: 70},
        {currency: 'USD', units: 380},
      ],
    },
    {date: '2026-03-10', count: 1, sums: [{currency: 'USD', units: -5}]},
  ]);
  expect(readDays(books.columns, new Int32Array(0))).toEqual([]);
});
