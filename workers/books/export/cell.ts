import {unitsToDecimal} from '#contract/kernel/money.ts';
import type {ExportField, ExportWords} from './export-api.ts';
import {flag, hasFlag, type BooksColumns} from '#workers/books/data/columns.ts';
import {readField} from '#workers/books/data/fields.ts';
import {idAt} from '#workers/books/data/id-index.ts';

/** One value of a row as a file has it. `decimal` is plain, such as `-120.00`; `day` counts from 1970-01-01. */
export type Cell =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'day'; readonly day: number; readonly date: string}
  | {readonly kind: 'amount'; readonly decimal: string};

/** Writes rows one after the other into a file. */
export type TableWriter = {
  readonly addRow: (cells: readonly Cell[]) => void;
  /** Ends the file; nothing is added after that. */
  readonly finish: () => Blob;
};

/** A text as a cell; null is an empty one. */
export function textCell(text: string | null): Cell {
  return {kind: 'text', text: text ?? ''};
}

/** An amount as a cell, in the smallest unit of a currency; null is an empty one. */
export function amountCell(units: number | bigint | null, currency: string): Cell {
  return units === null ? textCell(null) : {kind: 'amount', decimal: unitsToDecimal(units, currency)};
}

/** Reads one value of a row, with the names of what it refers to. */
export const readCell: {
  readonly [Field in ExportField]: (columns: BooksColumns, row: number, words: ExportWords) => Cell;
} = {
  date: (columns, row) => ({kind: 'day', day: columns.day[row] ?? 0, date: readField.date(columns, row)}),
  merchant: (columns, row) => textCell(readField.merchant(columns, row)),
  description: (columns, row) => textCell(readField.description(columns, row)),
  account: (columns, row, {accounts}) => textCell(accounts[readField.accountId(columns, row)] ?? null),
  category: (columns, row, {categories}) => textCell(categories[readField.categoryId(columns, row) ?? ''] ?? null),
  receipt: (columns, row, {yes, no}) => textCell(hasFlag(columns, row, flag.receipt) ? yes : no),
  amount: (columns, row) => amountCell(readField.amountUnits(columns, row), readField.currency(columns, row)),
  currency: (columns, row) => textCell(readField.currency(columns, row)),
  status: (columns, row, {checked, unchecked}) => textCell(readField.checked(columns, row) ? checked : unchecked),
  note: (columns, row) => textCell(readField.note(columns, row)),
  reference: (columns, row) => textCell(readField.reference(columns, row)),
  balance: (columns, row) => amountCell(readField.balanceUnits(columns, row), readField.currency(columns, row)),
  id: (columns, row) => textCell(idAt(columns.ids, row)),
};
