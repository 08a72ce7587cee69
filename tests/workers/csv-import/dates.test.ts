import {expect, test} from 'vitest';
import type {ReadOptions} from '#workers/csv-import/reading.ts';
import {readFile} from './read-file.ts';

function read(dates: readonly string[], options: Partial<ReadOptions> = {}, before: readonly string[] = []) {
  const rows = dates.map((date) => `"${date}",a,-5.00`);
  const {transactions, reading} = readFile([...before, 'Fecha,Concepto,Importe', ...rows].join('\n'), {
    kind: 'bank',
    ...options,
  });
  return reading.questions.length > 0 ? reading.questions.join() : transactions.map(({date}) => date);
}

test('[IMP6] dates without a year have that of the statement, or it is asked once', () => {
  const days = ['28/12', '30/12', '02/01', '14/01'];
  const whole = ['2025-12-28', '2025-12-30', '2026-01-02', '2026-01-14'];
  expect(read(days)).toBe('import.choose-year');
  expect(read(days, {overrides: {lastYear: 2026}})).toEqual(whole);
  expect(read(days, {}, ['Período: 15/12/2025 - 15/01/2026', ''])).toEqual(whole);
  expect(read(days, {fileName: 'extracto-2026-01-15.csv'})).toEqual(whole);
  expect(read(days.toReversed(), {overrides: {lastYear: 2026}})).toEqual(whole.toReversed());
  expect(read(['28 dic', '2 ene'], {overrides: {lastYear: 2026}})).toEqual(['2025-12-28', '2026-01-02']);
  const {reading} = readFile('Fecha,Concepto,Importe\n28/12,a,-5.00\n14/01,b,5.00', {kind: 'bank'});
  expect(reading.answers.map(({patch, period}) => [patch.lastYear, period])).toEqual(
    [2026, 2025, 2024].map((year) => [year, {from: `${year - 1}-12-28`, to: `${year}-01-14`}]),
  );
});

test('[IMP6] weekdays before a date, with and without a comma, and times glued to it', () => {
  for (const date of [
    'lun 13/04/2026',
    'lun. 13/04/2026',
    'Monday 13 April 2026',
    'segunda-feira, 13/04/2026',
    'Mon, 13 Apr 2026',
    '20260413103000',
    '2026-04-13T10:30:00Z',
  ])
    expect([date, read([date])]).toEqual([date, ['2026-04-13']]);
  expect(read(['Mar 15, 2026', 'mar 17/03/2026'])).toEqual(['2026-03-15', '2026-03-17']);
});

test('[IMP6] seconds and milliseconds since 1970 are dates in a column that says so', () => {
  const unix = (...cells: string[]) =>
    readFile(['UnixTimestamp,Description,Amount', ...cells.map((cell) => `${cell},a,-5.00`)].join('\n'), {
      kind: 'bank',
    });
  expect(unix('1776038400', '1776124800').transactions.map(({date}) => date)).toEqual(['2026-04-13', '2026-04-14']);
  expect(unix('1776038400123').transactions.map(({date}) => date)).toEqual(['2026-04-13']);
});

test('[IMP6] instalments beside the dates are no dates', () => {
  const {transactions, reading} = readFile(
    'Fecha,Comercio,Cuotas,Monto\n03/04/2026,a,01/12,-5.00\n04/04/2026,b,02/06,-6.00\n15/04/2026,c,03/03,-7.00',
    {kind: 'card'},
  );
  expect(reading.dateOrder.value).toBe('DMY');
  expect(transactions.map(({date}) => date)).toEqual(['2026-04-03', '2026-04-04', '2026-04-15']);
});

test('[IMP2] one zero byte in a text is left out, and the table of a web page is read', () => {
  const zero = readFile(`Date,Description,Amount\n2026-01-31,Caf\0e,-1.00\n${'2026-02-01,x,2.00\n'.repeat(3)}`);
  expect(zero.transactions.map(({description}) => description)).toEqual(['Cafe', 'x', 'x', 'x']);
  const page = `<html><head><meta charset="utf-8"></head><body><table><tr><td colspan="3">Banco</td></tr>
    <tr><th>Fecha</th><th>Descripci&oacute;n</th><th>Importe</th></tr>
    <tr><td>13/01/2026</td><td>Luz &amp; <b>gas</b></td><td>-1.234,50</td></tr>
    <tr><td>14/01/2026</td><td>N&#243;mina</td><td>2.000,00</td></tr></table></body></html>`;
  const {transactions} = readFile(page, {currency: 'EUR', fileName: 'extracto.xls'});
  expect(transactions.map(({description, amountUnits}) => [description, amountUnits])).toEqual([
    ['Luz & gas', -123_450],
    ['Nómina', 200_000],
  ]);
});
