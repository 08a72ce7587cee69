import {expect, test} from 'vitest';
import {readFile} from './read-file.ts';

/** Units that are taken, and what is left out or asked. */
function read(lines: readonly string[], currency: string, chosen?: string) {
  const overrides = chosen === undefined ? {} : {currency: chosen};
  const file = readFile(lines.join('\n'), {currency, kind: 'bank', overrides});
  const {otherCurrencies, questions} = file.reading;
  const isAsked = questions.includes('import.choose-currency');
  return {
    units: file.transactions.map(({amountUnits}) => amountUnits),
    others: otherCurrencies.map(({name, count}) => `${name} ${count}`).join(),
    currency: isAsked ? `asked, ${file.reading.currency.value}` : file.reading.currency.value,
  };
}

const names = 'Fecha;Concepto;Monto;Moneda';

test('[IMP17] a column of signs or words says the currency of each row, and others are left out by name', () => {
  const dollars = [names, '2026-01-13;a;-5,00;US$', '2026-01-14;b;-9.000,00;$', '2026-01-15;c;-8.000,00;$'];
  expect(read(dollars, 'USD')).toEqual({units: [-500], others: '$ 2', currency: 'USD'});
  expect(read(dollars, 'ARS')).toEqual({units: [-900_000, -800_000], others: 'USD 1', currency: 'ARS'});
  const words = [names, '2026-01-13;a;-5,00;Dólares', '2026-01-14;b;-9,00;Soles', '2026-01-15;c;-8,00;S/'];
  expect(read(words, 'PEN')).toEqual({units: [-900, -800], others: 'USD 1', currency: 'PEN'});
  expect(read(words, 'USD')).toEqual({units: [-500], others: 'PEN 2', currency: 'USD'});
});

test('[IMP17] a file in another currency is refused until it is decided', () => {
  const pesos = [names, '2026-01-13;a;-5,00;Pesos', '2026-01-14;b;-9,00;Pesos'];
  expect(read(pesos, 'USD').currency).toBe('asked, USD');
  expect(read(pesos, 'USD').units).toEqual([]);
  expect(read(pesos, 'USD', 'USD')).toMatchObject({units: [-500, -900], currency: 'USD'});
  expect(read(pesos, 'MXN')).toEqual({units: [-500, -900], others: '', currency: 'MXN'});
  const euros = ['Fecha;Concepto;Importe (€)', '2026-01-13;a;-5,00', '2026-01-14;b;9,00'];
  expect(read(euros, 'USD')).toEqual({units: [-500, 900], others: '', currency: 'asked, EUR'});
  expect(read(euros, 'EUR').currency).toBe('EUR');
  // Nobody turns euros into dollars by saying so.
  expect(read(euros, 'USD', 'USD').currency).toBe('asked, EUR');
  const column = [names, '2026-01-13;a;-5,00;EUR', '2026-01-14;b;1.210,00;EUR'];
  expect(read(column, 'USD', 'USD').currency).toBe('asked, EUR');
  const shared = ['Fecha;Concepto;Importe ($)', '2026-01-13;a;-5,00', '2026-01-14;b;9,00'];
  expect(read(shared, 'EUR').currency).toBe('asked, EUR');
  expect(read(shared, 'EUR', 'EUR')).toMatchObject({units: [-500, 900], currency: 'EUR'});
  const before = ['Moneda:;Dólares', '', 'Fecha;Concepto;Importe', '2026-01-13;a;-5,00', '2026-01-14;b;9,00'];
  expect(read(before, 'PEN').currency).toBe('asked, USD');
});

test('[IMP17] of columns for each currency the account’s own is read, and rows of the others are left out', () => {
  const lines = [
    'Fecha;Concepto;Monto $;Monto US$',
    '2026-01-13;a;-9.000;',
    '2026-01-14;b;;-5,00',
    '2026-01-15;c;-8.000;0,00',
    '2026-01-16;d;0;7,25',
  ];
  expect(read(lines, 'USD')).toEqual({units: [-500, 725], others: 'Monto $ 2', currency: 'USD'});
  expect(read(lines, 'CLP')).toEqual({units: [-9000, -8000], others: 'USD 2', currency: 'CLP'});
  const pair = [
    'Fecha;Concepto;Cargo S/;Abono S/;Cargo US$;Abono US$',
    '2026-01-13;a;9,00;;;',
    '2026-01-14;b;;8,00;;',
    '2026-01-15;c;;;7,00;',
    '2026-01-16;d;;;;6,00',
  ];
  expect(read(pair, 'USD')).toEqual({units: [-700, 600], others: 'PEN 2', currency: 'USD'});
  expect(read(pair, 'PEN')).toEqual({units: [-900, 800], others: 'USD 2', currency: 'PEN'});
});

test('[IMP17] a dollar sign is the account’s, unless its amounts are written as no such account writes them', () => {
  const cents = ['Fecha;Concepto;Monto', '2026-01-13;a;-$5,00', '2026-01-14;b;$ 9,00'];
  expect(read(cents, 'USD')).toMatchObject({units: [-500, 900], currency: 'USD'});
  expect(read(cents, 'EUR').currency).toMatch(/^asked/);
  const thousands = ['Fecha;Concepto;Monto', '2026-01-13;a;-$45.000', '2026-01-14;b;$ 9.990'];
  expect(read(thousands, 'USD').currency).toBe('asked, USD');
  expect(read(thousands, 'CLP')).toMatchObject({units: [-45_000, 9990], currency: 'CLP'});
});
