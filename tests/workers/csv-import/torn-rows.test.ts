import {expect, test} from 'vitest';
import {readCells} from '#workers/csv-import/recipe.ts';
import {readFile} from './read-file.ts';

function read(lines: readonly string[], kind: 'bank' | 'card' = 'bank') {
  const {transactions, errors, skipped, reading} = readFile(lines.join('\n'), {kind});
  return {
    rows: [
      ...transactions.map(({description, amountUnits}) => `${description} ${amountUnits / 100}`),
      ...errors.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
      ...skipped.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
    ],
    asks: reading.questions,
  };
}

const names = 'Date,Description,Amount,Notes';
const usual = ['2026-01-10,Foo,12.50,', '2026-01-11,Bar,-7.25,', '2026-01-12,Baz,-9.00,'];

test('[IMP21] an amount torn before an empty last cell is joined by its form, or is an error, never cut', () => {
  const rows = ['Foo 12.5', 'Bar -7.25', 'Baz -9'];
  expect(read([names, ...usual, '2026-01-14,Client,5,000.00,']).rows).toEqual([...rows, 'Client 5000']);
  expect(read([names, ...usual, '2026-01-14,Client,1,234.56,']).rows).toEqual([...rows, '5 row-too-wide']);
  expect(read([`${names},`, ...usual.map((row) => `${row},`), '2026-01-14,Client,5,000.00,,']).rows).toEqual([
    ...rows,
    'Client 5000',
  ]);
});

test('[IMP21] so is one that fills the cell which other rows leave out', () => {
  const short = usual.map((row) => row.slice(0, -1));
  const rows = ['Foo 12.5', 'Bar -7.25', 'Baz -9'];
  expect(read([names, ...short, '2026-01-14,Client,5,000.00']).rows).toEqual([...rows, 'Client 5000']);
  expect(read([names, ...short, '2026-01-14,Client,1,234.56']).rows).toEqual([...rows, '5 row-too-wide']);
  // A note is no rest of an amount.
  expect(read([names, ...short, '2026-01-14,Client,5,paid']).rows).toEqual([...rows, 'Client 5']);
  expect(read([names, ...short, '2026-01-14,Client,5.10,250']).rows).toEqual([...rows, 'Client 5.1']);
});

test('[IMP21] a number beside a whole amount is not taken for its rest where the file has no decimals', () => {
  const lines = ['Date,Description,Amount,Check', '2026-01-10,Foo,1250', '2026-01-11,Bar,-725', '2026-01-12,Baz,-9000'];
  expect(read([...lines, '2026-01-14,Client,-250,101']).rows).toEqual([
    'Foo 1250',
    'Bar -725',
    'Baz -9000',
    'Client -250',
  ]);
  expect(read([...lines, '2026-01-14,Client,-250,000']).rows.at(-1)).toBe('Client -250000');
});

test('[IMP21] a torn row that fills its last cell too is proved by the balance beside it', () => {
  const lines = [
    'Date,Description,Amount,Balance,Notes',
    '2026-01-10,Foo,-100.00,2345.10',
    '2026-01-11,Bar,-0.05,2345.05',
  ];
  expect(read([...lines, '2026-01-12,Client,5,000.00,7,345.05,paid']).rows.at(-1)).toBe('Client 5000');
});

test('[IMP21] a reference that begins with zeros is no rest of an amount', () => {
  const lines = ['Date,Description,Amount,Ref', '2026-01-10,Foo,1.50,0041', '2026-01-11,Bar,-7.25,0040'];
  expect(read([...lines, '2026-01-14,Rent, June,12,0042']).rows.at(-1)).toBe('Rent, June 12');
});

test('[IMP15] what a column of debits takes back comes in again, whichever sign the others have', () => {
  const pair = 'Fecha,Concepto,Débito,Crédito';
  const file = (sides: readonly string[]) => [pair, ...sides.map((side, day) => `2026-01-1${day},Fila ${day},${side}`)];
  expect(read(file(['25.00,', '30.00,', '-25.00,', ',100.00'])).rows).toEqual([
    'Fila 0 -25',
    'Fila 1 -30',
    'Fila 2 25',
    'Fila 3 100',
  ]);
  expect(read(file(['-25.00,', '-30.00,', '25.00,', ',100.00'])).rows).toEqual([
    'Fila 0 -25',
    'Fila 1 -30',
    'Fila 2 25',
    'Fila 3 100',
  ]);
  expect(read(file(['-25.00,', '-30.00,', ',100.00'])).rows).toEqual(['Fila 0 -25', 'Fila 1 -30', 'Fila 2 100']);
  // Of as many in either way what is positive is as its column says.
  expect(read(file(['25.00,', '-25.00,', ',100.00'])).rows).toEqual(['Fila 0 -25', 'Fila 1 25', 'Fila 2 100']);
});

test('[IMP4] a purchase at New Balance is asked about, not left out', () => {
  const lines = ['Date,Description,Amount', '2026-01-10,NEW BALANCE 0456,-89.90', '2026-01-11,Rent,-500.00'];
  expect(read(lines).rows).toEqual(['Rent -500', '2 maybe-total']);
  // Saved as it is it is read: only the whole file made it doubtful.
  const {recipe} = readFile(lines.join('\n'), {kind: 'bank'});
  const cells = ['2026-01-10', 'NEW BALANCE 0456', '-89.90'];
  expect(readCells({line: 2, cells, recipe, number: (identity) => identity}).kind).toBe('transactions');
});

test('[IMP15] a card’s file that goes into a bank account is asked about where its payment is the only minus', () => {
  const buys = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day},Shop ${day},${day}0.00`);
  for (const payment of ['AUTOPAY 123', 'ONLINE PAYMENT', 'PAGO TC', 'PAGO EN LINEA'])
    expect(read(['Date,Description,Amount', ...buys, `2026-01-08,${payment},-158.29`]).asks).toEqual([
      'import.choose-sign',
    ]);
  expect(read(['Date,Description,Amount', ...buys, '2026-01-08,Rent,-158.29']).asks).toEqual([]);
});

test('[IMP19] a rare status is found in a long file too', () => {
  const rows = Array.from({length: 20_001}, (_, at) => `2026-01-10,Shop ${at},-1.00,Completed`);
  rows[10_001] = '2026-01-10,Shop X,-1.00,Chargeback';
  expect(read(['Date,Description,Amount,Status', ...rows]).asks).toEqual(['import.choose-status']);
});

test('[IMP15] a row of nothing makes no signs disagree with their words', () => {
  const lines = ['Date,Description,Amount,Type', '2026-01-10,Shop,-5.00,Debit', '2026-01-11,Pay,9.00,Credit'];
  expect(read([...lines, '2026-01-12,Fee,0.00,Debit']).asks).toEqual([]);
});
