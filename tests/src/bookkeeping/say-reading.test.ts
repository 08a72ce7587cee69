import {beforeAll, expect, test} from 'vitest';
import {findDifferences, sayReading, writeNote} from '#src/features/bookkeeping/readings/say-reading.ts';
import type {es} from '#src/features/bookkeeping/text/es.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createFormat} from '#src/i18n/use-format.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import {buildFacts} from '#tests/workers/match-receipt/build-facts.ts';

beforeAll(async () => {
  for (const language of languages) await loadTexts('bookkeeping', language);
});

const locales: Record<Language, string> = {es: 'es-MX', en: 'en-US', pt: 'pt-BR'};
const wordsOf = (language: Language) => ({
  text: createText<typeof es>('bookkeeping', language),
  format: createFormat(locales[language], 'UTC', () => Date.parse('2026-11-20T12:00:00.000Z')),
});
const line = 'a line';
const figma = buildFacts(
  {total: '84.00', date: '2026-03-12', merchant: 'Figma'},
  {
    number: {value: 'INV-0042', line},
    tax: {value: {name: 'IVA', amount: '8.40', ratePercent: '10'}, line},
  },
);

test.each<[Language, string]>([
  ['es', 'Figma · factura INV-0042 · IVA $8.40'],
  ['en', 'Figma · invoice INV-0042 · IVA $8.40'],
  ['pt', 'Figma · fatura INV-0042 · IVA $8,40'],
])('[RDR11] a note is in the language of whoever attaches the receipt: %s', (language, note) => {
  const said = writeNote(figma, wordsOf(language));
  expect(said?.replaceAll('\u00a0', '').replace('IVA$', 'IVA $')).toBe(note.replaceAll('\u00a0', ''));
});

test('[RDR11] a receipt that tells neither seller nor number nor tax gives no note, and a credit note is called so', () => {
  expect(writeNote(buildFacts({total: '84.00', date: '2026-03-12'}), wordsOf('es'))).toBeNull();
  const back = buildFacts({total: '-84.00', isRefund: true}, {number: {value: 'NC-1', line}});
  expect(writeNote(back, wordsOf('es'))).toBe('nota de crédito NC-1');
  const unnamed = buildFacts({total: '84.00'}, {tax: {value: {name: '', amount: '8.40', ratePercent: null}, line}});
  expect(writeNote(unnamed, wordsOf('en'))).toBe('tax $8.40');
});

test('[RDR12] what was read is said, with both readings of a day, and an amount without a currency has none', () => {
  const say = (facts: ReceiptFacts) => sayReading({kind: 'read', facts}, wordsOf('en'));
  expect(say(figma)).toBe('Read from the file: $84.00 · Mar 12, 2026 · Figma');
  expect(say(buildFacts({total: '1234.5', currency: null, date: ['2026-04-03', '2026-03-04']}))).toBe(
    'Read from the file: 1,234.50 · Apr 3, 2026 or Mar 4, 2026',
  );
  expect(say(buildFacts({total: '12500', currency: 'CLP'}))).toMatch(/12,500$/);
  expect(say(buildFacts({}))).toBe('Nothing certain found in the file: matched by its name');
});

test('[RDR1] why nothing was read is said in each language', () => {
  const readings = [
    {kind: 'no-text'},
    ...(['password', 'too-large', 'too-slow', 'damaged'] as const).map((reason) => ({kind: 'unread', reason}) as const),
  ] as const;
  for (const language of languages) {
    const said = readings.map((reading) => sayReading(reading, wordsOf(language)));
    expect(new Set(said).size).toBe(readings.length);
  }
});

const row = {amountUnits: -8_400, currency: 'USD', date: '2026-03-14'};

test.each<[string, ReceiptFacts, typeof row, string[]]>([
  ['nothing', figma, row, []],
  ['the total', figma, {...row, amountUnits: -9_000}, ['total']],
  ['the day', figma, {...row, date: '2026-03-18'}, ['date']],
  ['a day before it, by three at most', figma, {...row, date: '2026-03-09'}, []],
  ['nothing in another currency', figma, {...row, currency: 'EUR', amountUnits: -1}, []],
  [
    'nothing where the other amount is it',
    {...figma, otherTotals: [{amount: '90.00', currency: 'USD'}]},
    {...row, amountUnits: 9_000},
    [],
  ],
  ['nothing where one reading of the day fits', buildFacts({date: ['2026-12-03', '2026-03-12']}), row, []],
  ['nothing where nothing was read', buildFacts({}), row, []],
])('[RDR12] what differs from the movement is %s', (_what, facts, movement, expected) => {
  expect(findDifferences(facts, movement)).toEqual(expected);
});
