import {strFromU8, unzipSync} from 'fflate';
import fc from 'fast-check';
import Papa from 'papaparse';
import {expect, test} from 'vitest';
import type {ExportField, ExportFormat} from '#workers/books/export/export-api.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {exportRows} from '#workers/books/export/export-rows.ts';
import {buildRow, numberedId, toPage} from './build-rows.ts';

const fields: readonly ExportField[] = [
  'date',
  'merchant',
  'description',
  'account',
  'category',
  'receipt',
  'amount',
  'currency',
  'status',
  'note',
  'reference',
  'balance',
  'id',
];

const words = {
  accounts: {[numberedId(1, 1)]: 'Bank; main'},
  categories: {[numberedId(1, 2)]: 'Software'},
  checked: 'Revisado',
  unchecked: 'Sin revisar',
  yes: 'Sí',
  no: 'No',
};

type Rows = Parameters<typeof toPage>[0];

async function makeFile(rows: Rows, format: ExportFormat, goOn: (done: number) => boolean = () => true) {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  const columns = fields.map((field) => ({field, heading: field}));
  const question = {format, columns, sheetName: 'Movimientos', words};
  return exportRows(books.columns, Int32Array.from(rows.keys()), question, goOn);
}

async function makeText(rows: Rows, format: 'csv-comma' | 'csv-semicolon' = 'csv-comma'): Promise<string> {
  const made = await makeFile(rows, format);
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(await made?.file.arrayBuffer());
}

/** The cells of a workbook's sheet as a spreadsheet reads them: days and amounts as numbers. */
async function readWorkbook(rows: Rows) {
  const made = await makeFile(rows, 'xlsx');
  const parts = unzipSync(new Uint8Array((await made?.file.arrayBuffer()) ?? new ArrayBuffer(0)));
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const unescape = (text: string) =>
    text
      .replaceAll('&#13;', '\r')
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
    unescape(text),
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  const lines = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, line = '']) => {
    const cells = [...line.matchAll(/<c r="([A-Z])\d+"( t="s")? s="(\d+)"><v>([^<]*)<\/v><\/c>/g)];
    return Object.fromEntries(
      cells.map(([, column = '', isText, style, value = '']) => [
        column,
        isText ? texts[Number(value)] : {value: Number(value), style: Number(style)},
      ]),
    );
  });
  return {parts: Object.keys(parts), sheet, lines, styles: part('xl/styles.xml')};
}

test('[BKS9] rows are written with a byte order mark, ISO dates, plain decimals and names', async () => {
  const rows = [
    buildRow(1, {
      categoryId: numberedId(1, 2),
      amountUnits: -123_456,
      merchant: 'Café "Olé"',
      checked: true,
      reference: 'R-7',
    }),
    buildRow(2, {currency: 'JPY', amountUnits: 500, note: 'two\nlines', balanceUnits: 900}),
  ];
  expect(await makeText(rows)).toBe(
    `\uFEFF${fields.join(',')}\r\n` +
      `2026-03-04,"Café ""Olé""",Movement 1,"Bank; main",Software,No,-1234.56,USD,Revisado,,R-7,,${numberedId(1)}\r\n` +
      `2026-03-04,,Movement 2,"Bank; main",,No,500,JPY,Sin revisar,"two\nlines",,900,${numberedId(2)}\r\n`,
  );
  expect(await makeText(rows.slice(0, 1), 'csv-semicolon')).toBe(
    `\uFEFF${fields.join(';')}\r\n` +
      `2026-03-04;"Café ""Olé""";Movement 1;"Bank; main";Software;No;-1234,56;USD;Revisado;;R-7;;${numberedId(1)}\r\n`,
  );
});

test('[BKS9] a text that a spreadsheet would take for a formula is written as text', async () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', ' =', '\u00a0+', '\u200b-', "'=", '"@', '“=']) {
    const text = await makeText([buildRow(1, {description: `${start}HYPERLINK("x")`})]);
    const cells = Papa.parse<string[]>(text.slice(1), {newline: '\r\n', delimiter: ','}).data[1];
    expect(cells?.[2]).toBe(`'${start}HYPERLINK("x")`);
    expect(cells?.[6]).toBe('-10.00');
  }
});

/** Whether the first character that a spreadsheet sees is a sign, or the first of all one that it breaks at. */
function looksLikeFormula(text: string): boolean {
  const seen = [...text].find((letter) => !/[\p{Z}\p{C}"'‘’“”`´]/u.test(letter)) ?? 'none';
  return ['\t', '\r', '\n'].includes(text[0] ?? '') || '=+-@＝＋－＠'.includes(seen);
}

test('[BKS9] any text comes back as it was, but for the apostrophe before a formula', async () => {
  const runs = fc.asyncProperty(
    fc.array(fc.string({unit: 'grapheme', minLength: 1}), {minLength: 1}),
    fc.constantFrom('csv-comma' as const, 'csv-semicolon' as const),
    async (texts, format) => {
      const csv = await makeText(
        texts.map((description, index) => buildRow(index, {description})),
        format,
      );
      const delimiter = format === 'csv-comma' ? ',' : ';';
      const read = Papa.parse<string[]>(csv.slice(1), {newline: '\r\n', delimiter}).data.slice(1, -1);
      // An apostrophe of one's own before a formula stays, too.
      expect(read.map((cells) => cells[2])).toEqual(texts.map((text) => (looksLikeFormula(text) ? `'${text}` : text)));
    },
  );
  await fc.assert(runs);
});

test('[BKS18] a workbook has days as days, amounts as numbers with their decimals, and formulas as texts', async () => {
  const {lines, parts, styles, sheet} = await readWorkbook([
    buildRow(1, {amountUnits: -123_456, description: '=1+1', date: '2026-03-04'}),
    buildRow(2, {amountUnits: 1_200_000_001, currency: 'USDC', date: '1890-01-01'}),
    buildRow(3, {amountUnits: 500, currency: 'JPY'}),
  ]);
  expect(parts.toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(lines[0]).toMatchObject({A: 'date', M: 'id'});
  expect(lines[1]).toMatchObject({A: {value: 46_085, style: 2}, C: '=1+1', G: {value: -1_234.56, style: 5}});
  // Excel knows no such day.
  expect(lines[2]).toMatchObject({A: '1890-01-01', G: {value: 1_200.000001, style: 9}});
  expect(lines[3]).toMatchObject({G: {value: 500, style: 3}});
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<autoFilter ref="A1:M4"/>');
  const formats = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code);
  const used = [...styles.matchAll(/<xf xfId="0"(?: numFmtId="(\d+)")?/g)].map(([, id]) => id);
  expect([3, 5, 9].map((style) => formats[Number(used[style]) - 164])).toEqual(['#,##0', '#,##0.00', '#,##0.000000']);
});

test('[BKS18] any text comes back from a workbook, but for what XML cannot hold', async () => {
  const runs = fc.asyncProperty(fc.array(fc.string({unit: 'binary', minLength: 1}), {minLength: 1}), async (texts) => {
    const {lines} = await readWorkbook(texts.map((description, index) => buildRow(index, {description})));
    const expected = texts.map((text) => {
      // oxlint-disable-next-line no-control-regex -- they are what is left out
      const kept = text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
      return kept.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') || undefined;
    });
    expect(lines.slice(1).map((line) => line['C'] || undefined)).toEqual(expected);
  });
  await fc.assert(runs, {numRuns: 15});
});

test('[BKS19] an export tells how far it is, and who cancels gets no file', async () => {
  const rows = Array.from({length: 2_500}, (_, index) => buildRow(index));
  const heard: number[] = [];
  const hear = (done: number) => heard.push(done) > 0;
  expect((await makeFile(rows, 'csv-comma', hear))?.rowCount).toBe(2_500);
  expect(heard).toEqual([0, 1_000, 2_000]);
  expect(await makeFile(rows, 'xlsx', (done) => done < 1_000)).toBeNull();
});
