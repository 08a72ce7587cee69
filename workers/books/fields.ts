import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {FieldValues, Json} from '#contract/kernel/field-values.ts';
import {flag, hasFlag, markMoved, setFlag, type BooksColumns} from './columns.ts';
import type {BooksRow} from './api.ts';
import {decodeText, encodeText, type Dictionary} from './dictionary.ts';
import {idAt} from './id-index.ts';
import {addText, readText} from './text-heap.ts';

/** Every field of a transaction but its id, and whether it is deleted. */
export type BooksField = Exclude<keyof TransactionRow, 'id'> | 'deleted';

type BooksValues = TransactionRow & {deleted: boolean};

const dayMs = 86_400_000;

/** A civil date as days since 1970-01-01. */
export function toDay(date: string): number {
  const digit = (place: number): number => date.charCodeAt(place) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  return Date.UTC(year, digit(5) * 10 + digit(6) - 1, digit(8) * 10 + digit(9)) / dayMs;
}

/** Days since 1970-01-01 as a civil date. */
export function fromDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Reads one field of a row out of the columns. */
export const readField: {readonly [Field in BooksField]: (columns: BooksColumns, row: number) => BooksValues[Field]} = {
  date: (columns, row) => fromDay(columns.day[row] ?? 0),
  description: (columns, row) => decodeText(columns.texts, columns.description[row] ?? 0) ?? '',
  amountUnits: (columns, row) => columns.amount[row] ?? 0,
  currency: (columns, row) => decodeText(columns.names, columns.currency[row] ?? 0) ?? '',
  accountId: (columns, row) => decodeText(columns.names, columns.account[row] ?? 0) ?? '',
  categoryId: (columns, row) => decodeText(columns.names, columns.category[row] ?? 0),
  merchant: (columns, row) => decodeText(columns.texts, columns.merchant[row] ?? 0),
  note: (columns, row) => decodeText(columns.texts, columns.note[row] ?? 0),
  checked: (columns, row) => hasFlag(columns, row, flag.checked),
  importId: (columns, row) => decodeText(columns.names, columns.importId[row] ?? 0),
  importLine: (columns, row) => columns.importLine[row] || null,
  identity: (columns, row) => readText(columns.identities, columns.identity[row] ?? 0),
  balanceUnits: (columns, row) => {
    const units = columns.balance[row] ?? Number.NaN;
    return Number.isNaN(units) ? null : units;
  },
  blockedReason: (columns, row) => decodeText(columns.names, columns.blocked[row] ?? 0),
  createdAt: (columns, row) => new Date(columns.createdMs[row] ?? 0).toISOString(),
  deleted: (columns, row) => hasFlag(columns, row, flag.deleted),
};

/** Makes a writer of one value into a field: the value is read once and may then be written to many rows. */
const writers: Readonly<Record<BooksField, (columns: BooksColumns, value: Json) => (row: number) => void>> = {
  date: (columns, value) => {
    const day = toDay(String(value));
    return (row) => {
      if (columns.day[row] === day) return;
      columns.day[row] = day;
      markMoved(columns, row);
    };
  },
  description: (columns, value) => writeCode(columns.description, columns.texts, value),
  amountUnits: (columns, value) => {
    const units = Number(value);
    return (row) => {
      if (columns.amount[row] === units) return;
      columns.amount[row] = units;
      markMoved(columns, row);
    };
  },
  currency: (columns, value) => writeSortedCode(columns, columns.currency, columns.names, value),
  accountId: (columns, value) => writeCode(columns.account, columns.names, value),
  categoryId: (columns, value) => writeCode(columns.category, columns.names, value),
  merchant: (columns, value) => writeSortedCode(columns, columns.merchant, columns.texts, value),
  note: (columns, value) => writeCode(columns.note, columns.texts, value),
  checked: (columns, value) => (row) => setFlag(columns, row, flag.checked, value === true),
  importId: (columns, value) => writeCode(columns.importId, columns.names, value),
  importLine: (columns, value) => (row) => {
    columns.importLine[row] = Number(value ?? 0);
  },
  identity: (columns, value) => {
    const text = textOrNull(value);
    return (row) => {
      // The heap only grows, so a text that is there already is not written again.
      if (readText(columns.identities, columns.identity[row] ?? 0) === text) return;
      columns.identity[row] = addText(columns.identities, text);
    };
  },
  balanceUnits: (columns, value) => (row) => {
    columns.balance[row] = value === null ? Number.NaN : Number(value);
  },
  blockedReason: (columns, value) => writeCode(columns.blocked, columns.names, value),
  createdAt: (columns, value) => {
    const instantMs = Date.parse(String(value));
    return (row) => {
      columns.createdMs[row] = instantMs;
    };
  },
  deleted: (columns, value) => (row) => setFlag(columns, row, flag.deleted, value === true),
};

/** A row as screens see it; the row must be present. */
export function readRow(columns: BooksColumns, row: number): BooksRow {
  return {
    id: idAt(columns.ids, row),
    date: readField.date(columns, row),
    description: readField.description(columns, row),
    amountUnits: readField.amountUnits(columns, row),
    currency: readField.currency(columns, row),
    accountId: readField.accountId(columns, row),
    categoryId: readField.categoryId(columns, row),
    merchant: readField.merchant(columns, row),
    note: readField.note(columns, row),
    checked: readField.checked(columns, row),
    importId: readField.importId(columns, row),
    importLine: readField.importLine(columns, row),
    identity: readField.identity(columns, row),
    balanceUnits: readField.balanceUnits(columns, row),
    blockedReason: readField.blockedReason(columns, row),
    createdAt: readField.createdAt(columns, row),
    unsent: (columns.pending[row] ?? 0) > 0,
    attention: hasFlag(columns, row, flag.attention),
  };
}

/** Tells whether a text names a field that the columns hold; newer servers may send others. */
export function isBooksField(name: string): name is BooksField {
  return Object.hasOwn(writers, name);
}

/** Writes one field of one row. */
export function writeField(columns: BooksColumns, row: number, field: BooksField, value: Json): void {
  writers[field](columns, value)(row);
}

/** Writes one field of many rows; `values` is in the order of `rows`. */
export function writeColumn(columns: BooksColumns, rows: Int32Array, field: BooksField, values: FieldValues): void {
  const begin = writers[field];
  if ('same' in values) {
    const write = begin(columns, values.same);
    for (const row of rows) write(row);
    return;
  }
  for (let index = 0; index < rows.length; index += 1) begin(columns, values.each[index] ?? null)(rows[index] ?? 0);
}

/** The names of all fields that the columns hold. */
export const booksFields: readonly BooksField[] = Object.keys(writers).filter(isBooksField);

function writeCode(target: Int32Array, dictionary: Dictionary, value: Json): (row: number) => void {
  const code = encodeText(dictionary, textOrNull(value));
  return (row) => {
    target[row] = code;
  };
}

function writeSortedCode(
  columns: BooksColumns,
  target: Int32Array,
  dictionary: Dictionary,
  value: Json,
): (row: number) => void {
  const code = encodeText(dictionary, textOrNull(value));
  return (row) => {
    if (target[row] === code) return;
    target[row] = code;
    markMoved(columns, row);
  };
}

function textOrNull(value: Json): string | null {
  return value === null ? null : String(value);
}
