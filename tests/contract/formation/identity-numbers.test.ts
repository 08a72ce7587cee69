import {expect, test} from 'vitest';
import {areFormLetters, toFormLetters} from '#contract/formation/form-letters.ts';
import {readPassport, readTaxNumber} from '#contract/formation/identity-numbers.ts';

test.each([
  ['001-01-0001', '001010001'],
  ['899 99 9999', '899999999'],
  ['123456789', '123456789'],
  ['900-50-0001', '900500001'],
  ['912-65-1234', '912651234'],
  ['912-70-1234', '912701234'],
  ['912-88-1234', '912881234'],
  ['912-90-1234', '912901234'],
  ['912-92-1234', '912921234'],
  ['912-94-1234', '912941234'],
  ['999-99-9999', '999999999'],
])('[FRM24] %s is an SSN or ITIN', (typed, digits) => {
  expect(readTaxNumber(typed)).toBe(digits);
});

test.each([
  '',
  '12345678',
  '1234567890',
  '12a456789',
  '000-12-3456',
  '666-12-3456',
  '123-00-4567',
  '123-45-0000',
  '900-01-0001',
  '912-40-1234',
  '912-49-1234',
  '912-66-1234',
  '912-69-1234',
  '912-89-1234',
  // An ATIN.
  '912-93-1234',
])('[FRM24] %j is given to nobody', (typed) => {
  expect(readTaxNumber(typed)).toBeNull();
});

test('[FRM24] a passport has 5 to 15 letters and digits, in capitals', () => {
  expect(readPassport(' ab-12 345 ')).toBe('AB12345');
  expect([readPassport('A123'), readPassport('A'.repeat(16)), readPassport('ПА12345'), readPassport('')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  'Núñez',
  'Łukasz Đorđević',
  'Iñaki O’Brien',
  'Çelik Işık',
  'Þór',
  'Əliyev',
  'Œuvre Ħal ĳ',
  'Oʻzbek',
  'Diseño… web\u202F24',
  '',
])('[FRM23] %j can be written on a form', (name) => {
  expect(areFormLetters(name)).toBe(true);
  expect(toFormLetters(name)).toMatch(/^[ -~\u00A0-\u00FF]*$/);
});

test.each(['Ноэль', '李', 'Ana 🏢', 'محمد', 'Ελένη'])('[FRM23] %j cannot', (name) => {
  expect(areFormLetters(name)).toBe(false);
});
