import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {FieldValues, Json} from '#contract/kernel/field-values.ts';
import {flag, hasFlag, isLive, markMoved, setFlag, type BooksColumns} from './columns.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {decodeText, encodeText} from './dictionary.ts';
import {findId, idAt} from './id-index.ts';
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
  reference: (columns, row) => readText(columns.identities, columns.reference[row] ?? 0),
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
  ruleMark: (columns, row) => decodeText(columns.names, columns.ruleMark[row] ?? 0),
  deleted: (columns, row) => hasFlag(columns, row, flag.deleted),
};

/** How a field is written: its value becomes a number, once however many rows get it, and that number goes into a row. */
type FieldWriter = {
  /** @param row the first row that gets the value. */
  readonly encode: (columns: BooksColumns, value: Json, row: number) => number;
  readonly put: (columns: BooksColumns, row: number, code: number) => void;
};

const encodeName: FieldWriter['encode'] = ({names}, value) => encodeText(names, textOrNull(value));
const encodeWords: FieldWriter['encode'] = ({texts}, value) => encodeText(texts, textOrNull(value));
const encodeFlag: FieldWriter['encode'] = (_columns, value) => (value === true ? 1 : 0);

/** The heap only grows, so a text that is there already is not written again. */
function writeHeaped(field: 'identity' | 'reference'): FieldWriter {
  return {
    encode: (columns, value, row) => {
      const text = textOrNull(value);
      const place = columns[field][row] ?? 0;
      return readText(columns.identities, place) === text ? place : addText(columns.identities, text);
    },
    put: (columns, row, place) => void (columns[field][row] = place),
  };
}

const writers: Readonly<Record<BooksField, FieldWriter>> = {
  date: {
    encode: (_columns, value) => toDay(String(value)),
    put: (columns, row, day) => {
      if (columns.day[row] === day) return;
      columns.day[row] = day;
      markMoved(columns, row);
    },
  },
  description: {encode: encodeWords, put: ({description}, row, code) => void (description[row] = code)},
  amountUnits: {
    encode: (_columns, value) => Number(value),
    put: (columns, row, units) => {
      if (columns.amount[row] === units) return;
      columns.amount[row] = units;
      markMoved(columns, row);
    },
  },
  currency: {
    encode: encodeName,
    put: (columns, row, code) => {
      if (columns.currency[row] === code) return;
      columns.currency[row] = code;
      markMoved(columns, row);
    },
  },
  accountId: {encode: encodeName, put: ({account}, row, code) => void (account[row] = code)},
  categoryId: {encode: encodeName, put: ({category}, row, code) => void (category[row] = code)},
  merchant: {
    encode: encodeWords,
    put: (columns, row, code) => {
      if (columns.merchant[row] === code) return;
      columns.merchant[row] = code;
      markMoved(columns, row);
    },
  },
  note: {encode: encodeWords, put: ({note}, row, code) => void (note[row] = code)},
  reference: writeHeaped('reference'),
  checked: {encode: encodeFlag, put: (columns, row, on) => setFlag(columns, row, flag.checked, on === 1)},
  importId: {encode: encodeName, put: ({importId}, row, code) => void (importId[row] = code)},
  importLine: {
    encode: (_columns, value) => Number(value ?? 0),
    put: ({importLine}, row, line) => void (importLine[row] = line),
  },
  identity: writeHeaped('identity'),
  balanceUnits: {
    encode: (_columns, value) => (value === null ? Number.NaN : Number(value)),
    put: ({balance}, row, units) => void (balance[row] = units),
  },
  blockedReason: {encode: encodeName, put: ({blocked}, row, code) => void (blocked[row] = code)},
  createdAt: {
    encode: (_columns, value) => Date.parse(String(value)),
    put: ({createdMs}, row, instantMs) => void (createdMs[row] = instantMs),
  },
  ruleMark: {encode: encodeName, put: ({ruleMark}, row, code) => void (ruleMark[row] = code)},
  deleted: {encode: encodeFlag, put: (columns, row, on) => setFlag(columns, row, flag.deleted, on === 1)},
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
    reference: readField.reference(columns, row),
    checked: readField.checked(columns, row),
    importId: readField.importId(columns, row),
    importLine: readField.importLine(columns, row),
    identity: readField.identity(columns, row),
    balanceUnits: readField.balanceUnits(columns, row),
    blockedReason: readField.blockedReason(columns, row),
    createdAt: readField.createdAt(columns, row),
    ruleMark: readField.ruleMark(columns, row),
    unsent: (columns.pending[row] ?? 0) > 0,
    attention: hasFlag(columns, row, flag.attention),
    hasReceipt: hasFlag(columns, row, flag.receipt),
  };
}

/** The row of an id, unless there is none or it is deleted. */
export function readLiveRow(columns: BooksColumns, id: string): BooksRow | null {
  const row = findId(columns.ids, id);
  return row !== -1 && isLive(columns, row) ? readRow(columns, row) : null;
}

/** Tells whether a text names a field that the columns hold; newer servers may send others. */
export function isBooksField(name: string): name is BooksField {
  return Object.hasOwn(writers, name);
}

/** Writes one field of one row. */
export function writeField(columns: BooksColumns, row: number, field: BooksField, value: Json): void {
  const {encode, put} = writers[field];
  put(columns, row, encode(columns, value, row));
}

/** Writes one field of many rows; `values` is in the order of `rows`. */
export function writeColumn(columns: BooksColumns, rows: Int32Array, field: BooksField, values: FieldValues): void {
  const {encode, put} = writers[field];
  if ('same' in values) {
    const code = encode(columns, values.same, rows[0] ?? 0);
    for (const row of rows) put(columns, row, code);
    return;
  }
  const {each} = values;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    put(columns, row, encode(columns, each[index] ?? null, row));
  }
}

/** The names of all fields that the columns hold. */
export const booksFields: readonly BooksField[] = Object.keys(writers).filter(isBooksField);

function textOrNull(value: Json): string | null {
  return value === null ? null : String(value);
}
