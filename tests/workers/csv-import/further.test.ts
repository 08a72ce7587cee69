import {expect, test} from 'vitest';
import type {ReadOptions} from '#workers/csv-import/reading.ts';
import {readCells} from '#workers/csv-import/recipe.ts';
import {choicesOf, overridesOf} from '#workers/csv-import/remembered.ts';
import {readFile} from './read-file.ts';

function read(lines: readonly string[], options: Partial<ReadOptions> = {}) {
  const file = readFile(lines.join('\n'), {kind: 'bank', ...options});
  return {
    file,
    rows: file.transactions.map(({amountUnits, description}) => `${amountUnits} ${description}`),
    skipped: file.skipped.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
    errors: file.errors.map(({line, reason}) => `${line} ${reason.slice('import.'.length)}`),
    asked: file.reading.questions.map((question) => question.slice('import.choose-'.length)),
  };
}

const continued = [
  'Fecha,Concepto,Cargos,Abonos,Saldo',
  '02/03/2026,COMPRA,12.55,,987.45',
  ',CAFE CENTRAL,,,',
  ',RFC XAXX010101,,,',
  '13/03/2026,SPEI RECIBIDO,,100.00,1087.45',
];

test('[IMP4] rows of nothing but text go on with the description above them, and stay listed', () => {
  expect(read(continued)).toMatchObject({
    rows: ['-1255 COMPRA CAFE CENTRAL RFC XAXX010101', '10000 SPEI RECIBIDO'],
    skipped: ['3 skipped-continued', '4 skipped-continued'],
    errors: [],
  });
});

test('[IMP4] text below the last row is joined only where rows before it have some', () => {
  expect(read([...continued, ',ACME SA DE CV,,,']).rows).toContain('10000 SPEI RECIBIDO ACME SA DE CV');
  const plain = continued.filter((_, at) => at !== 2 && at !== 3);
  expect(read([...plain, ',Gracias por su preferencia,,,']).rows).toContain('10000 SPEI RECIBIDO');
});

test('[IMP4] a dated row that may be a balance or a total is no movement until a person says so', () => {
  const lines = [
    'Data,Histórico,Valor',
    '02/03/2026,Compra Cafe,-12.55',
    '13/03/2026,Pix Acme,100.00',
    '31/03/2026,S A L D O,87.45',
  ];
  const {file, rows, errors} = read(lines, {currency: 'BRL'});
  expect(rows).toEqual(['-1255 Compra Cafe', '10000 Pix Acme']);
  expect(errors).toEqual(['4 maybe-total']);
  const [row] = file.errors;
  const saved = readCells({line: 4, cells: row?.cells ?? [], recipe: file.recipe, number: (identity) => identity});
  expect(saved).toMatchObject({kind: 'transactions', transactions: [{amountUnits: 8745}]});
});

test('[IMP4] a last row without words where all others have some, or with the sum of them, is doubted', () => {
  const lines = ['02/03/2026;-12,55;CB CAFE', '05/03/2026;1500,00;VIREMENT', '13/03/2026;-850,00;LOYER'];
  expect(read([...lines, '31/03/2026;2137,45;'], {currency: 'EUR'}).errors).toEqual(['4 maybe-total']);
  expect(read([...lines, '31/03/2026;637,45;Saldo de marzo'], {currency: 'EUR'}).errors).toEqual(['4 maybe-total']);
  expect(read([...lines, '31/03/2026;637,45;VIREMENT'], {currency: 'EUR'}).errors).toEqual([]);
});

test('[IMP4] a header in two lines names its columns by both, in two languages by the first', () => {
  const split = ['Fecha;;Importe', 'valor;Descripción;(EUR)', '13/03/2026;CAFE;-12,55', '14/03/2026;LUZ;-20,00'];
  expect(read(split, {currency: 'EUR'})).toMatchObject({rows: ['-1255 CAFE', '-2000 LUZ'], errors: []});
  const twice = ['Fecha;Descripción;Importe', 'Date;Description;Amount', ...split.slice(2)];
  const {file} = read(twice, {currency: 'EUR'});
  expect(file.reading.columns.map(({name}) => name)).toEqual(['Fecha', 'Descripción', 'Importe']);
});

test('[IMP4] cells between apostrophes and texts written as formulas are what they hold', () => {
  const quoted = ["'Fecha','Concepto','Cargo/Abono','Importe'", "'13032026','CAFE','-','12.55'", "'14032026','ACME','+','9.00'"]; // prettier-ignore
  expect(read(quoted).rows).toEqual(['-1255 CAFE', '900 ACME']);
  const formulas = ['Date,Description,Amount', '="2026-03-13",="CAFE",-12.55', '="2026-03-14",="ACME",9.00'];
  expect(read(formulas).rows).toEqual(['-1255 CAFE', '900 ACME']);
});

test('[IMP6] a day of one digit after year and month is a date', () => {
  const lines = [
    '日付,摘要,支払い金額,預かり金額,差引残高',
    '2026/3/2,カフェ,1255,,98745',
    '2026/3/5,アクメ,,150000,248745',
  ];
  const {file} = read(lines, {currency: 'JPY'});
  expect(file.transactions.map(({date, amountUnits}) => `${date} ${amountUnits}`)).toEqual([
    '2026-03-02 -1255',
    '2026-03-05 150000',
  ]);
});

test('[IMP7] numbers of a column that calls itself cents are cents, and of one in thousands thousands', () => {
  const cents = ['created,description,amount_cents', '2026-03-02,cafe,-1255', '2026-03-05,acme,150000'];
  expect(read(cents).rows).toEqual(['-1255 cafe', '150000 acme']);
  const thousands = ['Fecha,Descripción,Monto (en miles)', '2026-03-13,cafe,-1.25', '2026-03-15,acme,20.00'];
  expect(read(thousands).rows).toEqual(['-125000 cafe', '2000000 acme']);
});

const sales = [
  'Date,Type,Order,Total',
  '2026-03-02,Sale,1001,100.00',
  '2026-03-05,Refund,1001,20.00',
  '2026-03-13,Payout,,80.00',
];

test('[IMP15] amounts without a sign go by what every type says; where one says nothing, a person says it by type', () => {
  const said = ['Fecha,Tipo,Monto,Detalle', '2026-03-02,Pagaste,12.55,Cafe', '2026-03-05,Te pagó,9.00,Luis'];
  expect(read(said, {kind: 'wallet'})).toMatchObject({rows: ['-1255 Cafe', '900 Luis'], asked: []});
  const open = read(sales, {kind: 'wallet'});
  expect(open.asked).toEqual(['sign']);
  expect(open.file.reading.openTypes).toEqual([
    {name: 'sale', side: null, count: 1},
    {name: 'refund', side: null, count: 1},
    {name: 'payout', side: null, count: 1},
  ]);
  const types = {sale: 'credit', refund: 'debit'} as const;
  const half = read(sales, {kind: 'wallet', overrides: {types}});
  expect(half.asked).toEqual(['sign']);
  expect(half.file.reading.openTypes.map(({side}) => side)).toEqual(['credit', 'debit', null]);
  const all = read(sales, {kind: 'wallet', overrides: {types: {...types, payout: 'debit'}}});
  expect(all.asked).toEqual([]);
  expect(all.file.transactions.map(({amountUnits}) => amountUnits)).toEqual([10_000, -2000, -8000]);
});

test('[IMP30] what types do is kept with the layout, and a version without types reads the rest', () => {
  const overrides = {types: {payout: 'debit'}, statuses: {paid: 'counted'}} as const;
  const kept = choicesOf(overrides);
  expect(kept && overridesOf(kept)).toEqual(overrides);
});

test('[IMP17] a currency that stands alone before the table is the file’s', () => {
  const lines = ['Kontoauszug;DE12;EUR', 'Datum;Text;Betrag', '02.03.2026;CAFE;-12,55', '13.03.2026;ACME;1.500,00'];
  expect(read(lines).asked).toEqual(['currency']);
  expect(read(lines, {currency: 'EUR'}).asked).toEqual([]);
});

test('[IMP18] names that differ by in and out alone are two sides, and one name of both sides is a signed amount', () => {
  const sides = ['Date,Value_IN(ETH),Value_OUT(ETH),Method', '2026-03-02,0,0.5,Send', '2026-03-13,1.5,0,Get'];
  expect(read(sides, {currency: 'ETH', kind: 'wallet'}).rows).toEqual(['-50000000 Send', '150000000 Get']);
  const signed = ['Fecha;Detalle;Cargos y abonos', '02/03/2026;Cafe;-12,55', '13/03/2026;Acme;9,00'];
  expect(read(signed).rows).toEqual(['-1255 Cafe', '900 Acme']);
});

test('[IMP18] a column that is the sum of those before it is the amount, not the quantity', () => {
  const lines = [
    'date,type,description,quantity,product sales,shipping,promotions,selling fees,total',
    '2026-03-02,Order,Libro,1,100,8,-3,-15,90',
    '2026-03-05,Refund,Libro,1,-100,-8,3,12,-93',
    '2026-03-13,Transfer,To bank,,0,0,0,-85,-85',
  ];
  expect(read(lines, {kind: 'wallet'})).toMatchObject({
    rows: ['9000 Libro', '-9300 Libro', '-8500 To bank'],
    asked: [],
  });
});

test('[IMP18] a column of zeros is no amount, and zeros beside money that nothing explains are asked about', () => {
  const zeros = ['Fecha,Detalle,Valor Cheque,Valor Total', '02/03/2026,Cafe,0.00,-12.55', '13/03/2026,Acme,0.00,9.00'];
  expect(read(zeros)).toMatchObject({rows: ['-1255 Cafe', '900 Acme'], asked: []});
  const some = ['Date,Text,Amount,Zorp', '2026-03-02,a,-1.00,0.00', '2026-03-03,b,0.00,5.50', '2026-03-04,c,2.00,0.00'];
  expect(read(some).asked).toEqual(['amount-column']);
});

test('[IMP24] the date of the movement goes before a value date, however well known the name of that is', () => {
  const lines = [
    'Value date,Operation day,Text,Amount',
    '2026-04-10,2026-03-13,a,-1.00',
    '2026-04-11,2026-03-14,b,2.00',
  ];
  const {file, asked} = read(lines);
  expect([asked, file.reading.period]).toMatchObject([[], {from: '2026-03-13', to: '2026-03-14'}]);
});

test('[IMP15] of two columns of directions with one name the amount’s is the one right after it', () => {
  const lines = [
    'Saldo;D/H;Fecha;Concepto;Importe;D/H',
    '12,55;D;02/03/2026;CAFE;12,55;D',
    '9,45;D;13/03/2026;ACME;3,10;H',
  ];
  expect(read(lines, {currency: 'EUR'}).rows).toEqual(['-1255 CAFE', '310 ACME']);
  const apart = lines.map((line) => line.split(';').toSpliced(5, 0, 'x').join(';'));
  expect(read(apart, {currency: 'EUR'}).asked).toContain('sign');
});

test('[IMP17] of two amounts and two currencies those go together that are named alike, wherever they stand', () => {
  const lines = [
    'Date,Text,Billing Currency,Transaction Currency,Transaction Amount,Billing Amount',
    '2026-03-13,OPENAI,USD,EUR,-10.00,-11.20',
    '2026-03-14,ACME,USD,USD,50.00,50.00',
  ];
  expect(read(lines)).toMatchObject({rows: ['-1120 OPENAI', '5000 ACME'], skipped: [], asked: []});
});
