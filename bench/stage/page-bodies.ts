import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {rowsPerPage} from '#contract/sync/pull-changes.ts';
import type {BankRow} from './bank-rows.ts';

/** Pages of rows as JSON text in columns, as they are stored. */
export function toPageBodies(rows: readonly BankRow[]): string[] {
  return inPages(rows).map((page) => JSON.stringify(toColumns(page, columnsOf(transactions))));
}

/** The same pages as JSON texts of plain row objects. */
export function toObjectBodies(rows: readonly BankRow[]): string[] {
  return inPages(rows).map((page) => JSON.stringify(page));
}

function inPages(rows: readonly BankRow[]): Readonly<Record<string, Json>>[][] {
  const whole = rows.map((row) => Object.assign({deleted: false, blockedReason: null}, row));
  return Array.from({length: Math.ceil(whole.length / rowsPerPage)}, (_, page) =>
    whole.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
  );
}
