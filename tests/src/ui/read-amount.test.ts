import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import {readAmount, readDecimal} from '#src/ui/fields/read-amount.ts';

describe('an amount as it is typed', () => {
  test('a dot and a comma are both understood, whatever the language', () => {
    for (const mark of ['.', ',']) {
      const read = (typed: string) => readAmount(typed, 'USD', mark);
      expect(['1.234,56', '1,234.56', '1234,56', '1234.56', '1 234,56', "1'234.56"].map(read)).toEqual(
        Array.from({length: 6}, () => 123_456),
      );
      expect(['99,5', '99.5', '99', ',5', '.5', '1.234', '1,234', '1.234.567', '0'].map(read)).toEqual([
        9_950, 9_950, 9_900, 50, 50, 123_400, 123_400, 123_456_700, 0,
      ]);
      expect(['-12,30', '\u221212.30', '+12.30'].map(read)).toEqual([-1_230, -1_230, 1_230]);
    }
  });

  test('a currency without decimals groups, one with many leaves three digits to the language', () => {
    expect(['12500', '12.500', '12,500', '12.5'].map((typed) => readAmount(typed, 'JPY', ','))).toEqual([
      12_500,
      12_500,
      12_500,
      null,
    ]);
    expect(readAmount('1.234', 'USDC', '.')).toBe(1_234_000);
    expect(readAmount('1.234', 'USDC', ',')).toBe(1_234_000_000);
  });

  test('what is no amount in the currency is none', () => {
    for (const typed of [
      '',
      '-',
      '.',
      'abc',
      '12a',
      '1.2.3',
      '1,23,4',
      '1.234,5,6',
      '1.2345',
      '1..2',
      '9'.repeat(20),
    ]) {
      expect([typed, readAmount(typed, 'USD', '.')]).toEqual([typed, null]);
    }
  });

  test('every amount comes back from the way it is written, in three languages', () => {
    const locales = fc.constantFrom('es-CO', 'es-419', 'en-US', 'pt-BR');
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'USDC');
    fc.assert(
      fc.property(fc.nat(1e12), locales, currencies, (units, locale, currency) => {
        const decimal = unitsToDecimal(units, currency);
        const digits = decimal.split('.')[1]?.length ?? 0;
        const format = new Intl.NumberFormat(locale, {minimumFractionDigits: digits, useGrouping: 'always'});
        const mark = format.formatToParts(0.5).find(({type}) => type === 'decimal')?.value ?? '.';
        expect(readAmount(format.format(decimal as Intl.StringNumericLiteral), currency, mark)).toBe(units);
      }),
    );
  });
});

describe('a number as it is typed', () => {
  test('what can be read in one way only is read so, whatever the language', () => {
    for (const mark of ['.', ',']) {
      const par = (typed: string) => readDecimal(typed, {digits: 6, mark});
      expect(['0.0001', '0,0001', '.0001', '0.001', '0,001', '1.5', '1,5', '12'].map(par)).toEqual([
        0.0001, 0.0001, 0.0001, 0.001, 0.001, 1.5, 1.5, 12,
      ]);
      const count = (typed: string) => readDecimal(typed, {digits: 0, mark});
      expect(['10,000,000', '10.000.000', '10 000 000', '10000000', '1.000', '1,000'].map(count)).toEqual([
        10_000_000, 10_000_000, 10_000_000, 10_000_000, 1000, 1000,
      ]);
    }
  });

  test('only where both readings are possible the language decides', () => {
    expect(readDecimal('1.234', {digits: 6, mark: '.'})).toBe(1.234);
    expect(readDecimal('1.234', {digits: 6, mark: ','})).toBe(1234);
  });

  test('what is no number, or has more decimals than it may, is none', () => {
    for (const typed of ['', 'abc', '1.5', '0.5', '10,00,000', '1e7', '1..2']) {
      expect([typed, readDecimal(typed, {digits: 0, mark: ','})]).toEqual([typed, null]);
    }
    expect(readDecimal('0.0000001', {digits: 6, mark: '.'})).toBeNull();
  });
});
