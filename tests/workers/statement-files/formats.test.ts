import {expect, test} from 'vitest';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';
import {camt, mt940, mt940Words, ofxOne, ofxTwo, qif} from './samples.data.ts';

/** What was read, shortly: day, amount, words, merchant, reference, note. */
function told({transactions}: BankFile) {
  return transactions.map(({date, amountUnits, description, merchant, reference, note}) => [
    date,
    amountUnits,
    description,
    merchant,
    reference,
    note,
  ]);
}

test('[IMP33] [IMP35] OFX 1.x: the day as written, signs, check numbers, and what the account then has', () => {
  const file = readFile(ofxOne);
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-02-04', -12_000, 'AWS EMEA & CO', null, null, 'CARD 0421'],
    ['2026-02-10', 348_000, 'STRIPE TRANSFER', null, null, null],
    ['2026-02-11', -25_050, 'CHECK 1044', null, '1044', null],
  ]);
  expect(file.transactions.map(({identity}) => identity.split('|')[1])).toEqual([
    '202602040001',
    '202602100001',
    '202602110007',
  ]);
  // The line on which the movement starts in its file.
  expect(file.transactions.map(({line}) => line)).toEqual([15, 16, 23]);
  expect(file.reading).toMatchObject({
    profile: 'OFX',
    currency: {value: 'USD'},
    sourceAccounts: [{name: '00012340421', count: 3}],
    controls: [{kind: 'closing', statedUnits: 510_950}],
  });
});

test('[IMP34] [IMP35] OFX 2.x on one line: a correction takes the place of what it corrects, or takes it out', () => {
  const file = readFile(ofxTwo, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-02-05', -1_935, 'RAPPI', null, null, null],
    ['2026-02-08', 900, 'Café & Té <Sur>', null, null, null],
  ]);
});

test('[IMP35] QIF: payee, memo, category and number; another account is no category, a list no movement', () => {
  const file = readFile(qif);
  expect(told(file)).toEqual([
    ['2026-01-31', -120_450, 'AWS EMEA', null, '1044', 'Servidor del cliente'],
    ['2026-02-01', 348_000, 'Stripe', null, null, null],
  ]);
  expect(file.transactions.map(({category}) => category)).toEqual(['Software', null]);
  expect(file.reading.sourceAccounts).toEqual([{name: 'Operativa', count: 2}]);
});

test('[IMP35] QIF does not say which of day and month stands first: it is asked about as of any file', () => {
  const file = readFile("!Type:Bank\nD1/2'26\nT-5.00\nPA\n^\nD3/4'26\nT-6.00\nPB\n^\n");
  expect(file.reading.questions).toEqual(['import.choose-date-order']);
  expect(file.reading.currency.value).toBe('USD');
});

test('[IMP35] MT940: the booking day has the year that is nearest, a reversal turns the sign, parts make words again', () => {
  const file = readFile(mt940, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2025-12-31', -1_835, 'Bestellung 77 Anzug', 'RAPPI GMBH BERLIN', null, null],
    ['2026-01-05', 348_000, 'Factura 38', 'NUBE SUR SPA', 'FACTURA-38', null],
    ['2026-01-06', -1_050, 'Storno', 'NUBE SUR SPA', null, null],
  ]);
  expect(file.reading.controls.map(({kind, agrees}) => [kind, agrees])).toEqual([
    ['opening', null],
    ['closing', true],
  ]);
});

test('[IMP35] MT940 with words between strokes, or with any text', () => {
  const file = readFile(mt940Words, {currency: 'EUR'});
  expect(told(file)).toEqual([
    ['2026-01-31', -2_500, 'Invoice 12 third quarter', 'ACME BV', 'EREF', null],
    ['2026-01-31', 500, 'INTEREST JANUARY PAID', null, null, null],
  ]);
});

test('[IMP34] [IMP35] CAMT: a batch is its payments where these make its amount, what is pending is left out', () => {
  const file = readFile(camt, {currency: 'EUR'});
  expect(file.reading.questions).toEqual([]);
  expect(told(file)).toEqual([
    ['2026-01-02', -1_835, 'Pedido 77 Bogotá', 'Rappi', null, null],
    ['2026-01-02', -1_200, 'Figma', 'Figma', 'E2E-9', null],
    ['2026-01-05', 348_000, 'Factura 38', 'Nube Sur SpA', null, null],
    ['2026-01-06', -10_000, 'NOMINA', null, null, null],
  ]);
  expect(file.skipped.map(({reason}) => reason)).toEqual(['import.skipped-pending']);
  expect(file.reading.controls.map(({kind, agrees}) => [kind, agrees])).toEqual([
    ['opening', null],
    ['closing', true],
  ]);
});
