import {expect, test} from 'vitest';
import {readReceipt} from '#workers/read-receipt/read-facts.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import type {TextRun} from '#workers/read-receipt/layout/text-lines.ts';
import {seededRandom} from '#bench/kit/statistics.ts';

const place = {buyers: ['Estudio Sur LLC'], today: '2026-11-20'};

/** Lines from the top of a page; ` | ` parts fields. */
function lay(lines: readonly string[], page = 1): TextRun[] {
  return lines.flatMap((line, at) =>
    line
      .split(' | ')
      .map((text, cell) => ({page, x: 40 + cell * 150, y: 800 - at * 16, width: text.length * 4, height: 10, text})),
  );
}

function read(...lines: readonly string[]): ReceiptFacts {
  const reading = readReceipt(lay(lines), place);
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.facts;
}

const total = (...lines: readonly string[]) => {
  const {value} = read('Some words at the top', ...lines).total ?? {value: null};
  return value && `${value.amount} ${value.currency ?? '?'}`;
};

test.each<[string, readonly string[], string | null]>([
  ['beside its words', ['Total | $84.00'], '84.00 ?'],
  ['in one field', ['Total: USD 84.00'], '84.00 USD'],
  ['below its words', ['Amount due', '€ 84,00'], '84.00 EUR'],
  ['before its words', ['84,00 € | Total'], '84.00 EUR'],
  ['with its currency in a field of its own', ['Importe Total | $ | 1.234,50', 'CUIT 30-1'], '1234.50 ARS'],
  ['with dots to it', ['TOTAL ........ 12.50'], '12.50 ?'],
  ['in two languages', ['Total a pagar / Amount due | 84.00 EUR'], '84.00 EUR'],
  [
    'not what is before tax',
    ['Subtotal | $100.00', 'Total before tax | $100.00', 'Total | $84.00', 'Discount | -$16.00'],
    '84.00 ?',
  ],
  [
    'not what the largest number says',
    ['Total | $84.00', 'You have saved | $9,000.00', 'Credit limit | $20,000.00'],
    '84.00 ?',
  ],
  ['what was paid, with a tip', ['Total | $40.00', 'Tip | $8.00', 'Amount paid | $48.00'], '48.00 ?'],
  [
    'what is due, with a balance',
    ['Previous balance | $50.00', 'Total current charges | $84.10', 'Total amount due | $134.10'],
    '134.10 ?',
  ],
  [
    'what was paid where nothing is due any more',
    ['Total | $84.00', 'Amount paid | $84.00', 'Amount due | $0.00'],
    '84.00 ?',
  ],
  ['nothing that may be a thousand times as much', ['Total | KWD 12.345'], null],
  ['with groups and thousandths', ['Total | KWD 1,012.345'], '1012.345 KWD'],
  ['outside the brackets', ['Total | USD 100.00 (MXN 1,800.00)'], '100.00 USD'],
  ['as a headline', ['$84.00 USD due March 30, 2026'], '84.00 USD'],
  ['net, tax and gross in one line', ['Total | 100.00 | 21.00 | 121.00'], '121.00 ?'],
  ['no hundredths', ['Total | $ 125.000', 'NIT: 900.123.456'], '125000 COP'],
  ['grouped as in Switzerland', ["Total | CHF 1'234.50"], '1234.50 CHF'],
  ['grouped by spaces', ['Total TTC | 1 234,50 €'], '1234.50 EUR'],
  ['in brackets: it comes back', ['Total | ($84.00)'], '-84.00 ?'],
  ['what is paid and something else is due', ['Total | $100.00', 'Amount paid | $40.00', 'Balance due | $60.00'], null],
  ['two of them', ['Total | $84.00', 'Total | $12.00'], null],
  ['three figures behind a point that may be a fraction', ['Fuel | 1.50', 'Fuel | 2.50', 'Total | 1.234'], null],
  ['less than before tax, and nothing says why', ['Subtotal | $100.00', 'Total | $10.00'], null],
  ['several in one line that make no sum', ['Total | 12.00 | 31.00 | 99.00'], null],
  ['a price in a table', ['Description | Qty | Total', 'Seats | 2 | 84.00'], null],
  ['other words', ['Total hours | 84.00', 'Total tax | $3.00', 'Total points | 12.00'], null],
  ['a share', ['Total | 84 %'], null],
])('[RDR3] [RDR4] the total is %s', (_what, lines, expected) => {
  expect(total(...lines)).toBe(expected);
});

test('[RDR4] where no total is sure, all that are named may be looked for, and beside a sure one its other currency alone', () => {
  expect(read('Harbor words', 'Total | $100.00', 'Amount paid | $40.00', 'Balance due | $60.00').otherTotals).toEqual(
    ['100.00', '40.00', '60.00'].map((amount) => ({amount, currency: null})),
  );
  expect(read('Harbor words', 'Total | USD 100.00 (MXN 1,800.00)', 'Subtotal | USD 90.00').otherTotals).toEqual([
    {amount: '1800.00', currency: 'MXN'},
  ]);
});

test.each([
  ['its own code', ['Total | MXN 84.00', 'Austin, TX 78701'], 'MXN'],
  ['the only one that is named', ['Total | $84.00', 'All amounts in CAD'], 'CAD'],
  ['none, of two that are named', ['Total | $84.00', 'Prices in CAD', 'Billed in USD'], null],
  ['that of the country', ['Total | $84.00', 'RFC: FSE920910CC6'], 'MXN'],
  ['none where code and country differ', ['Total | $84.00', 'RFC: FSE920910CC6', 'Rate of the USD today'], null],
  ['that of a place in the United States', ['Total | $84.00', 'Austin, TX 78701'], 'USD'],
  ['none for a dollar of somewhere', ['Total | $84.00'], null],
  ['none where the sign is another', ['Total | $84.00', 'Prices in EUR'], null],
])('[RDR5] the currency is %s', (_what, lines, expected) => {
  expect(read('Some words', ...lines).total?.value.currency).toBe(expected);
});

test.each<[string, readonly string[], readonly string[] | null]>([
  ['by the name of its month', ['Invoice date: March 12, 2026'], ['2026-03-12']],
  ['in Spanish', ['Fecha de emisión | 12 de marzo de 2026'], ['2026-03-12']],
  ['in Portuguese', ['Data de emissão: 12/03/2026'], ['2026-03-12']],
  ['short', ['Date: 12-Mar-26'], ['2026-03-12']],
  ['in German', ['Rechnungsdatum: 12. März 2026'], ['2026-03-12']],
  ['with dots', ['Invoice date: 05.03.2026'], ['2026-03-05']],
  ['below its words', ['Invoice no | Date of issue', 'X-1 | Mar 12, 2026'], ['2026-03-12']],
  ['paid, before made', ['Invoice date: March 2, 2026', 'Date paid: March 9, 2026'], ['2026-03-09']],
  ['never when it is due', ['Due date: March 30, 2026', 'Invoice date: March 2, 2026'], ['2026-03-02']],
  ['no end of a period', ['Period: March 1, 2026 - March 31, 2026'], null],
  ['both readings of English numbers', ['Invoice date: 03/04/2026'], ['2026-04-03', '2026-03-04']],
  ['as another day of the document tells', ['Invoice date: 03/04/2026', 'Due date: 03/25/2026'], ['2026-03-04']],
  ['as in the United States', ['Invoice date: 03/04/2026', 'Austin, TX 78701'], ['2026-03-04']],
  ['as in the United Kingdom', ['Date: 03/04/2026', 'VAT 20% | £2.00', 'Total | £12.00'], ['2026-04-03']],
  ['the one that has been', ['Invoice date: 03/12/2026'], ['2026-03-12']],
  ['the only one, without words', ['March 12, 2026'], ['2026-03-12']],
  ['none of two, without words', ['March 12, 2026', 'March 14, 2026'], null],
  ['not ahead', ['Date: March 12, 2027'], null],
  ['no day of the calendar', ['Date: 2026-02-30'], null],
])('[RDR6] the day is told %s', (_what, lines, expected) => {
  expect(read('Invoice', 'Payment description', ...lines).dates?.value ?? null).toEqual(expected);
});

test.each<[string, readonly string[], string | null]>([
  ['by its label', ['Bill to: Estudio Sur LLC', 'Sold by: Kestrel'], 'Kestrel'],
  ['by its form of company', ['Figma, Inc.', 'Bill to', 'Estudio Sur LLC'], 'Figma, Inc.'],
  ['in the heading', ['Receipt from Figma #1932-0021'], 'Figma'],
  ['never the one who bought', ['Estudio Sur LLC', 'Total | $1.00'], null],
  ['none of two', ['Figma, Inc.', 'Kestrel GmbH'], null],
  ['not below the buyer’s label', ['Customer', 'Harbor Nine LLC', 'Total | $1.00'], null],
])('[RDR7] who sold is told %s', (_what, lines, expected) => {
  expect(read(...lines, 'Words that say nothing').merchant?.value ?? null).toBe(expected);
});

test.each<[string, readonly string[], string | null]>([
  ['one', ['Total | $110.00', 'Sales tax (10%) | $10.00'], 'Sales tax 10.00 10'],
  ['its sum', ['Total | 121,00 €', 'IVA 21% | 15,00 €', 'IVA 10% | 6,00 €', 'Total IVA | 21,00 €'], 'IVA 21.00 -'],
  [
    'two that make the total',
    ['Base imponible | 100,00 €', 'IVA 21% | 15,00 €', 'IVA 10% | 6,00 €', 'Total | 121,00 €'],
    'IVA 21.00 -',
  ],
  ['none of two that make nothing', ['Total | 300,00 €', 'IVA 21% | 15,00 €', 'IVA 10% | 6,00 €'], null],
  ['no number of a tax payer', ['VAT number | 12345678', 'Total | $10.00'], null],
  ['not more than half of all', ['Total | $10.00', 'Tax | $9.00'], null],
])('[RDR8] the tax is %s', (_what, lines, expected) => {
  const tax = read('Some words', ...lines).tax?.value;
  expect(tax ? `${tax.name} ${tax.amount} ${tax.ratePercent ?? '-'}` : null).toBe(expected);
});

test('[RDR2] each fact names the line it stands on', () => {
  const {total, dates} = read('Figma, Inc.', 'Invoice date | March 12, 2026', 'Total | $84.00');
  expect([total?.line, dates?.line]).toEqual(['Total $84.00', 'Invoice date March 12, 2026']);
});

test('[RDR1] pages without words are no text, and no words are too strange to be read', () => {
  expect(readReceipt([], place)).toEqual({kind: 'no-text'});
  expect(readReceipt(lay(['Scan 1']), place)).toEqual({kind: 'no-text'});
  const pieces = [
    'Total',
    '$',
    '€',
    '1',
    '.',
    ',',
    '-',
    '(',
    ')',
    ':',
    ' ',
    '%',
    '2026',
    'mar',
    '/',
    'IVA',
    'No',
    '#',
    '\u202f',
    '中',
    '٣',
    '\ud800',
    '€1.2.3,4',
    "'",
  ];
  const random = seededRandom(5);
  for (let round = 0; round < 1_500; round += 1) {
    const lines = Array.from({length: 6}, () =>
      Array.from({length: 12}, () => pieces[Math.floor(random() * pieces.length)]).join(''),
    );
    expect(['read', 'no-text']).toContain(readReceipt(lay(lines), place).kind);
  }
});

test('[RDR1] time grows with the text alone', () => {
  const hostile = [
    '1,'.repeat(60_000),
    '1 '.repeat(60_000),
    'a '.repeat(60_000),
    '('.repeat(100_000),
    '1/'.repeat(60_000),
    'Total '.repeat(20_000),
  ];
  const begun = performance.now();
  for (const text of hostile) readReceipt(lay(Array.from({length: 200}, () => text)), place);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
