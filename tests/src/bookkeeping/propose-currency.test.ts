import {describe, expect, test} from 'vitest';
import {proposeCurrency} from '#src/features/bookkeeping/imports/reading/propose-currency.ts';
import type {ColumnReading, ColumnRole} from '#workers/csv-import/reading.ts';

function column(role: ColumnRole, name: string, ...samples: string[]): ColumnReading {
  return {index: 0, name, role, samples, because: {reason: 'content'}};
}

describe('the currency a file says it is in', () => {
  test('a column of currencies says it before anything else', () => {
    expect(proposeCurrency({columns: [column('amount', 'Amount (USD)'), column('currency', 'Ccy', 'eur')]})).toBe(
      'EUR',
    );
  });

  test('a code in the name of a column of money says it, one in another column does not', () => {
    expect(proposeCurrency({columns: [column('description', 'EUR'), column('debit', 'Cargo MXN')]})).toBe('MXN');
    expect(proposeCurrency({columns: [column('description', 'Paid in EUR'), column('amount', 'Amount')]})).toBeNull();
  });

  test('a sign that only one currency has says it; the dollar sign, which many have, says nothing', () => {
    expect(proposeCurrency({columns: [column('amount', 'Valor', 'R$ 1.234,50')]})).toBe('BRL');
    expect(proposeCurrency({columns: [column('amount', 'Monto', '$1,234.50')]})).toBeNull();
  });

  test('an odd word in the column of currencies is no currency', () => {
    expect(proposeCurrency({columns: [column('currency', 'Moneda', 'pesos'), column('amount', 'Monto')]})).toBeNull();
  });
});
