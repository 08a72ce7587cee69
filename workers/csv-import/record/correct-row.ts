import {readRules} from '#workers/book-rules/read-rules.ts';
import {transactions as transactionTable} from '#contract/bookkeeping/transaction.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {importErrors, imports, type ImportErrorRow, type ImportRow} from '#contract/bookkeeping/import.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import {beginImportAct, createTransactions, toChange, type ImportActs} from './import-changes.ts';
import {readKnownRows, type KnownRow} from './known-rows.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import {readCells} from '#workers/csv-import/recipe.ts';
import {categoryFinder, settleCategories} from './settle-categories.ts';
import type {Making} from './run.ts';
import {unpackReading} from './stored-reading.ts';

/** The row with an error, as it was shown to the person. */
export type ErrorToCorrect = Pick<ImportErrorRow, 'id' | 'importId' | 'line' | 'cells'>;

/** A row to correct, and whether the person has said that it is none of those that are here. */
export type RowToCorrect = {
  readonly spaceId: string;
  readonly errorRow: ErrorToCorrect;
  readonly cells: readonly string[];
  readonly isAnother?: boolean;
};

/**
 * Reads a row with an error again, with the cells as the person corrected them, and puts it into the books.
 *
 * @returns the ids of the new transactions; `validation` with the row's error (and `details.column`) or the reason it is left out while it still
 *   cannot be read; `not-found` when its import is gone, `conflict` when it was settled already, or when the account has a movement of that day and
 *   amount that came otherwise, named in `details`: a later file may have brought it right. With `isAnother` the person has said that it is not the same.
 * Source: D16. Rule: IMP10.
 */
export async function importCorrected(
  database: LocalDatabase,
  {spaceId, errorRow, cells, isAnother = false}: RowToCorrect,
  making: Making,
): Promise<Outcome<{ids: string[]}, 'validation' | 'not-found' | 'conflict'>> {
  const current = (await readTable(database, importErrors, spaceId)).find(({id}) => id === errorRow.id);
  const source = (await readTable(database, imports, spaceId)).find(({id}) => id === errorRow.importId);
  const stored = unpackReading(source?.reading ?? null);
  if (!current || !source || !stored) return fail('not-found', 'import.not-found');
  if (current.status !== 'open') return fail('conflict', 'import.row-settled');
  const idsOf = createRowIds(spaceId, source.accountId);
  const known = await readKnownRows(database, spaceId);
  // The corrected row may be the twin of one that is here: it takes the first number that is free.
  const number = (identity: string) => {
    let count = 1;
    while (idsOf([`${identity}|${count}`]).some((id) => known.get(id)?.live)) count += 1;
    return `${identity}|${count}`;
  };
  const read = readCells({line: errorRow.line, cells, recipe: stored.recipe, number});
  if (read.kind === 'skip') return fail('validation', read.reason);
  if (read.kind === 'error') return fail('validation', read.reason, {details: {column: read.column ?? -1}});
  const {transactions} = read;
  const twin = isAnother ? null : await findTwin(database, spaceId, source, {known, transactions});
  if (twin) return fail('conflict', 'import.row-known', {details: twin});
  const acts = beginImportAct(making, {spaceId, key: 'import.correct', fileName: source.fileName});
  const ids = idsOf(transactions.map(({identity}) => identity));
  const named = settleCategories({spaceId, transactions, known: await readTable(database, categories, spaceId)});
  const home = {
    accountId: source.accountId,
    currency: stored.recipe.plan.currency,
    importId: source.id,
    categoryOf: categoryFinder(named),
    rules: await readRules(database, spaceId),
  };
  await recordChange(database, ...createTransactions(acts, {ids, transactions}, home), settle(acts, errorRow, cells));
  return succeed({ids});
}

/** A movement that is in the account already and did not come with the row's own file: two that are alike in one file are two. */
async function findTwin(
  database: LocalDatabase,
  spaceId: string,
  {id: importId, accountId}: Pick<ImportRow, 'id' | 'accountId'>,
  {known, transactions}: {known: ReadonlyMap<string, KnownRow>; transactions: readonly FileTransaction[]},
): Promise<{date: string; description: string; amountUnits: number} | null> {
  const isSame = (row: KnownRow) =>
    row.live &&
    row.accountId === accountId &&
    row.importId !== importId &&
    transactions.some(({date, amountUnits}) => date === row.date && amountUnits === row.amountUnits);
  const [id] = [...known].find(([, row]) => isSame(row)) ?? [];
  if (id === undefined) return null;
  const twin = (await readTable(database, transactionTable, spaceId)).find((row) => row.id === id);
  return twin ? {date: twin.date, description: twin.description, amountUnits: twin.amountUnits} : null;
}

function settle(acts: ImportActs, errorRow: ErrorToCorrect, cells: readonly string[]): Change {
  const set = {status: {same: 'corrected'}, cells: {same: JSON.stringify(cells)}};
  const was = {status: {same: 'open'}, cells: {same: errorRow.cells}};
  return toChange(acts, {table: 'importErrors', op: 'edit', rowIds: [errorRow.id], set, was});
}
