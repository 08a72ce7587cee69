import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readLedger, listLedgers} from '#workers/books/ledger/read-ledger.ts';
import {readReport} from '#workers/books/ledger/read-report.ts';
import {writeLedger} from '#workers/books/ledger/write-ledger.ts';
import {writeTable} from '#workers/books/export/write-table.ts';
import {amountCell, textCell} from '#workers/books/export/cell.ts';
import {buildRow, numberedId, spaceId} from '#tests/workers/books/build-rows.ts';
import {startBooks, storePages} from '#tests/workers/books/open-books.ts';
import {anyHistory, buildAccount, expense, income, plainCategories, seeded, toBooks} from './build-history.ts';

const bank = buildAccount(1, {openingUnits: 100_00});
const history = {
  accounts: [bank],
  categories: plainCategories,
  rows: [
    buildRow(3, {
      date: '2026-01-02',
      amountUnits: -5_00,
      categoryId: expense ?? null,
      description: '=1+1',
      merchant: 'Ñu',
    }),
    buildRow(1, {date: '2026-01-02', amountUnits: 30_00, categoryId: income ?? null}),
    buildRow(2, {date: '2025-12-31', amountUnits: 7_00, categoryId: income ?? null}),
    buildRow(4, {date: '2026-02-01', amountUnits: 1_00, categoryId: income ?? null}),
  ],
};
const january = {from: '2026-01-01', to: '2026-01-31', currency: 'USD'};

test('[RPT10] an account’s postings stand in the order of days with the balance after each, page by page', () => {
  const {columns, chart} = toBooks(history);
  const question = {...january, account: `account:${bank.id}`, start: 0, count: 1};
  const first = readLedger(columns, chart, question);
  expect(first).toMatchObject({
    opening: 107_00n,
    closing: 132_00n,
    debit: 30_00n,
    credit: 5_00n,
    entryCount: 2,
    start: 0,
  });
  expect(first.entries).toMatchObject([{rowId: numberedId(1), units: 30_00, balance: 137_00n, counter: {id: income}}]);
  expect(readLedger(columns, chart, {...question, start: 1}).entries).toMatchObject([
    {rowId: numberedId(3), units: -5_00, balance: 132_00n, merchant: 'Ñu', counter: {id: expense}},
  ]);
  // A category has the other side, and begins anew with the year.
  expect(readLedger(columns, chart, {...question, account: `category:${income}`})).toMatchObject({
    opening: 0n,
    closing: -30_00n,
    entries: [{units: -30_00, counter: {kind: 'account', id: bank.id}}],
  });
});

test('[RPT10] the ledger of every account closes with what the trial balance says', () => {
  const period = {from: '2025-03-17', to: '2026-05-02'};
  fc.assert(
    fc.property(anyHistory, (any) => {
      const {columns, chart} = toBooks(any);
      const {tables} = readReport(columns, any, {report: 'trial-balance', ...period, isCompared: false});
      const said = new Map(
        tables.flatMap(({currency, lines}) =>
          lines.map(({name, figures}) => [
            `${JSON.stringify(name)} ${currency}`,
            figures.map((figure) => figure?.units),
          ]),
        ),
      );
      for (const {account, name, currency} of listLedgers(columns, chart, period.to)) {
        const {opening, debit, credit, closing} = readLedger(columns, chart, {
          ...period,
          account,
          currency,
          start: 0,
          count: 1,
        });
        expect([opening, debit, credit, closing]).toEqual(
          said.get(`${JSON.stringify(name)} ${currency}`) ?? [0n, 0n, 0n, 0n],
        );
      }
    }),
    {...seeded, numRuns: 100},
  );
});

async function readText(file: Blob): Promise<string[]> {
  return (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('[RPT11] the general ledger is written whole: opening balance, debits, credits and balance as plain amounts', async () => {
  const {columns, chart} = toBooks(history);
  const headings = ['Fecha', 'Cuenta', 'Contrapartida', 'Comercio', 'Texto', 'Debe', 'Haber', 'Saldo', 'Moneda', 'Id'];
  const made = await writeLedger(columns, chart, {
    ...january,
    format: 'csv-semicolon',
    sheetName: 'Libro mayor',
    ledgers: [{account: `account:${bank.id}`, currency: 'USD'}],
    headings,
    names: {[`account:${bank.id}`]: 'Banco', [`category:${income}`]: 'Ventas', [`category:${expense}`]: 'Gastos'},
    openingWord: 'Saldo inicial',
  });
  expect(made.rowCount).toBe(2);
  expect(await readText(made.file)).toEqual([
    headings.join(';'),
    '2026-01-01;Banco;Saldo inicial;;;;;107,00;USD;',
    `2026-01-02;Banco;Ventas;;Movement 1;30,00;;137,00;USD;${numberedId(1)}`,
    `2026-01-02;Banco;Gastos;Ñu;'=1+1;;5,00;132,00;USD;${numberedId(3)}`,
  ]);
});

test('[RPT11] a table keeps amounts exact and defuses names that a spreadsheet would run', async () => {
  const file = await writeTable({
    format: 'csv-comma',
    sheetName: 'x',
    widths: [10, 10],
    rows: [
      [textCell('Name'), textCell('Total')],
      [textCell('=cmd()'), amountCell(-90_071_992_547_409_939n, 'USD')],
    ],
  });
  expect(await readText(file)).toEqual(['Name,Total', "'=cmd(),-900719925474099.39"]);
});

test('[RPT1] a report has what is not sent yet, whatever the list is narrowed to', async () => {
  const {books, database} = startBooks();
  await storePages(database, history.rows, 2);
  await books.open('ana', spaceId);
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {amountUnits: 40_00});
  const {tables} = await books.readReport({
    report: 'profit-loss',
    from: january.from,
    to: january.to,
    isCompared: false,
  });
  // Its categories are not on this device: they count by sign.
  expect(tables[0]?.lines.at(-1)?.figures[0]).toMatchObject({units: 35_00n, count: 2});
  const ledgers = await books.listLedgers('2026-12-31');
  expect(ledgers.map(({name}) => (name.kind === 'word' ? name.word : name.id))).toEqual([
    bank.id,
    'open-income',
    'open-expense',
  ]);
});
