import {toFieldValues, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import type {BooksEditResult, BooksPatch} from './api.ts';
import {flag, hasFlag, type BooksColumns} from './data/columns.ts';
import {booksFields, isBooksField, readField, type BooksField} from './data/fields.ts';
import {idAt} from './data/id-index.ts';

/** What an act over rows is made of besides its rows. */
export type EditRequest = {
  spaceId: string;
  patch: BooksPatch;
  /** Values the person saw, where the rows may hold others by now. Rule: BKS14. */
  seen: BooksPatch;
  /** The instant it is made at, ISO UTC. */
  madeAt: string;
  makeId: () => string;
};

/** The changes an act comes to; none where every row has the values already. */
export type PlannedEdit = Omit<BooksEditResult, 'leftCount'> & {changes: Change[]};

/**
 * Works out the changes that set the same values over rows: one, or a group of them above 10,000 rows.
 * Rows that have the values already and rows that are gone are left out; blocked rows too, and counted.
 * So is a field that every one of the rows has as it is to be: what somebody else does to it meanwhile is not overruled.
 * Only bringing back (`deleted: false`) reaches deleted rows. Where one row would become wrong, there are no changes.
 * Rule: BKS4, BKS5, REC2, REV3. Source: S3.13, S8.10.
 */
export function planEdit(columns: BooksColumns, rows: Int32Array, request: EditRequest): PlannedEdit {
  const patch = Object.entries(request.patch).flatMap(([field, value]): [BooksField, Json][] =>
    isBooksField(field) && value !== undefined ? [[field, value]] : [],
  );
  const revives = request.patch.deleted === false;
  const changed: number[] = [];
  let blockedCount = 0;
  for (const row of rows) {
    if (!hasFlag(columns, row, flag.present)) continue;
    if (hasFlag(columns, row, flag.deleted) && !revives) continue;
    if (patch.every(([field, value]) => readField[field](columns, row) === value)) continue;
    if (columns.blocked[row] === 0) changed.push(row);
    else blockedCount += 1;
  }
  const problem = findProblem(columns, changed, request.patch);
  if (problem) return {changes: [], changedCount: 0, blockedCount, problem};
  const differing = patch.filter(([field, value]) => changed.some((row) => readField[field](columns, row) !== value));
  return {changes: splitIntoChanges(columns, changed, differing, request), changedCount: changed.length, blockedCount};
}

/**
 * What the table's own rules say of the first row that would become wrong; the server asks the same. Rows were right before: only an act
 * that sets what the rules read can make one wrong, and only then is each row asked.
 */
function findProblem(columns: BooksColumns, rows: readonly number[], patch: BooksPatch) {
  if (patch.deleted !== undefined) return undefined;
  if (transactions.checkedFields?.every((field) => !(field in patch))) return undefined;
  let at = 0;
  const set: Partial<Record<BooksField, Json>> = patch;
  // The rules read two or three fields: no other is taken out of the columns.
  const row: Record<string, Json> = {};
  for (const field of booksFields)
    Object.defineProperty(row, field, {get: () => set[field] ?? (field in set ? null : readField[field](columns, at))});
  for (at of rows) {
    const [problem] = transactions.check(row);
    if (problem) return problem;
  }
  return undefined;
}

function splitIntoChanges(
  columns: BooksColumns,
  rows: readonly number[],
  patch: readonly [BooksField, Json][],
  request: EditRequest,
): Change[] {
  const {spaceId, madeAt, makeId} = request;
  const group = rows.length > maxRowsPerChange ? {groupId: makeId()} : {};
  const set = Object.fromEntries(patch.map(([field, value]): [string, FieldValues] => [field, {same: value}]));
  const changes: Change[] = [];
  for (let start = 0; start < rows.length; start += maxRowsPerChange) {
    const part = rows.slice(start, start + maxRowsPerChange);
    const was = Object.fromEntries(
      patch.map(([field]): [string, FieldValues] => [field, replacedValues(columns, part, field, request.seen)]),
    );
    const rowIds = part.map((row) => idAt(columns.ids, row));
    changes.push({
      id: makeId(),
      spaceId,
      table: 'transactions',
      op: 'edit',
      rowIds,
      set,
      was,
      label: {key: 'transactions.edit', ...(rows.length === 1 && {params: {name: nameOf(columns, part)}})},
      madeAt,
      ...group,
    });
  }
  return changes;
}

/** What the only row is called: its change may outlive it. */
function nameOf(columns: BooksColumns, [row = 0]: readonly number[]): string {
  const name = readField.merchant(columns, row) ?? readField.description(columns, row);
  return name.slice(0, 200);
}

function replacedValues(
  columns: BooksColumns,
  rows: readonly number[],
  field: BooksField,
  seen: BooksPatch,
): FieldValues {
  const value: Json | undefined = seen[field as keyof BooksPatch];
  return value === undefined ? toFieldValues(rows.map((row) => readField[field](columns, row))) : {same: value};
}
