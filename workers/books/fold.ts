import {valueAt, type FieldValues, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {createColumns, flag, hasFlag, rowOf, setFlag, type BooksColumns} from './columns.ts';
import {booksFields, isBooksField, readField, writeColumn, writeField, type BooksField} from './fields.ts';

/** A change that waits in the outbox, with the numbers of its rows. */
type Pending = {op: OutboxRecord['op']; rows: Int32Array; set: [BooksField, FieldValues][]};

/** Confirmed values that pending changes cover; null where the server has no such row. */
type Covered = Map<BooksField, Json> | null;

/**
 * One company's transactions as they are shown: confirmed rows with the outbox folded over them, in columns.
 * The columns hold the result; beside them lie only the confirmed values that a pending change covers, so that a change can be
 * taken out, or a pull arrive beneath it, by folding again just the rows it touches.
 */
export type Books = {
  columns: BooksColumns;
  /** By outbox order, oldest first. */
  pending: Map<number, Pending>;
  covered: Map<number, Covered>;
};

/** Makes empty books with room for `capacity` rows. */
export function createBooks(capacity: number): Books {
  return {columns: createColumns(capacity), pending: new Map(), covered: new Map()};
}

/**
 * Sets rows to what the server confirmed, and folds the pending changes that touch them on top again.
 *
 * @param onlyMissing leaves rows alone that were confirmed already: for older pages read after newer ones.
 * Rule: BKS2.
 */
export function confirmRows(books: Books, confirmed: RowColumns, onlyMissing = false): void {
  const {columns} = books;
  const wanted: number[] = [];
  const rows: number[] = [];
  confirmed.ids.forEach((id, index) => {
    const row = rowOf(columns, id);
    if (onlyMissing && hasFlag(columns, row, flag.based)) return;
    wanted.push(index);
    rows.push(row);
  });
  const touched = rows.filter((row) => (columns.pending[row] ?? 0) > 0);
  for (const row of touched) uncover(books, row);
  const target = Int32Array.from(rows);
  const all = wanted.length === confirmed.ids.length;
  for (const field of booksFields) {
    const values = confirmed.fields[field] ?? missingValues(field);
    writeColumn(
      columns,
      target,
      field,
      all || 'same' in values ? values : {each: wanted.map((at) => valueAt(values, at))},
    );
  }
  for (const row of rows) setFlag(columns, row, flag.present | flag.based, true);
  foldAgain(books, touched);
}

/** Folds changes of the outbox on top, oldest first; those known already are skipped. Rule: BKS1. */
export function addPending(books: Books, records: readonly OutboxRecord[]): void {
  const {columns} = books;
  for (const record of records) {
    if (books.pending.has(record.order)) continue;
    const rows = Int32Array.from(record.rowIds, (id) => rowOf(columns, id));
    const set = Object.entries(record.set).flatMap(([field, values]): [BooksField, FieldValues][] =>
      isBooksField(field) ? [[field, values]] : [],
    );
    const pending = {op: record.op, rows, set};
    books.pending.set(record.order, pending);
    rows.forEach((row, index) => {
      columns.pending[row] = (columns.pending[row] ?? 0) + 1;
      foldRow(books, pending, index);
    });
  }
}

/** Takes changes out that have left the outbox, whatever became of them, and folds their rows again without them. Rule: BKS3. */
export function removePending(books: Books, orders: readonly number[]): void {
  const {columns} = books;
  const touched = new Set<number>();
  for (const order of orders) {
    const pending = books.pending.get(order);
    if (!pending) continue;
    for (const row of pending.rows) touched.add(row);
  }
  for (const row of touched) uncover(books, row);
  for (const order of orders) {
    for (const row of books.pending.get(order)?.rows ?? []) columns.pending[row] = (columns.pending[row] ?? 1) - 1;
    books.pending.delete(order);
  }
  foldAgain(books, [...touched]);
}

/** Puts the confirmed values of a row back. */
function uncover(books: Books, row: number): void {
  const covered = books.covered.get(row);
  if (covered === undefined) return;
  books.covered.delete(row);
  if (covered === null) setFlag(books.columns, row, flag.present, false);
  else for (const [field, value] of covered) writeField(books.columns, row, field, value);
}

/** Folds all pending changes over rows that hold their confirmed values. */
function foldAgain(books: Books, rows: readonly number[]): void {
  const {columns} = books;
  const waiting = rows.filter((row) => (columns.pending[row] ?? 0) > 0);
  if (waiting.length === 0) return;
  for (const row of waiting) setFlag(columns, row, flag.marked, true);
  for (const pending of books.pending.values()) {
    for (let index = 0; index < pending.rows.length; index += 1) {
      if (hasFlag(columns, pending.rows[index] ?? 0, flag.marked)) foldRow(books, pending, index);
    }
  }
  for (const row of waiting) setFlag(columns, row, flag.marked, false);
}

/** Lays one change over one row: `applyChange` of the contract, in columns. */
function foldRow(books: Books, pending: Pending, index: number): void {
  const {columns} = books;
  const row = pending.rows[index] ?? 0;
  const present = hasFlag(columns, row, flag.present);
  if (!present && !books.covered.has(row)) books.covered.set(row, null);
  if (pending.op === 'edit' ? !present : present && !hasFlag(columns, row, flag.deleted)) return;
  if (!present) for (const field of booksFields) writeField(columns, row, field, missingValue(field));
  for (const [field, values] of pending.set) {
    cover(books, row, field);
    writeField(columns, row, field, valueAt(values, index));
  }
  if (pending.op === 'edit') return;
  cover(books, row, 'deleted');
  setFlag(columns, row, flag.deleted, false);
  setFlag(columns, row, flag.present, true);
}

/** Keeps the confirmed value of a field before the first pending change covers it. */
function cover(books: Books, row: number, field: BooksField): void {
  let covered = books.covered.get(row);
  if (covered === null) return;
  if (!covered) {
    covered = new Map();
    books.covered.set(row, covered);
  }
  if (!covered.has(field)) covered.set(field, readField[field](books.columns, row));
}

/** What a field holds in a row that an older server or client wrote without it. */
function missingValue(field: BooksField): Json {
  if (field === 'checked' || field === 'deleted') return false;
  if (field === 'amountUnits') return 0;
  if (field === 'date' || field === 'createdAt') return '1970-01-01';
  return field === 'description' || field === 'currency' || field === 'accountId' ? '' : null;
}

function missingValues(field: BooksField): FieldValues {
  return {same: missingValue(field)};
}
