import {accounts} from '#contract/bookkeeping/account.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {Ask} from './answer-elsewhere.ts';
import type {ChartRows} from './ledger/chart.ts';
import type {ReportsApi} from './ledger/reports-api.ts';
import type {Session} from './session.ts';

/** The questions of the open books about double entry. Their code is read when they are first asked. Rules: RPT1 to RPT11, JRN1. */
export function answerReports(ask: Ask): ReportsApi {
  return {
    readReport: async (question) =>
      ask(async (shown) => {
        const [{readReport}, rows] = await Promise.all([import('./ledger/read-report.ts'), readChartRows(shown)]);
        return readReport(shown.books.columns, rows, question);
      }),
    listLedgers: async (to) =>
      ask(async (shown) => {
        const [{createChart, listLedgers}, rows] = await Promise.all([loadLedger(), readChartRows(shown)]);
        const {columns} = shown.books;
        return listLedgers(columns, createChart(columns, rows), to);
      }),
    readLedger: async (question) =>
      ask(async (shown) => {
        const [{createChart, readLedger}, rows] = await Promise.all([loadLedger(), readChartRows(shown)]);
        const {columns} = shown.books;
        return readLedger(columns, createChart(columns, rows), question);
      }),
    writeTable: async (table) =>
      ask(async () => {
        const {writeTable} = await import('./export/write-table.ts');
        return writeTable(table);
      }),
    writeLedger: async (question) =>
      ask(async (shown) => {
        const [{createChart}, {writeLedger}, rows] = await Promise.all([
          loadLedger(),
          import('./ledger/write-ledger.ts'),
          readChartRows(shown),
        ]);
        const {columns} = shown.books;
        return writeLedger(columns, createChart(columns, rows), question);
      }),
    writeJournal: async (question, hear) =>
      ask(async (shown) => {
        const [{createChart}, {writeJournal}, rows] = await Promise.all([
          loadLedger(),
          import('./ledger/journals/write-journal.ts'),
          readChartRows(shown),
        ]);
        const {columns} = shown.books;
        return writeJournal(columns, createChart(columns, rows), question, hear);
      }),
  };
}

async function loadLedger() {
  const [{createChart}, ledger] = await Promise.all([import('./ledger/chart.ts'), import('./ledger/read-ledger.ts')]);
  return {createChart, ...ledger};
}

/** Accounts and categories as they are on this device, once all movements are read. */
async function readChartRows({database, spaceId, loaded}: Session): Promise<ChartRows> {
  await loaded;
  const [accountRows, categoryRows] = await Promise.all([
    readTable(database, accounts, spaceId),
    readTable(database, categories, spaceId),
  ]);
  return {accounts: accountRows, categories: categoryRows};
}
