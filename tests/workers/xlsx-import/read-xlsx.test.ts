import {strToU8, zipSync} from 'fflate';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import {createXlsxWriter} from '#workers/books/export/write-xlsx.ts';
import {textCell} from '#workers/books/export/cell.ts';
import {readXlsx} from '#workers/xlsx-import/read-xlsx.ts';
import {readAny, readFile} from '#tests/workers/csv-import/read-file.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const workbook = `${head}<workbook xmlns:r="x"><sheets><sheet name="Resumen" sheetId="1" r:id="rId1"/><sheet name="Movimientos" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const relations = `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`;
const styles = `${head}<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="dd&quot;/&quot;mm/yyyy"/><numFmt numFmtId="165" formatCode="[Red]&quot;day&quot; #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
const texts = `${head}<sst><si><t>Fecha</t></si><si><t>Concepto</t></si><si><t>Importe</t></si><si><r><t>Café </t></r><r><rPr><b/></rPr><t xml:space="preserve">Olé &amp; Cía</t></r><rPh><t>kafe</t></rPh></si></sst>`;
const movements = `${head}<worksheet><dimension ref="A1"/><sheetData>
<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="s"><v>2</v></c></row>
<row r="4"><c r="A4" s="1"><v>46053</v></c><c r="B4" t="s"><v>3</v></c><c r="D4" s="2"><v>-12.300000000000001</v></c></row>
<row r="5"><c r="A5" s="3"><v>46054.75</v></c><c r="B5" t="inlineStr"><is><t>Stripe</t></is></c><c r="C5" t="e"><v>#N/A</v></c><c r="D5" s="2"><f>SUM(A1)</f><v>3.48E3</v></c></row>
</sheetData></worksheet>`;
const summary = `${head}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Resumen</t></is></c></row></sheetData></worksheet>`;

/** The parts of a workbook as other programs write them. */
const parts = {
  'xl/workbook.xml': workbook,
  'xl/_rels/workbook.xml.rels': relations,
  'xl/styles.xml': styles,
  'xl/sharedStrings.xml': texts,
  'xl/worksheets/sheet1.xml': summary,
  'xl/worksheets/sheet2.xml': movements,
};

function pack(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

test('[IMP36] the first sheet with a table is read: days, numbers, shared and inline texts, each row under its number', () => {
  const file = readFile(pack(parts));
  expect(file.reading.questions).toEqual([]);
  expect(
    file.transactions.map(({line, date, amountUnits, description}) => [line, date, amountUnits, description]),
  ).toEqual([
    [4, '2026-01-31', -1_230, 'Café Olé & Cía'],
    [5, '2026-02-01', 348_000, 'Stripe'],
  ]);
});

test('[IMP36] of several sheets with tables the one with the best heads is read, wherever it stands', () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const total = `${head}<worksheet><sheetData><row>${cell('Periodo')}${cell('Total')}</row><row>${cell('2026-01-31')}<c><v>100.5</v></c></row><row>${cell('2026-02-28')}<c><v>300.5</v></c></row></sheetData></worksheet>`;
  expect(readFile(pack({...parts, 'xl/worksheets/sheet1.xml': total})).transactions).toHaveLength(2);
  const holder = `${head}<worksheet><sheetData><row>${cell('Titular')}${cell('Nube Sur')}</row><row>${cell('Cuenta')}${cell('ES91')}</row></sheetData></worksheet>`;
  expect(readFile(pack({...parts, 'xl/worksheets/sheet1.xml': holder})).transactions[0]?.description).toBe(
    'Café Olé & Cía',
  );
});

test('[IMP36] three decimals are no thousands, a currency in a format makes no day, a line break no line', () => {
  const odd = movements
    .replace('-12.300000000000001', '-12.345')
    .replace('<t>Stripe</t>', '<t>Stripe_x000D_\nPayout</t>');
  const file = readFile(pack({...parts, 'xl/worksheets/sheet2.xml': odd}));
  expect(file.errors.map(({reason, line}) => [reason, line])).toEqual([['import.amount-too-precise', 4]]);
  expect(file.transactions.map(({line, description}) => [line, description])).toEqual([[5, 'Stripe Payout']]);
  const dollars = styles.replace('[Red]&quot;day&quot; #,##0.00', '#,##0.00 &#34;USD day&#34;');
  expect(readFile(pack({...parts, 'xl/styles.xml': dollars})).transactions.map(({amountUnits}) => amountUnits)).toEqual(
    [-1_230, 348_000],
  );
});

test('[IMP36] what would become far larger than it is says so instead of filling the memory', () => {
  const shared = `${head}<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`;
  const many = `${head}<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(600)}</row>`.repeat(2)}</sheetData></worksheet>`;
  const wide = `${head}<worksheet><sheetData>${'<row><c r="ALL1"><v>1</v></c></row>'.repeat(6_000)}</sheetData></worksheet>`;
  const long = `${head}<worksheet><sheetData><row r="900000"><c><v>1</v></c></row></sheetData></worksheet>`;
  for (const sheet of [many, wide, long]) {
    const bytes = pack({...parts, 'xl/sharedStrings.xml': shared, 'xl/worksheets/sheet2.xml': sheet});
    expect(refusal(bytes)).toBe('import.too-large');
  }
  const sheets = Object.fromEntries(Array.from({length: 1_100}, (_, at) => [`xl/worksheets/a${at}.xml`, summary]));
  expect(refusal(pack({...parts, ...sheets}))).toBe('import.too-large');
});

test('[IMP36] days that are counted from 1904 are those days', () => {
  const early = workbook.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  const turned = movements.replace('46053', String(46_053 - 1_462)).replace('46054.75', String(46_054 - 1_462));
  const file = readFile(pack({...parts, 'xl/workbook.xml': early, 'xl/worksheets/sheet2.xml': turned}));
  expect(file.transactions.map(({date}) => date)).toEqual(['2026-01-31', '2026-02-01']);
});

test('[IMP36] a workbook without relations is read by the names of its sheets, with macros beside them that are left alone', () => {
  const {'xl/_rels/workbook.xml.rels': _, ...others} = parts;
  expect(readFile(pack({...others, 'xl/vbaProject.bin': 'MZ'})).transactions).toHaveLength(2);
});

test('[IMP33] [IMP36] what is exported as a workbook comes back row for row', async () => {
  const amounts = fc.integer({min: -99_999_999, max: 99_999_999}).filter((units) => units !== 0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(amounts, fc.constantFrom('Café', '=1+1', 'A&B <C>', '"Uno"')), {minLength: 1, maxLength: 20}),
      async (rows) => {
        const writer = createXlsxWriter('Movimientos', [12, 40, 16]);
        writer.addRow(['Date', 'Description', 'Amount'].map(textCell));
        for (const [units, text] of rows)
          writer.addRow([
            {kind: 'day', day: Date.UTC(2026, 2, 28) / 86_400_000, date: '2026-03-28'},
            textCell(`Pago ${text}`),
            {kind: 'amount', decimal: unitsToDecimal(units, 'USD')},
          ]);
        const bytes = new Uint8Array(await writer.finish().arrayBuffer());
        const {transactions} = readFile(bytes, {overrides: {flipSign: false}});
        expect(transactions.map(({amountUnits, description}) => [amountUnits, description])).toEqual(
          rows.map(([units, text]) => [units, `Pago ${text}`]),
        );
      },
    ),
    {numRuns: 40},
  );
});

/** The reason a workbook is refused for. */
function refusal(bytes: Uint8Array): string {
  const outcome = readAny(bytes);
  return outcome.ok ? 'read' : outcome.failure.reason;
}

test('[IMP36] what is no workbook, is cut off, holds no table, or is far larger than it is packed, says so', () => {
  const whole = pack(parts);
  expect(refusal(pack({'word/document.xml': '<w/>'}))).toBe('import.is-spreadsheet');
  expect(refusal(pack({...parts, 'xl/worksheets/sheet2.xml': summary}))).toBe('import.no-table');
  for (let length = 4; length < whole.length; length += 37) expect(refusal(whole.slice(0, length))).not.toBe('read');
  const bomb = pack({...parts, 'xl/worksheets/sheet2.xml': ' '.repeat(3_000_000)});
  expect(bomb.length).toBeLessThan(10_000);
  expect(readXlsx(bomb, 2_000_000)).toMatchObject({ok: false, failure: {reason: 'import.too-large'}});
  expect(readXlsx(bomb, 4_000_000)).toMatchObject({ok: false, failure: {reason: 'import.no-table'}});
});

test('[IMP36] bytes that were changed by chance neither throw nor hang', () => {
  const whole = pack(parts);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({max: whole.length - 1}), fc.nat({max: 255})), {maxLength: 8}), (changes) => {
      const changed = whole.slice();
      for (const [at, byte] of changes) changed[at] = byte;
      expect(typeof readAny(changed).ok).toBe('boolean');
    }),
    {numRuns: 200},
  );
});
