import {expect, test} from 'vitest';
import {readFile} from './read-file.ts';

function read(lines: readonly string[]) {
  const {transactions, errors} = readFile(lines.join('\n'), {kind: 'bank'});
  return [
    ...transactions.map(({line, description, amountUnits}) => `${line} ${description} ${amountUnits / 100}`),
    ...errors.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
  ];
}

const names = 'Date,Description,Amount';

test('[IMP21] an amount torn at its thousands is joined by its form, or is an error', () => {
  expect(read([names, '2026-01-13,Rent,-500.00', '2026-01-14,Client,5,000.00'])).toEqual([
    '2 Rent -500',
    '3 Client 5000',
  ]);
  // "Client,1" and 234.56, or "Client" and 1,234.56: nothing tells.
  expect(read([names, '2026-01-13,Rent,-500.00', '2026-01-14,Client,1,234.56'])).toEqual([
    '2 Rent -500',
    '3 row-too-wide',
  ]);
});

test('[IMP21] the balance beside a torn row proves how it was', () => {
  const lines = [
    `${names},Balance`,
    '2026-01-13,Rent,-500.00,500.00',
    '2026-01-14,Client,1,234.56,1,734.56',
    '2026-01-15,Client,2,345.67,4,080.23',
    '2026-01-16,Bar,-80.23,4,000.00',
  ];
  const read4 = ['2 Rent -500', '3 Client 1234.56', '4 Client 2345.67', '5 Bar -80.23'];
  expect(read(lines)).toEqual(read4);
  const [first = '', ...others] = lines;
  expect(
    read([first, ...others.toReversed()])
      .toSorted()
      .map((row) => row.slice(2)),
  ).toEqual(['Bar -80.23', 'Client 2345.67', 'Client 1234.56', 'Rent -500']);
});

test('[IMP21] a description torn at a comma is whole again, and decimals after an unquoted comma are never cut off', () => {
  expect(read([names, '2026-01-13,STORE, INC,-5.00', '2026-01-14,Bar,-6.00'])).toEqual(['2 STORE, INC -5', '3 Bar -6']);
  const torn = read(['Fecha,Concepto,Importe', '13/01/2026,Luz,-12,50', '14/01/2026,Gas,-7,05']);
  expect(torn.every((row) => row.endsWith('row-too-wide') || /-12.5|-7.05/.test(row))).toBe(true);
});

test('[IMP21] a comma at the end of each row, or a text beyond the header, changes nothing', () => {
  expect(read([names, '2026-01-13,Rent,-500.00,', '2026-01-14,Client,50.00,,'])).toEqual([
    '2 Rent -500',
    '3 Client 50',
  ]);
  expect(read([names, '2026-01-13,Rent,-500.00,paid', '2026-01-14,Client,50.00'])).toEqual([
    '2 Rent -500',
    '3 Client 50',
  ]);
});

test('[IMP9] the other side’s account is told from the own one', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day},a,${day}.00,-5.00,DE${day}`);
  const own = readFile(['Date,Description,Value EUR,Amount,IBAN', ...rows].join('\n'), {kind: 'bank'}).reading;
  expect(own.questions).toEqual([]);
  expect(own.sourceAccounts).toEqual([]);
  const both = [
    'Date,Account,Description,Amount,IBAN',
    ...rows.map((row) => row.replace(',a,', ',ES11,a,').replace(/,\d\.00,/, ',')),
  ];
  expect(readFile(both.join('\n'), {kind: 'bank'}).reading).toMatchObject({
    questions: [],
    sourceAccounts: [{name: 'ES11', count: 6}],
  });
});
