import {describe, expect, test} from 'vitest';
import {noCurrency, proposeCurrency} from '#src/features/bookkeeping/imports/reading/propose-currency.ts';
import {readFile} from '#tests/workers/csv-import/read-file.ts';

/** What is proposed for a file of three rows with these columns beside date and description. */
function propose(names: string, cells: string): string | null {
  const rows = [1, 2, 3].map((day) => `2026-01-0${day};Papelería;${cells}`);
  return proposeCurrency(readFile([`Date;Description;${names}`, ...rows].join('\n'), {currency: noCurrency}).reading);
}

describe('the currency a file says it is in', () => {
  test('a column of currencies says it before anything else', () => {
    expect(propose('Amount;Currency', '-5.00;eur')).toBe('EUR');
    expect(propose('Monto;Moneda', '-5.00;Soles')).toBe('PEN');
  });

  test('a code in the name of a column of money says it, one in another column does not', () => {
    expect(propose('Cargo MXN;Abono MXN', '5.00;')).toBe('MXN');
    expect(propose('Paid in EUR as text;Amount', 'x;-5.00')).toBeNull();
  });

  test('a sign that only one currency has says it; the dollar sign, which many have, says nothing', () => {
    expect(propose('Valor', 'R$ -1.234,50')).toBe('BRL');
    expect(propose('Monto', '-$1,234.50')).toBeNull();
  });

  test('a word that several currencies share is no currency', () => {
    expect(propose('Monto;Moneda', '-5.00;pesos')).toBeNull();
  });
});
