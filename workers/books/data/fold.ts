import {valueAt, type FieldValues, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import {whichRows} from '#contract/sync/change.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {createColumns, flag, hasFlag, rowOf, setFlag, type BooksColumns} from './columns.ts';
import {booksFields, isBooksField, readField, writeColumn, writeField, type BooksField} from './fields.ts';
import {findId} from './id-index.ts';

type FieldSet = readonly (readonly [BooksField, FieldValues])[];

/** A change that waits in the outbox, with the numbers of its rows. A creation keeps no values: they are in the columns, and in the outbox. */
type Pending = {op: OutboxRecord['op']; rows: Int32Array; set: FieldSet; meant: FieldSet};

/** The values of creations by outbox order, as the outbox has them; for folding rows again. See {@link creationsNeeded}. */
export type Creations = ReadonlyMap<number, OutboxRecord['set']>;

const noCreations: Creations = new Map();

/**
 * One company's transactions as they are shown: confirmed rows with the outbox folded over them, in columns.
 * The columns hold the result; beside them lie only the confirmed values that a pending change covers, so that a change can be
 * taken out, or a pull arrive beneath it, by folding again just the rows it touches. A row that was never confirmed has nothing to keep.
 */
export type Books = {
  columns: BooksColumns;
  /** By outbox order, oldest first. */
  pending: Map<number, Pending>;
  /** By row; only of rows that were confirmed. */
  covered: Map<number, Map<BooksField, Json>>;
  /** Rows that were written since somebody took them, also twice; null while nobody does. */
  touched: number[] | null;
};

/** Makes empty books with room for `capacity` rows. */
export function createBooks(capacity: number): Books {
  return {columns: createColumns(capacity), pending: new Map(), covered: new Map(), touched: null};
}

/**
 * The orders of the creations whose values are wanted when these rows are confirmed and these changes leave the queue.
 * Those that the outbox no longer has are about to leave themselves: they are passed over.
 */
export function creationsNeeded(books: Books, rowIds: readonly string[], leaving: readonly number[]): number[] {
  const {columns, pending} = books;
  const touched = new Set<number>();
  for (const id of rowIds) {
    const row = findId(columns.ids, id);
    if (row !== -1 && (columns.pending[row] ?? 0) > 0) touched.add(row);
  }
  for (const order of leaving) for (const row of pending.get(order)?.rows ?? []) touched.add(row);
  if (touched.size === 0) return [];
  const gone = new Set(leaving);
  return [...pending].flatMap(([order, {op, rows}]) =>
    op === 'create' && !gone.has(order) && rows.some((row) => touched.has(row)) ? [order] : [],
  );
}

/**
 * Sets rows to what the server confirmed, and folds the pending changes that touch them on top again.
 *
 * @param how `onlyMissing` leaves rows alone that were confirmed already: for older pages read after newer ones.
 * Rule: BKS2.
 */
export function confirmRows(
  books: Books,
  confirmed: RowColumns,
  {onlyMissing = false, creations = noCreations}: {onlyMissing?: boolean; creations?: Creations} = {},
): void {
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
  touch(books, rows);
  foldAgain(books, touched, creations);
}

/** Folds changes of the outbox on top, oldest first; those known already are skipped. Rule: BKS1. */
export function addPending(books: Books, records: readonly OutboxRecord[]): void {
  const {columns} = books;
  for (const record of records) {
    if (books.pending.has(record.order)) continue;
    const rows = Int32Array.from(record.rowIds, (id) => rowOf(columns, id));
    const set = toFieldSet(record.set);
    const meant = toFieldSet(whichRows(record));
    const pending = {op: record.op, rows, set: record.op === 'create' ? [] : set, meant};
    books.pending.set(record.order, pending);
    touch(books, rows);
    for (const row of rows) columns.pending[row] = (columns.pending[row] ?? 0) + 1;
    if (record.op === 'create' && rows.every((row) => !hasFlag(columns, row, flag.present)))
      addRows(columns, rows, set);
    else for (let index = 0; index < rows.length; index += 1) foldRow(books, {...pending, set}, index);
  }
}

/** Writes rows that are not there yet, column by column: what an import brings, ten times as fast as row by row. */
function addRows(columns: BooksColumns, rows: Int32Array, set: FieldSet): void {
  const given = new Map(set);
  for (const field of booksFields) writeColumn(columns, rows, field, given.get(field) ?? missingValues(field));
  for (const row of rows) setFlag(columns, row, flag.present, true);
}

function toFieldSet(set: OutboxRecord['set']): FieldSet {
  return Object.entries(set).flatMap(([field, values]): [BooksField, FieldValues][] =>
    isBooksField(field) ? [[field, values]] : [],
  );
}

/** Takes changes out that have left the outbox, whatever became of them, and folds their rows again without them. Rule: BKS3. */
export function removePending(books: Books, orders: readonly number[], creations: Creations = noCreations): void {
  const {columns} = books;
  const touched = new Set<number>();
  for (const order of orders) {
    const pending = books.pending.get(order);
    if (!pending) continue;
    for (const row of pending.rows) touched.add(row);
  }
  touch(books, touched);
  for (const row of touched) uncover(books, row);
  for (const order of orders) {
    for (const row of books.pending.get(order)?.rows ?? []) columns.pending[row] = (columns.pending[row] ?? 1) - 1;
    books.pending.delete(order);
  }
  foldAgain(books, [...touched], creations);
}

function touch({touched}: Books, rows: Iterable<number>): void {
  if (touched) for (const row of rows) touched.push(row);
}

/** Puts the confirmed values of a row back; one without any is there no more. */
function uncover(books: Books, row: number): void {
  if (!hasFlag(books.columns, row, flag.based)) return setFlag(books.columns, row, flag.present, false);
  for (const [field, value] of books.covered.get(row) ?? []) writeField(books.columns, row, field, value);
  books.covered.delete(row);
}

/** Folds all pending changes over rows that hold their confirmed values. */
function foldAgain(books: Books, rows: readonly number[], creations: Creations): void {
  const {columns} = books;
  const waiting = rows.filter((row) => (columns.pending[row] ?? 0) > 0);
  if (waiting.length === 0) return;
  for (const row of waiting) setFlag(columns, row, flag.marked, true);
  for (const [order, pending] of books.pending) {
    const again = pending.op === 'create' ? readCreation(pending, creations.get(order)) : pending;
    if (!again) continue;
    for (let index = 0; index < again.rows.length; index += 1) {
      if (hasFlag(columns, again.rows[index] ?? 0, flag.marked)) foldRow(books, again, index);
    }
  }
  for (const row of waiting) setFlag(columns, row, flag.marked, false);
}

function readCreation(pending: Pending, set: OutboxRecord['set'] | undefined): Pending | undefined {
  return set && {...pending, set: toFieldSet(set)};
}

/** Lays one change over one row: `applyChange` of the contract, in columns. */
function foldRow(books: Books, pending: Pending, index: number): void {
  const {columns} = books;
  const row = pending.rows[index] ?? 0;
  const present = hasFlag(columns, row, flag.present);
  if (pending.op === 'edit' ? !present : present && !hasFlag(columns, row, flag.deleted)) return;
  if (pending.meant.some(([field, values]) => readField[field](columns, row) !== valueAt(values, index))) return;
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
  if (!hasFlag(books.columns, row, flag.based)) return;
  let covered = books.covered.get(row);
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
