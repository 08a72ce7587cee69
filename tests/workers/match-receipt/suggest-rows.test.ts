import {expect, test} from 'vitest';
import {addFile} from '#sync/files/add-file.ts';
import type {BooksSuggestion, SuggestionQuestion} from '#workers/books/receipts-api.ts';
import {making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {buildRow, numberedId, spaceId, type PageRow} from '#tests/workers/books/build-rows.ts';
import {startBooks, storePages, type TestBooks} from '#tests/workers/books/open-books.ts';

const today = '2026-03-20';

/** Books of these rows; those in `attached` have a receipt. */
async function openBooks(rows: readonly PageRow[], attached: readonly number[] = []): Promise<TestBooks> {
  const started = startBooks();
  await storePages(started.database, rows);
  const home = {...openFileHome(), database: started.database};
  for (const number of attached) {
    const place = {spaceId, kind: 'receipt', transactionId: numberedId(number), userId: spaceId} as const;
    const file = {...place, name: 'recibo.pdf', content: new Blob([pdfBytes(500, number)]), label: {key: 'test'}};
    expect(await addFile(home, file, making)).toMatchObject({ok: true});
  }
  await started.books.open('user', spaceId);
  if (attached.length > 0) await started.until(({window}) => window.rows.some(({hasReceipt}) => hasReceipt));
  return started;
}

async function suggest({books}: TestBooks, name: string, more: Partial<SuggestionQuestion> = {}): Promise<string[]> {
  const found = await books.suggestRows({file: {name, modifiedDate: null}, today, most: 50, ...more});
  return found.best.map(describe);
}

function describe({row, reasons}: BooksSuggestion): string {
  return `${Number.parseInt(row.id.slice(-8), 16)}: ${reasons.join(' ')}`;
}

test('[BKS17] an exact amount comes before a name, a name before a near date, and what says nothing is not suggested', async () => {
  const shown = await openBooks([
    buildRow(1, {date: '2026-03-14', description: 'Kiosco'}),
    buildRow(2, {date: '2026-01-02', description: 'UBER *TRIP'}),
    buildRow(3, {date: '2025-06-01', amountUnits: -1_250, currency: 'EUR'}),
    buildRow(4, {date: '2026-03-15', merchant: 'Uber', amountUnits: -1_250, currency: 'EUR'}),
    buildRow(5, {date: '2026-03-15', description: 'Übermut GmbH', amountUnits: -1_250}),
    buildRow(6, {date: '2025-12-31'}),
    buildRow(7, {date: '2026-03-14', description: 'UBER *TRIP', deleted: true}),
  ]);
  expect(await suggest(shown, 'Recibo Uber 12,50 EUR 2026-03-14.pdf')).toEqual([
    '4: amount name date',
    '3: amount',
    '2: name',
    '1: date',
    '5: date',
  ]);
  const file = {name: 'Uber 12.50.pdf', modifiedDate: null};
  const {best, count} = await shown.books.suggestRows({file, today, most: 2});
  expect([best.map(describe), count]).toEqual([['4: amount name', '5: amount'], 4]);
  expect(await suggest(shown, 'scan 0001.pdf')).toEqual([]);
});

test.each([
  ['a comma', 'x 1.234,56.pdf', [1]],
  ['a point', 'x 1,234.56.pdf', [1]],
  ['no groups', 'x 1234.56.pdf', [1]],
  ['money that came in', 'x 45.00.pdf', [2]],
  ['a sign that several currencies share', 'x $45.00.pdf', [2]],
  ['another currency', 'x 45.00 GBP.pdf', []],
  ['a currency without decimals', 'x 3,000 JPY.pdf', [3]],
  ['yen are not dollars', 'x $3,000.pdf', [3, 4]],
  ['three decimals', 'x 1.234 KWD.pdf', [5]],
  ['nothing', 'x 0,00.pdf', []],
  ['whole numbers alone', 'x 45.pdf', []],
])('[BKS17] %s in an amount is read exactly, in each row’s own currency', async (_what, name, expected) => {
  const shown = await openBooks([
    buildRow(1, {amountUnits: -123_456}),
    buildRow(2, {amountUnits: 4_500}),
    buildRow(3, {amountUnits: -3_000, currency: 'JPY'}),
    buildRow(4, {amountUnits: -300_000}),
    buildRow(5, {amountUnits: -1_234, currency: 'KWD'}),
    buildRow(6, {amountUnits: 0}),
  ]);
  const found = await suggest(shown, name);
  expect(found.toSorted()).toEqual(expected.map((number) => `${number}: amount`));
});

test('[BKS17] a date is near from three days before to five after, read both ways, the nearest first', async () => {
  const dates = ['2026-02-02', '2026-01-31', '2026-01-30', '2026-02-08', '2026-02-09', '2026-03-05', '2026-03-08'];
  const shown = await openBooks(dates.map((date, index) => buildRow(index + 1, {date})));
  expect(await suggest(shown, 'IMG_20260203_101500.jpg')).toEqual(['1: date', '2: date', '4: date']);
  expect(await suggest(shown, '03-02-2026.jpg')).toEqual(['1: date', '6: date', '2: date', '4: date']);
  const file = {name: 'foto.jpg', modifiedDate: '2026-03-05'};
  expect(await suggest(shown, '', {file})).toEqual(['6: date', '7: date']);
});

test('[BKS17] whole words count, the more the better, without case or accents; the nearest, else the newest, comes first', async () => {
  const shown = await openBooks([
    buildRow(1, {date: '2026-01-05', description: 'PANADERIA SAO JOAO 12'}),
    buildRow(2, {date: '2026-01-10', merchant: 'Panadería'}),
    buildRow(3, {date: '2026-01-20', merchant: 'Panadería'}),
    buildRow(4, {date: '2026-01-25', description: 'panaderias'}),
    buildRow(5, {date: '2026-01-25', note: 'panadería'}),
  ]);
  expect(await suggest(shown, 'factura Panadería São João.pdf')).toEqual(['1: name', '3: name', '2: name']);
  expect(await suggest(shown, 'panaderia 2026-01-02.pdf')).toEqual(['1: name date', '2: name', '3: name']);
});

test('[BKS17] [BKS16] movements that have a receipt come last, whatever speaks for them', async () => {
  const rows = [
    buildRow(1, {date: '2026-03-14', merchant: 'Uber', amountUnits: -1_250}),
    buildRow(2, {date: '2026-03-14', amountUnits: -900}),
    buildRow(3, {date: '2026-03-14', merchant: 'Uber', amountUnits: -900}),
  ];
  const shown = await openBooks(rows, [1]);
  const name = 'Uber 12.50 2026-03-14.pdf';
  expect(await suggest(shown, name)).toEqual(['3: name date', '2: date', '1: amount name date']);
});
