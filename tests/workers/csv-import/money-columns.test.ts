import {expect, test} from 'vitest';
import type {ReadOptions} from '#workers/csv-import/reading.ts';
import {readFile} from './read-file.ts';

/** Amounts as they are read, what is asked, and what is left out. */
function read(lines: readonly string[], options: Partial<ReadOptions> = {}) {
  const file = readFile(lines.join('\n'), {kind: 'bank', ...options});
  const {questions, columns} = file.reading;
  return {
    amounts: file.transactions.map(({amountUnits}) => amountUnits / 100),
    asked: questions.map((question) => question.slice('import.choose-'.length)),
    roles: columns.map(({role}) => role).join(' '),
    skipped: file.skipped.map(({reason}) => reason.slice('import.skipped-'.length)),
    errors: file.errors.map(({reason}) => reason.slice('import.'.length)),
  };
}

test('[IMP18] fees and taxes between gross and net are told by arithmetic, whatever stands first', () => {
  const lines = [
    'Fecha,Comisión,IVA comisión,Bruto,Neto,Detalle',
    '2026-01-13,3.00,0.48,100.00,96.52,Venta 1',
    '2026-01-14,6.00,0.96,200.00,193.04,Venta 2',
    '2026-01-15,0.00,0.00,-50.00,-50.00,Retiro',
  ];
  expect(read(lines)).toEqual({
    amounts: [100, -3.48, 200, -6.96, -50],
    asked: [],
    roles: 'date fee tax amount net description',
    skipped: [],
    errors: [],
  });
  // A column whose name says nothing is a charge where the rows need it.
  const unknown = lines.map((line, row) => `${line},${['Otros', '1.00', '2.00', '0.00'][row]}`);
  const net = unknown.map((line) => line.replace('96.52', '95.52').replace('193.04', '191.04'));
  expect(read(net).amounts).toEqual([100, -4.48, 200, -8.96, -50]);
});

test('[IMP18] a charge is never taken for the amount, and a net that nothing explains is asked about', () => {
  const fees = [
    'Date,Fee,Tax,Transaction value,Description',
    '2026-01-13,1.00,0.20,-10.00,a',
    '2026-01-14,2.00,0.30,20.00,b',
  ];
  expect(read(fees)).toMatchObject({roles: expect.stringMatching(/^date fee tax /), asked: ['fee']});
  const odd = ['Date,Gross,Fee,Net,Description', '2026-01-13,100.00,3.00,90.00,a', '2026-01-14,200.00,4.00,-150.00,b'];
  expect(read(odd).asked).toContain('amount-column');
});

test('[IMP18] a fee beside an amount is asked about where no balance and no net proves how it counts', () => {
  const lines = ['Date,Description,Amount,Fee', '2026-01-13,a,-10.00,1.00', '2026-01-14,b,20.00,0.00'];
  const {reading} = readFile(lines.join('\n'), {kind: 'bank'});
  expect(reading.questions).toEqual(['import.choose-fee']);
  expect(reading.answers.map(({patch, totals}) => [patch.fee, totals.outUnits])).toEqual([
    ['included', -1000],
    ['apart-subtracted', -1100],
    ['apart-added', -1000],
  ]);
});

test('[IMP18] columns of debits and credits win over a third column of numbers, wherever it stands', () => {
  const lines = ['Date,Value,Description,Debit,Credit', '2026-01-13,7.00,a,5.00,', '2026-01-14,8.00,b,,6.00'];
  expect(read(lines)).toMatchObject({amounts: [-5, 6], asked: [], roles: 'date ignore description debit credit'});
});

test('[IMP15] a total below a column of directions does not switch it off', () => {
  const lines = [
    'Fecha,Concepto,Monto,D/C',
    '2026-01-13,a,5.00,D',
    '2026-01-14,b,6.00,C',
    '2026-01-15,c,7.00,D',
    ',Total,-18.00,TOTAL 3',
  ];
  expect(read(lines)).toMatchObject({amounts: [-5, 6, -7], asked: [], skipped: ['total-line']});
});

test('[IMP19] a status that says the money came back is asked about, unless it came back in a row of its own', () => {
  const names = 'Date,Description,Amount,Status';
  const sale = '2026-01-13,Sale to Ana,50.00,REFUNDED';
  const other = '2026-01-14,Rent,-20.00,Completed';
  expect(read([names, sale, other])).toMatchObject({asked: ['status']});
  expect(read([names, sale, other], {overrides: {statuses: {refunded: 'left-out'}}})).toMatchObject({
    amounts: [-20],
    asked: [],
    skipped: ['status'],
  });
  expect(read([names, sale, other, '2026-01-15,Refund to Ana,-50.00,Completed'])).toMatchObject({
    amounts: [50, -20, -50],
    asked: [],
  });
  for (const status of ['REVERSED', 'Chargeback', 'Contracargo', 'Devuelto', 'Estornado', 'Something new'])
    expect(read([names, sale.replace('REFUNDED', status), other]).asked).toEqual(['status']);
  for (const status of ['Rechazada', 'Failed', 'Cancelado'])
    expect(read([names, sale.replace('REFUNDED', status), other])).toMatchObject({amounts: [-20], skipped: ['failed']});
});

test('[IMP19] one row gives back one other: not an unrelated one, not an earlier one, not two', () => {
  const names = 'Date,Description,Amount,Status';
  const bought = ['13', '14', '15'].map((day) => `2026-01-${day},Amazon store,-50.00,Refunded`);
  const asked = (...rows: string[]) => read([names, '2026-01-02,Rent,-20.00,Completed', ...rows]).asked;
  expect(asked(...bought.slice(0, 1), '2026-01-20,Salary of January,50.00,Completed')).toEqual(['status']);
  expect(asked('2026-01-12,Refund,50.00,Completed', ...bought.slice(0, 1))).toEqual(['status']);
  expect(asked(...bought, '2026-01-20,Refund,50.00,Completed')).toEqual(['status']);
  const back = ['20', '21', '22'].map((day) => `2026-01-${day},AMAZON STORE US,50.00,Completed`);
  expect(asked(...bought, ...back.slice(1))).toEqual(['status']);
  expect(asked(...bought, ...back)).toEqual([]);
  expect(asked(...[...bought, ...back].toReversed())).toEqual([]);
  // The coming back may have such a status too.
  expect(asked(...bought, ...back.map((row) => row.replace('Completed', 'Reversed')))).toEqual([]);
});

test('[IMP20] an export of a wallet has its directions by the own address, or asks for it', () => {
  const own = `0x${'a1'.repeat(20)}`;
  const [one, two] = ['b2', 'c3'].map((byte) => `0x${byte.repeat(20)}`);
  const names = 'Transaction Hash,DateTime (UTC),From,To,TokenValue';
  const lines = [
    names,
    `0x${'01'.repeat(32)},2026-01-13 10:00:00,${own},${one},5.00`,
    `0x${'02'.repeat(32)},2026-01-14 10:00:00,${two},${own},7.00`,
  ];
  expect(read(lines)).toMatchObject({amounts: [-5, 7], asked: []});
  const single = lines.slice(0, 2);
  expect(read(single).asked).toContain('address');
  expect(read(single, {overrides: {ownAddress: own}})).toMatchObject({amounts: [-5], asked: []});
});
