import {expect, test} from 'vitest';
import {readFile, shown} from './read-file.ts';

const coffeeAndRent = ['2 2026-01-02 -350 - Coffee, milk', '3 2026-01-03 -180000 - Rent'];

test.each([
  ['days', '45352', '45353', '45357'],
  ['days with a time', '45352.25', '45353.5', '45357.99'],
  ['days with a comma', '"45352,25"', '"45353,5"', '45357'],
])('[IMP6] dates that a spreadsheet stored as %s are days since 1900', (_, first, second, third) => {
  const file = readFile(`Fecha,Concepto,Importe\n${first},Luz,-10.00\n${second},Agua,-20.00\n${third},Gas,-30.00\n`);
  expect(shown(file)).toEqual(['2 2024-03-01 -1000 - Luz', '3 2024-03-02 -2000 - Agua', '4 2024-03-06 -3000 - Gas']);
  expect(file.reading.dateOrder.because.reason).toBe('excel-serial');
});

test('[IMP6] the 29th of February and the last day of a year are told from serial days', () => {
  const file = readFile('Date,Description,Amount\n45351,Leap,-1.00\n45657,Last,-1.00\n45658,First,-1.00\n');
  expect(file.transactions.map(({date}) => date)).toEqual(['2024-02-29', '2024-12-31', '2025-01-01']);
});

test('[IMP9] five-digit numbers beside real dates are no dates', () => {
  const file = readFile('Date,Branch,Description,Amount\n2026-01-02,45352,Coffee,-3.50\n2026-01-03,45353,Rent,-9.00\n');
  expect(file.transactions.map(({date}) => date)).toEqual(['2026-01-02', '2026-01-03']);
});

test.each([
  ['with commas', '"Date,Description,Amount"\n"2026-01-02,""Coffee, milk"",-3.50"\n"2026-01-03,Rent,""-1,800.00"""\n'],
  ['but not the header', 'Date,Description,Amount\n"2026-01-02,""Coffee, milk"",-3.50"\n"2026-01-03,Rent,-1800.00"\n'],
  [
    'with empty columns after',
    '"Date,Description,Amount",,\r\n"2026-01-02,""Coffee, milk"",-3.50",,\r\n"2026-01-03,Rent,-1800.00",,',
  ],
  ['with semicolons', '"Fecha;Concepto;Importe"\n"2026-01-02;Coffee, milk;-3,50"\n"2026-01-03;Rent;-1.800,00"\n'],
])('[IMP3] rows that a spreadsheet wrapped in quotes, %s, are unwrapped and keep their lines', (_, text) => {
  expect(shown(readFile(text))).toEqual(coffeeAndRent);
});

test('[IMP3] a file whose every field is quoted is not taken for wrapped rows', () => {
  const text = '"Date","Description","Amount"\n"2026-01-02","Coffee, milk","-3.50"\n"2026-01-03","Rent","-1,800.00"\n';
  expect(shown(readFile(text))).toEqual(coffeeAndRent);
});

test('[IMP17] rows that a column says are in another currency are left out by name, one that only a symbol says is an error, and the rest is read', () => {
  const byColumn = readFile(
    'Date,Description,Amount,Currency\n2026-01-02,Coffee,-3.50,USD\n2026-01-03,Metro,-2.00,EUR\n2026-01-04,Rent,-800.00,usd\n',
  );
  const bySymbol = readFile(
    'Date,Description,Amount\n2026-01-02,Coffee,US$ -3.50\n2026-01-03,Metro,-2.00 €\n2026-01-04,Rent,$-800.00\n',
  );
  for (const file of [byColumn, bySymbol]) {
    expect(shown(file)).toEqual(['2 2026-01-02 -350 - Coffee', '4 2026-01-04 -80000 - Rent']);
  }
  expect(byColumn.skipped).toMatchObject([{line: 3, reason: 'import.skipped-other-currency'}]);
  expect(byColumn.reading.otherCurrencies).toEqual([{name: 'EUR', count: 1}]);
  expect(bySymbol.errors).toMatchObject([{line: 3, reason: 'import.wrong-currency'}]);
});

test('[IMP8] where every currency has a balance of its own, the account’s is followed', () => {
  const rows = ['2026-01-02,A,-3.50,USD,96.50', '2026-01-03,B,-2.00,EUR,48.00', '2026-01-04,C,-6.50,USD,90.00'];
  const {reading} = readFile(`Date,Description,Amount,Currency,Balance\n${rows.join('\n')}\n`);
  expect(reading.balance).toMatchObject({status: 'proved', openingUnits: 10_000, closingUnits: 9_000});
});

test('[IMP7] a currency without decimals takes none', () => {
  const text = 'Date,Description,Amount,Currency\n2026-01-02,Coffee,-350,JPY\n2026-01-03,Metro,-2.50,JPY\n';
  const yen = readFile(text, {currency: 'JPY'});
  expect(shown(yen)).toEqual(['2 2026-01-02 -350 - Coffee']);
  expect(yen.errors).toMatchObject([{line: 3, reason: 'import.amount-too-precise'}]);
});
