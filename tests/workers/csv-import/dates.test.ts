import {expect, test} from 'vitest';
import type {ReadOptions} from '#workers/csv-import/reading.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {books, importFile, making} from './run-parts.ts';
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

const twoDates = (first: string, second: string, ...rows: readonly string[]) =>
  readFile([`${first},${second},Description,Amount,Balance`, ...rows].join('\n'));

const sortedBySecond = [
  '2026-03-05,2026-03-02,a,-1.00,99.00',
  '2026-03-01,2026-03-03,b,-1.00,98.00',
  '2026-03-04,2026-03-06,c,-1.00,97.00',
];
const bothSorted = [
  '2026-03-01,2026-03-02,a,-1.00,99.00',
  '2026-03-02,2026-03-03,b,-1.00,98.00',
  '2026-03-05,2026-03-06,c,-1.00,97.00',
];

test('[IMP24] of two columns of dates the name tells, then the order of the rows, and else the person, who sees both', () => {
  const byName = twoDates('Payout date', 'Some transaction date', ...bothSorted);
  expect([byName.transactions[0]?.date, byName.reading.questions]).toEqual(['2026-03-02', []]);
  const byOrder = twoDates('Date one', 'Date two', ...sortedBySecond);
  expect([byOrder.transactions[0]?.date, byOrder.reading.questions]).toEqual(['2026-03-02', []]);
  const open = twoDates('Date one', 'Date two', ...bothSorted);
  expect(open.reading.questions).toEqual(['import.choose-date-column']);
  expect(open.reading.answers.map(({rows}) => rows[0]?.date)).toEqual(['2026-03-01', '2026-03-02']);
  const same = twoDates(
    'Date one',
    'Date two',
    '2026-03-01,2026-03-01 10:00,a,-1.00,99.00',
    '2026-03-04,2026-03-04 11:00,b,-1.00,98.00',
  );
  expect(same.reading.questions).toEqual([]);
});

test('[IMP24] the other date of a file makes no movement twice: the rows are matched, not named', async () => {
  const database = openLocalDevice();
  const file = [
    'Date one,Date two,Description,Amount',
    '2026-03-01,2026-03-02,Rent Ana,-850.00',
    '2026-03-04,2026-03-06,Shop Luis,-12.55',
  ].join('\n');
  const under = (at: number) => readFile(file, {kind: 'bank', overrides: {flipSign: false, roles: {[at]: 'date'}}});
  await importFile(database, file, {file: under(0)});
  const again = await importFile(database, `${file}\n`, {file: under(1), making: making(8)});
  expect([again.newCount, (await books(database)).length]).toEqual([0, 2]);
});

test('[IMP6] dates as other countries write them: packed days, Buddhist years, signs of year, month and day', () => {
  const dates = (...cells: readonly string[]) =>
    readFile(['Date,Description,Amount', ...cells.map((cell) => `${cell},x,-1.00`)].join('\n')).transactions.map(
      ({date}) => date,
    );
  expect(dates('13032026', "'02032026'")).toEqual(['2026-03-13', '2026-03-02']);
  expect(dates('13/03/2569', '02/03/2569')).toEqual(['2026-03-13', '2026-03-02']);
  expect(dates('2026年3月2日', '2026년 3월 5일', '2026. 03. 13.')).toEqual(['2026-03-02', '2026-03-05', '2026-03-13']);
});

test('[IMP6] a year of another calendar, or far from any, is an error of its row, never a date', () => {
  const {transactions, errors} = readFile(
    'Date,Description,Amount\n2026-03-02,a,-1.00\n1404/12/11,b,-1.00\n3026-03-02,c,-1.00\n2026-03-03,d,-2.00\n',
  );
  expect([transactions.length, errors.map(({reason}) => reason)]).toEqual([2, ['import.bad-date', 'import.bad-date']]);
});
