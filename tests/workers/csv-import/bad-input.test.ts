import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fileReasons} from '#workers/csv-import/reasons.ts';
import {readAny} from './read-file.ts';
import {cpuMs} from '#tests/kits/cpu-time.ts';

/** The reason a file is refused for. */
function refusal(content: string | Uint8Array): string {
  const outcome = readAny(content);
  return outcome.ok ? 'read' : outcome.failure.reason;
}

test('[IMP11] what is no statement is refused with its own reason', () => {
  const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const files: [string | Uint8Array, string][] = [
    ['', 'import.empty'],
    [' \r\n\n', 'import.empty'],
    ['%PDF-1.7\n1 0 obj', 'import.is-pdf'],
    [ascii('PK\u0003\u0004....xl/workbook.xml'), 'import.is-spreadsheet'],
    [ascii('\u00d0\u00cf\u0011\u00e0 old Excel'), 'import.is-spreadsheet'],
    ['<!DOCTYPE html><html><table>', 'import.is-web-page'],
    ['OFXHEADER:100\n<OFX>', 'import.header-only'],
    ['!Type:Bank\n^', 'import.header-only'],
    ['[{"date": "2026-01-31"}]', 'import.is-other-format'],
    [ascii('Date,Amount\n2026-01-31,\u0000\u0000\u0001'), 'import.binary'],
    ['Date,Description,Amount\n', 'import.header-only'],
    ['Fecha;Concepto;Importe;Saldo', 'import.header-only'],
    ['just some words\nand more of them\n', 'import.no-table'],
    [new Uint8Array(3 * 1_048_576).fill(65), 'import.too-large'],
    ['1\n'.repeat(1_048_576), 'import.too-many-rows'],
    ['\n'.repeat(2_097_152), 'import.empty'],
    [`Date,Description,Amount\n2026-01-31,"${'x'.repeat(2_000_000)}",-1`, 'import.field-too-long'],
    [`Date${',x'.repeat(1_000)}\n`, 'import.too-many-columns'],
  ];
  for (const [content, reason] of files) expect([refusal(content), content.length]).toEqual([reason, content.length]);
  expect(files.every(([, reason]) => fileReasons.some((known) => known === reason))).toBe(true);
});

test('[IMP11] what banks send to programs is another kind of file, and no table without amounts', () => {
  const pad = (text: string, length: number) => text.padEnd(length, ' ');
  const fixed = (length: number, lines: readonly string[]) => lines.map((line) => pad(line, length)).join('\r\n');
  const files = [
    '01,122099999,123456789,260302,0200,1,,,2/\n02,031001234,122099999,1,260302,2359,USD,2/\n03,0123456789,USD,010,100000,,/\n16,475,1255,0,,,CHECK 1/\n49,101255,3/\n98,101255,1,5/\n99,101255,1,7/\n',
    fixed(240, [
      '00100000         2123456780001990012345678901',
      '00100011E0440033 2123456780001990012345678901',
      '0010001300001E   2123456780001990012345678901S02032026000000000000001255D',
    ]),
    fixed(400, [
      '02RETORNO01COBRANCA       00000000000004670001ACME LTDA                     237BRADESCO       020326',
      '10212345678000199000000000000000000000000123',
    ]),
    fixed(80, [
      '110049000112345678902603012603132000000001000009783ACME SL',
      '22    00012603022603021200310000000000125500000000000000000000000000',
      '3300490001123456789000001000000000012550000000000000000020000000987459783',
    ]),
    fixed(120, [
      '0130002    00123EUR2 12345678901  280226',
      '0430002    0012305EUR2 12345678901B1020326  020326CB CAFE',
    ]),
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn/></Document>',
  ];
  expect(files.map(refusal)).toEqual(files.map(() => 'import.is-other-format'));
  expect(refusal('01,Cafe,2026-03-02,-12.55\n02,Acme,2026-03-05,1500.00\n03,Rent,2026-03-13,-850.00\n')).toBe('read');
});

test('[IMP11] a PDF of any encoding and a table with no amount at all never become movements', () => {
  expect(refusal(new TextEncoder().encode('\n\n%PDF-1.4 later'))).toBe('import.is-pdf');
  const outcome = readAny('Date,Description,Status\n2026-01-31,x,ok\n2026-02-01,y,ok\n2026-02-02,z,ok');
  expect(outcome.ok ? outcome.value.reading.questions : outcome.failure.reason).toEqual([
    'import.choose-amount-column',
  ]);
});

test('[IMP11] no bytes make it throw or hang', () => {
  const pieces = [
    'Date',
    'Amount',
    '2026-01-31',
    '31/12/26',
    '-1,5',
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '(5',
    '\u0000',
    'Saldo',
    '=',
    'é',
    '|',
    '1.234',
  ];
  const text = fc
    .array(fc.constantFrom(...pieces), {maxLength: 300})
    .map((parts) => new TextEncoder().encode(parts.join('')));
  const bytes = fc.oneof(fc.uint8Array({maxLength: 3_000}), text);
  fc.assert(
    fc.property(bytes, (content) => {
      const start = cpuMs();
      const outcome = readAny(content);
      expect(cpuMs() - start).toBeLessThan(2_000);
      const reason = outcome.ok ? fileReasons[0] : outcome.failure.reason;
      expect(fileReasons).toContain(reason);
    }),
    {numRuns: 1_500, seed: 20_261_120},
  );
});

test('[IMP11] hostile files within the limits are read in bounded time', () => {
  const hostile = [
    `Date,Amount\n${'"'.repeat(2_000_000)}`,
    ','.repeat(900).concat('\n').repeat(2_000),
    'a '.repeat(1_000_000),
    `Date,Description,Amount\n${`2026-01-31,${'-'.repeat(60)},${'1,'.repeat(30)}\n`.repeat(10_000)}`,
    '2026-01-31;1\n'.repeat(150_000),
    `<html><table>${'<!--'.repeat(400_000)}`,
    `<html><table>${'<script '.repeat(200_000)}`,
    `<html><table><tr><td>${'<'.repeat(1_500_000)}`,
    `<html><table><tr><td>${'&a'.repeat(700_000)}</td><td>1</td></tr></table>`,
  ];
  for (const content of hostile) {
    const start = cpuMs();
    refusal(content);
    expect(cpuMs() - start).toBeLessThan(15_000);
  }
});
