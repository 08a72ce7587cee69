import type {BooksColumns} from '#workers/books/data/columns.ts';
import {createChart, type Chart, type ChartRows} from './chart.ts';
import type {Report, ReportQuestion, ReportTable, TableReport} from './report.ts';
import {balanceSheet} from './reports/balance-sheet.ts';
import {cashFlow} from './reports/cash-flow.ts';
import {ownersAccount} from './reports/owners-account.ts';
import {profitAndLoss} from './reports/profit-loss.ts';
import {relatedFlows} from './reports/related-flows.ts';
import {trialBalance} from './reports/trial-balance.ts';

const makers: Readonly<
  Record<TableReport, (columns: BooksColumns, chart: Chart, question: ReportQuestion) => ReportTable[]>
> = {
  'profit-loss': profitAndLoss,
  balance: balanceSheet,
  'cash-flow': cashFlow,
  'trial-balance': trialBalance,
  owners: ownersAccount,
  related: relatedFlows,
};

/** Makes a report of the books as they are now, over all rows. Rule: RPT1. */
export function readReport(columns: BooksColumns, rows: ChartRows, question: ReportQuestion): Report {
  return {question, tables: makers[question.report](columns, createChart(columns, rows), question)};
}
