import fc from 'fast-check';
import Papa from 'papaparse';
import {expect, test} from 'vitest';
import {writeCsv} from '#workers/books/ask/csv.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {buildRow, numberedId, toPage} from './build-rows.ts';

const headings = ['Date', 'Description', 'Merchant', 'Amount', 'Currency', 'Account', 'Category', 'Note', 'Checked'];
const names = {accounts: {[numberedId(1, 1)]: 'Bank, main'}, categories: {[numberedId(1, 2)]: 'Software'}, headings};

function exportRows(rows: Parameters<typeof toPage>[0]): string {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  return writeCsv(books.columns, Int32Array.from(rows.keys()), names);
}

test('[BKS9] rows are written with a byte order mark, ISO dates, plain decimals and names', () => {
  const text = exportRows([
    buildRow(1, {categoryId: numberedId(1, 2), amountUnits: -123_456, merchant: 'Café "Olé"', checked: true}),
    buildRow(2, {currency: 'JPY', amountUnits: 500, note: 'two\nlines'}),
  ]);
  expect(text).toBe(
    `\uFEFF${headings.join(',')}\r\n` +
      '2026-03-04,Movement 1,"Café ""Olé""",-1234.56,USD,"Bank, main",Software,,true\r\n' +
      '2026-03-04,Movement 2,,500,JPY,"Bank, main",,"two\nlines",false\r\n',
  );
});

test('[BKS9] a text that a spreadsheet would take for a formula is written as text', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    const cells = Papa.parse<string[]>(exportRows([buildRow(1, {description: `${start}HYPERLINK("x")`})])).data[1];
    expect(cells?.[1]).toBe(`'${start}HYPERLINK("x")`);
    expect(cells?.[3]).toBe('-10.00');
  }
});

test('[BKS9] any text comes back as it was, but for the apostrophe before a formula', () => {
  const runs = fc.property(fc.array(fc.string({unit: 'grapheme', minLength: 1}), {minLength: 1}), (texts) => {
    const csv = exportRows(texts.map((description, index) => buildRow(index, {description})));
    const read = Papa.parse<string[]>(csv.slice(1), {newline: '\r\n', delimiter: ','}).data.slice(1, -1);
    // An apostrophe of one's own before a formula stays, too.
    expect(read.map((cells) => cells[1])).toEqual(texts.map((text) => text.replace(/^(?=[=+\-@\t\r])/, "'")));
  });
  fc.assert(runs);
});
