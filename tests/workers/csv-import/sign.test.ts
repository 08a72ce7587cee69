import {expect, test} from 'vitest';
import type {AccountKind} from '#contract/bookkeeping/account.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import {readFile} from './read-file.ts';

/** Amounts as they are read, or `asked`. */
function read(
  rows: readonly string[],
  kind: AccountKind | null,
  {names = 'Date,Description,Amount', overrides = {}}: {names?: string; overrides?: Overrides} = {},
) {
  const file = readFile([names, ...rows].join('\n'), {kind, overrides});
  const {questions} = file.reading;
  return questions.includes('import.choose-sign')
    ? 'asked'
    : file.transactions.map(({amountUnits}) => amountUnits / 100);
}

const purchases = ['Uber', 'Amazon', 'Starbucks', 'Rappi', 'Netflix', 'Apple'].map(
  (name, day) => `2026-01-${13 + day},${name},1${day}.00`,
);

test('[IMP15] a card whose purchases are positive is turned, by what it is and by its payment', () => {
  const turned = [-10, -11, -12, -13, -14, -15];
  expect(read([...purchases, '2026-01-20,PAYMENT - THANK YOU,-75.00'], 'card')).toEqual([...turned, 75]);
  expect(read([...purchases, '2026-01-20,PAGO RECIBIDO,-75.00'], 'card')).toEqual([...turned, 75]);
  // With a minus already it stays as it is.
  const negative = purchases.map((row) => row.replace(',1', ',-1'));
  expect(read([...negative, '2026-01-20,Autopay,75.00'], 'card')).toEqual([...turned, 75]);
});

test('[IMP15] a card without any minus, with too few rows to tell, or whose words contradict most rows, is asked about', () => {
  expect(read(purchases, 'card')).toBe('asked');
  expect(read(purchases.slice(0, 2), 'card')).toBe('asked');
  expect(read([...purchases, '2026-01-20,PAYMENT - THANK YOU,75.00'], 'card')).toBe('asked');
  expect(read(['2026-01-20,Uber,-5.00', '2026-01-21,Amazon,7.00'], 'card')).toBe('asked');
});

test('[IMP15] amounts without any sign say nothing in a bank either, unless every row says that it came in', () => {
  expect(read(purchases, 'bank')).toBe('asked');
  expect(read(purchases, null)).toBe('asked');
  expect(read(['2026-01-20,Deposit branch,5.00', '2026-01-21,Interest earned,7.00'], 'bank')).toEqual([5, 7]);
  expect(read(['2026-01-20,Rent,-5.00', '2026-01-21,Client,7.00'], 'bank')).toEqual([-5, 7]);
});

test('[IMP15] what rows call themselves turns a sign only when both directions say so', () => {
  const both = ['2026-01-20,Purchase shop,5.00', '2026-01-21,Payment received from client,-7.00'];
  expect(read(both, 'bank')).toEqual([-5, 7]);
  expect(read([both[0] ?? '', '2026-01-21,Client,-7.00'], 'bank')).toBe('asked');
});

test('[IMP15] a balance proves a sign only when it would have caught the other one', () => {
  const names = 'Date,Description,Amount,Balance';
  // One step follows under one sign alone, and proves nothing.
  expect(read(['2026-01-20,a,5.00,100.00', '2026-01-21,b,5.00,95.00'], 'bank', {names})).toBe('asked');
  const fall = ['2026-01-20,a,5.00,95.00', '2026-01-21,b,6.00,89.00', '2026-01-22,c,7.00,82.00'];
  // Of amounts without signs each has the direction of its own step; the first one has none.
  expect(read(fall, 'bank', {names})).toEqual([-6, -7]);
  const mixed = [
    '2026-01-20,Opening balance,,100.00',
    ...fall.map((row) => row.replace('6.00,89.00', '6.00,101.00').replace('82', '94')),
  ];
  expect(read(mixed, 'bank', {names})).toEqual([-5, 6, -7]);
  // What a card owes rises with every purchase.
  const owed = purchases.map((row, place) => `${row},${[10, 21, 33, 46, 60, 75][place]}.00`);
  expect(read([...owed, '2026-01-20,Bank,-70.00,5.00'], 'card', {names})).toEqual([-10, -11, -12, -13, -14, -15, 70]);
  // A bank's file that calls its rows purchases while its balance rises with them contradicts itself.
  const odd = ['2026-01-20,Purchase,5.00,105.00', '2026-01-21,Purchase,6.00,111.00', '2026-01-22,Purchase,7.00,118.00'];
  expect(read(odd, 'bank', {names})).toBe('asked');
});

test('[IMP15] what a card owes is kept as a balance below zero', () => {
  const owed = purchases.map((row, place) => `${row},${[10, 21, 33, 46, 60, 75][place]}.00`);
  const rows = [...owed, '2026-01-20,Bank,-70.00,5.00'];
  const {transactions, reading} = readFile(['Date,Description,Amount,Balance', ...rows].join('\n'), {kind: 'card'});
  expect(transactions.map(({balanceUnits}) => (balanceUnits ?? 0) / 100)).toEqual([-10, -21, -33, -46, -60, -75, -5]);
  expect(reading.balance).toMatchObject({status: 'proved', stepCount: 6});
});

test('[IMP15] columns named for debits and credits tell, and so does the person', () => {
  const names = 'Date,Description,Debit,Credit';
  expect(read(['2026-01-20,a,5.00,', '2026-01-21,b,,7.00'], 'card', {names})).toEqual([-5, 7]);
  expect(read(purchases.slice(0, 2), 'bank', {overrides: {flipSign: true}})).toEqual([-10, -11]);
});

test('[IMP16] a question shows what the file would be under each answer', () => {
  const {reading} = readFile(['Date,Description,Amount', ...purchases].join('\n'), {kind: 'bank'});
  expect(reading.questions).toEqual(['import.choose-sign']);
  expect(reading.answers.map(({patch, totals, period, rows}) => [patch, totals, period, rows[0]?.amountUnits])).toEqual(
    [
      [{flipSign: false}, {inUnits: 7500, outUnits: 0}, {from: '2026-01-13', to: '2026-01-18'}, 1000],
      [{flipSign: true}, {inUnits: 0, outUnits: -7500}, {from: '2026-01-13', to: '2026-01-18'}, -1000],
    ],
  );
  const dates = readFile('Date,Description,Amount\n03/04/2024,a,-1.00\n05/06/2024,b,2.00').reading;
  expect(dates.answers.map(({patch, rows}) => [patch.dateOrder, rows[0]?.date])).toEqual([
    ['DMY', '2024-04-03'],
    ['MDY', '2024-03-04'],
  ]);
});

test('[IMP15] a status that is also a word of direction is a status, where the name says so', () => {
  const rows = ['2026-01-20,GUSTO,-46.00,Sent', '2026-01-21,Traslado,500.00,Sent'];
  expect(read(rows, 'bank', {names: 'Date,Description,Amount,Status'})).toEqual([-46, 500]);
  expect(read(rows, 'bank', {names: 'Date,Description,Amount,Way'})).toBe('asked');
});

const ofMercury =
  'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Category,GL Code,Timestamp,Original Currency';

test('[IMP15] a company pays its payroll: such rows turn no file, and a real bank file with them is read as it is written', () => {
  const ofDay = (day: number, name: string, amount: string, bank: string) =>
    `03-${day}-2026,${name},${amount},Sent,Mercury Checking xx12,${bank},,,,,,,03-${day}-2026 21:30:40,`;
  const mercury = [
    ofDay(22, 'Gusto Payroll', '-4200.00', 'GUSTO; PAYROLL 111111; Launch LLC'),
    ofDay(15, 'Gusto Payroll', '-4100.00', 'GUSTO; PAYROLL 111112; Launch LLC'),
    ofDay(12, 'Purchase AWS', '-46.00', 'AWS'),
  ];
  expect(read(mercury, 'bank', {names: ofMercury})).toEqual([-4200, -4100, -46]);
  const chase = [
    'DEBIT,09/25/2026,"ORIG CO NAME:INTUIT PAYROLL S   CO ENTRY DESCR:QUICKBOOKS",-2500.00,ACH_DEBIT, ,,',
    'DEBIT,09/24/2026,"GUSTO PAYROLL DIRECT DEP",-1250.00,ACH_DEBIT,3151.00,,',
    'CREDIT,09/23/2026,"ORIG CO NAME:STRIPE",400.00,ACH_CREDIT,4401.00,,',
  ];
  const ofChase = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #';
  expect(read(chase, 'bank', {names: ofChase})).toEqual([-2500, -1250, 400]);
  const america = [
    '04/01/2024,Beginning balance as of 04/01/2024,,"10,000.00"',
    '05/10/2024,"GUSTO DES:PAYROLL ID:6semjvn INDN:LAUNCH LLC","-2,000.00","8,000.00"',
    '06/10/2024,"ADP SALARY 99 WAGE PAY","-2,000.00","6,000.00"',
  ];
  expect(read(america, 'bank', {names: 'Date,Description,Amount,Running Bal.'})).toEqual([-2000, -2000]);
});

test('[IMP15] words of pay are evidence for neither side, in every language', () => {
  for (const pay of [
    'Payroll March',
    'Nómina marzo',
    'Pago de nómina',
    'Salary Ana',
    'Sueldo Ana',
    'Salario Ana',
    'Lohn',
  ]) {
    expect(read([`2026-01-20,${pay},-500.00`, '2026-01-21,Client,700.00'], 'bank')).toEqual([-500, 700]);
    expect(read([`2026-01-20,${pay},-500.00`, '2026-01-21,Purchase shop,-7.00'], 'bank')).toEqual([-500, -7]);
    // Beside a purchase written as positive it does not prove that the file is turned.
    expect(read([`2026-01-20,${pay},-500.00`, '2026-01-21,Purchase shop,7.00'], 'bank')).toBe('asked');
    expect(read([`2026-01-20,${pay},500.00`, '2026-01-21,Deposit,7.00'], 'bank')).toBe('asked');
  }
});

test('[IMP15] a card’s file that goes to a bank’s account, a wallet or cash is asked about, and so is the reverse', () => {
  const card = [
    '2026-01-02,Amazon,45.20',
    '2026-01-03,Uber,12.10',
    '2026-01-05,Netflix,9.99',
    '2026-01-09,Market,88.00',
    '2026-01-12,Metro,3.00',
    '2026-01-20,PAYMENT THANK YOU,-158.29',
  ];
  for (const kind of ['bank', 'wallet', 'cash'] as const) expect(read(card, kind)).toBe('asked');
  expect(read(card, 'card')).toEqual([-45.2, -12.1, -9.99, -88, -3, 158.29]);
  const bank = ['2026-01-02,Amazon,-45.20', '2026-01-03,Client Acme,500.00', '2026-01-05,Rent,-900.00'];
  expect(read(bank, 'bank')).toEqual([-45.2, 500, -900]);
  expect(read(bank, 'card')).toBe('asked');
});
