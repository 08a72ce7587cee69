import {expect, test} from 'vitest';
import type {ReadOptions} from '#workers/csv-import/reading.ts';
import {readFile} from './read-file.ts';

function read(lines: readonly string[], options: Partial<ReadOptions> = {}) {
  const {transactions, errors, skipped, reading} = readFile(lines.join('\n'), {kind: 'bank', ...options});
  return {
    rows: transactions.map(({date, amountUnits}) => `${date} ${amountUnits}`),
    skipped: skipped.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
    errors: errors.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
    asked: reading.questions.map((question) => question.slice('import.choose-'.length)),
  };
}

const march = ['2026-03-02 -1255', '2026-03-05 150000', '2026-03-13 -85000'];

test('[IMP4] a balance of each day among the movements is none of them, whatever words stand beside it and in whatever language', () => {
  const lines = ['Date,Text,Amount', '2026-03-02,Cafe,-12.55', '2026-03-05,Acme,1500.00', '2026-03-13,Rent,-850.00'];
  for (const name of [
    'Saldo Diário',
    'Solde au 31/03/2026',
    'Nuevo saldo',
    'SALDO CONTABILE FINALE',
    'Saldo em 31/03',
    'Neuer Kontostand vom 31. März',
  ])
    expect({name, ...read([...lines, `2026-03-31,${name},637.45`])}).toMatchObject({
      name,
      rows: march,
      errors: ['5 maybe-total'],
    });
  // A payment of what is owed is one, and so is what only begins like it.
  expect(read([...lines, '2026-03-31,Saldo fattura 12,-37.45', '2026-03-31,Balance Studio,-37.45']).rows).toHaveLength(
    5,
  );
  const daily = (name: string) => ['Date,Text,Amount', '2026-03-02,Cafe,-12.55', `2026-03-02,${name},987.45`, '2026-03-05,Acme,1500.00', `2026-03-05,${name},2487.45`, '2026-03-13,Rent,-850.00', `2026-03-13,${name},1637.45`]; // prettier-ignore
  expect(read(daily('Záró érték')).rows).toEqual(march);
  expect(read([daily('x')[0] ?? '', ...daily('Záró érték').slice(1).toReversed()]).rows.toSorted()).toEqual(march);
});

test('[IMP4] the first row of a file without a header is a row, if a broken one', () => {
  const rows = [13, 12, 11, 10, 9, 8].map((day) => `${day}/03/2026,RENT ${day},-850.0${day % 7}`);
  expect(read(rows.with(0, '13/03/2026,RENT,#REF!')).errors).toEqual(['1 bad-amount']);
  expect(read(rows.with(0, '########,RENT,-850.00')).errors).toEqual(['1 bad-date']);
});

test('[IMP9] a header that is repeated on every page changes nothing in what columns hold', () => {
  const head = 'Fecha,Detalle,Importe,Moneda,Importe de la operación,Moneda de la operación';
  const lines = [head, '2026-03-02,Cafe,-12.55,USD,-10.00,EUR', head, '2026-03-05,Acme,1500.00,USD,1500.00,USD'];
  expect(read(lines)).toMatchObject({rows: march.slice(0, 2), skipped: ['3 skipped-repeated-header'], asked: []});
});

test('[IMP17] a row in a currency that is hardly ever met is in that one, and the others stay what they are', () => {
  const lines = ['Fecha,Detalle,Moneda,Débito,Crédito', '02/03/2026,Cafe,US$,12.55,', '05/03/2026,Acme,Kz,,9.00', '13/03/2026,Renta,AOA,850.00,', '14/03/2026,Luz,US$,20.00,']; // prettier-ignore
  expect(read(lines)).toMatchObject({rows: ['2026-03-02 -1255', '2026-03-14 -2000'], asked: []});
});

test('[IMP17] a currency named like another amount is not that of debits and credits', () => {
  const lines = ['Date,Text,[-] USD,[+] USD,Amount sent,Currency sent', '2026-03-02,Cafe,12.55,,11.00,EUR', '2026-03-05,Acme,,1500.00,1500.00,USD', '2026-03-13,Rent,850.00,,,']; // prettier-ignore
  expect(read(lines, {kind: 'wallet'})).toMatchObject({rows: march, asked: []});
});

test('[IMP18] of two columns that are called amounts the balance tells which is meant; without one a person does', () => {
  const rows = ['2026-03-02,Cafe,-1.00,-12.55,987.45', '2026-03-05,Acme,2.00,1500.00,2487.45', '2026-03-13,Rent,-3.00,-850.00,1637.45']; // prettier-ignore
  expect(read(['Date,Text,Amount,Importe,Balance', ...rows])).toMatchObject({rows: march, asked: []});
  const without = rows.map((row) => row.split(',').slice(0, 4).join(','));
  expect(read(['Date,Text,Amount,Importe', ...without]).asked).toEqual(['amount-column']);
  expect(read(['Date,Text,Importe,Quantity', ...without.map((row) => row.replace('-1.00,-12.55', '-12.55,1'))]).asked).toEqual([]); // prettier-ignore
});

test('[IMP18] what charges lead to from a net is the gross, whatever it is called', () => {
  const lines = ['Date,Text,Zorp,Fee,Net', '2026-03-02,One,50.00,1.75,48.25', '2026-03-05,Two,80.00,2.62,77.38'];
  expect(read(lines, {kind: 'wallet'}).rows.toSorted()).toEqual(['2026-03-02 -175', '2026-03-02 5000', '2026-03-05 -262', '2026-03-05 8000']); // prettier-ignore
});

test('[IMP18] a limit of credit is no credit, and a single side beside other money is asked about', () => {
  const lines = ['Date,Text,Zorp,Límite de crédito', '2026-03-02,Cafe,-12.55,10.50', '2026-03-13,Rent,-850.00,11.20'];
  expect(read(lines)).not.toMatchObject({asked: []});
  const sided = ['Date,Text,Zorp,Credit', '2026-03-02,Cafe,12.50,1.10', '2026-03-13,Rent,850.00,2.20'];
  expect(read(sided).asked).toContain('amount-column');
});

test('[IMP15] a column of signed amounts, or a balance, that says other directions is asked about', () => {
  const ledger = ['Date,Text,Amount,Debit,Credit', '2026-03-02,Cafe,-12.55,,12.55', '2026-03-05,Acme,1500.00,1500.00,', '2026-03-13,Rent,-850.00,,850.00']; // prettier-ignore
  expect(read(ledger).asked).toContain('sign');
  const words = ['Date,Type,Debit,Credit', '2026-03-02,Spend Money,,12.55', '2026-03-05,Receive Money,1500.00,'];
  expect(read(words).asked).toEqual(['sign']);
  const ofBalance = ['Date,Text,Amount,Balance,Dr / Cr', '2026-03-02,Cafe,12.55,987.45,CR', '2026-03-05,Acme,1500.00,2487.45,CR', '2026-03-13,Rent,850.00,1637.45,CR', '2026-03-14,Gas,20.00,1617.45,CR']; // prettier-ignore
  expect(read(ofBalance).asked).toEqual(['sign']);
});

test('[IMP15] on a card of few rows the payment that says so tells, where all others go the other way', () => {
  const card = ['Date,Text,Amount', '2026-03-02,Cafe,12.55', '2026-03-05,PAYMENT - THANK YOU,-1500.00', '2026-03-13,Hotel,850.00']; // prettier-ignore
  expect(read(card, {kind: 'card'})).toMatchObject({rows: march, asked: []});
  const back = [...card, '2026-03-14,Shop,-9.00'];
  expect(read(back, {kind: 'card'}).asked).toEqual(['sign']);
  expect(read(card.slice(0, 3), {kind: 'card'}).asked).toEqual(['sign']);
});

test('[IMP6] the code of a branch tells nothing about the order of dates', () => {
  const lines = ["Date,Text,Sort Code,Debit,Credit", "02/03/2026,Cafe,'11-22-33,12.55,", "05/03/2026,Acme,'11-22-33,,1500.00"]; // prettier-ignore
  expect(read(lines).asked).toEqual(['date-order']);
});

test('[IMP7] what is no amount says nothing about the decimal mark', () => {
  const lines = [
    'Date,Text,Amount',
    '2026-03-02,Cafe,"-12,550"',
    '2026-03-05,Acme,12.5.5.1',
    '2026-03-13,Rent,"-850,000"',
  ];
  expect(read(lines, {currency: 'VND'})).toMatchObject({rows: ['2026-03-02 -12550', '2026-03-13 -850000'], errors: ['3 amount-too-precise']}); // prettier-ignore
});

test('[IMP1] cells of a web page that go over several rows or columns, and those that a spreadsheet leaves out, keep every amount in its column', () => {
  const page = [
    '<table><tr><th>Fecha</th><th>Detalle</th><th colspan="2">Débito</th><th>Crédito</th></tr>',
    '<tr><td rowspan="2">02/03/2026</td><td>Cafe</td><td>12,55</td><td></td><td></td></tr>',
    '<tr><td>Luz</td><td>20,00</td><td></td><td></td></tr>',
    '<tr><td>13/03/2026</td><td>Acme</td><td></td><td></td><td>1.500,00</td></tr></table>',
  ];
  expect(read(page, {currency: 'EUR'}).rows).toEqual(['2026-03-02 -1255', '2026-03-02 -2000', '2026-03-13 150000']);
  const cell = (text: string, index = '') => `<Cell${index}><Data ss:Type="String">${text}</Data></Cell>`;
  const sheet = [
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>',
    `<Row>${['Date', 'Text', 'Debit', 'Credit'].map((name) => cell(name)).join('')}</Row>`,
    `<Row>${cell('2026-03-02')}${cell('Cafe')}${cell('12.55')}</Row>`,
    `<Row>${cell('2026-03-13')}${cell('Acme')}${cell('1500.00', ' ss:Index="4"')}</Row></Table></Worksheet></Workbook>`,
  ];
  expect(read(sheet).rows).toEqual(['2026-03-02 -1255', '2026-03-13 150000']);
});
