import {expect, test} from 'vitest';
import {
  listCallingCodes,
  readPhone,
  splitPhone,
  typePhone,
  writePhone,
  type TypedPhone,
} from '#contract/account/check-phone.ts';

/** Types a text key by key. */
const type = (country: string | null, text: string): TypedPhone =>
  [...text].reduce<TypedPhone>((phone, key) => typePhone(phone, phone.number + key), {country, number: ''});

test('[ACC20] a telephone is read with its code, or as it is dialled in its country', () => {
  for (const typed of ['+57 300 123-4567', '0057 (300) 1234567', '+573001234567'])
    expect(readPhone(typed)).toBe('+573001234567');
  for (const typed of ['300 1234567', '3001234567', '+573001234567', '0057 300 1234567'])
    expect(readPhone(typed, 'CO')).toBe('+573001234567');
  // The code in the number goes before the country that was chosen.
  expect(readPhone('+57 300 1234567', 'MX')).toBe('+573001234567');
  expect(readPhone('011 15 2345 6789', 'AR')).toBe('+5491123456789');
});

test.each([
  ['300 123 4567', null],
  ['12', 'CO'],
  ['+57 12', 'CO'],
  ['<script>alert(1)</script>', 'CO'],
  ['9'.repeat(40), 'CO'],
  ['300 1234567', 'XX'],
  ['٣٠٠', 'CO'],
])('[ACC20] %s in %s is no telephone', (typed, country) => {
  expect(readPhone(typed, country)).toBeNull();
});

test('[ACC31] a number is grouped as it is typed, and a calling code chooses the country', () => {
  expect(type('US', '2125550123')).toEqual({country: 'US', number: '(212) 555-0123'});
  expect(type('CO', '3001234567')).toEqual({country: 'CO', number: '300 1234567'});
  expect(type(null, '+573001234567')).toEqual({country: 'CO', number: '+57 300 1234567'});
  expect(type('CO', '+5215512345678').country).toBe('MX');
});

test('[ACC31] what is corrected within a number, or is none, stays as it was typed', () => {
  const whole = {country: 'US', number: '(212) 555-0123'};
  expect(typePhone(whole, '(21) 555-0123').number).toBe('(21) 555-0123');
  expect(typePhone({country: 'US', number: '(21) 555-0123'}, '(217) 555-0123').number).toBe('(217) 555-0123');
  expect(type('CO', 'mi teléfono <b>').number).toBe('mi teléfono <b>');
});

test('[ACC31] a whole number is parted into its country and what is dialled there', () => {
  expect(splitPhone({country: null, number: '+573001234567'})).toEqual({country: 'CO', number: '300 1234567'});
  expect(splitPhone({country: 'MX', number: '+57 300 1234567'})).toEqual({country: 'CO', number: '300 1234567'});
  expect(splitPhone({country: 'MX', number: '<b>'})).toEqual({country: 'MX', number: '<b>'});
  for (const number of ['+573001234567', '+12125550123', '+442079460000', '+5491123456789', '+77012345678']) {
    const {country, number: shown} = splitPhone({country: null, number});
    expect([number, readPhone(shown, country)]).toEqual([number, number]);
  }
});

test('[ACC31] a telephone is written with its country’s code, and what is none as it was typed', () => {
  expect([writePhone('3001234567', 'CO'), writePhone('+55 11 91234-5678', 'CO'), writePhone(' 12 ', 'CO')]).toEqual([
    '+57 300 1234567',
    '+55 11 91234 5678',
    '12',
  ]);
});

test('[ACC31] every country with telephones has its calling code', () => {
  const codes = new Map(listCallingCodes().map(({country, code}) => [country, code]));
  expect([codes.get('CO'), codes.get('US'), codes.get('CA'), codes.get('PT')]).toEqual(['57', '1', '1', '351']);
});
