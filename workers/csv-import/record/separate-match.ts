import {readRules} from '#workers/book-rules/read-rules.ts';
import {accounts} from '#contract/bookkeeping/account.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports, type ImportRow} from '#contract/bookkeeping/import.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {describeRow, type RowWords} from '#workers/csv-import/describe-row.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import {beginImportAct, createTransactions, toChange} from './import-changes.ts';
import {readKnownRows} from './known-rows.ts';
import {nameFresh} from './name-fresh.ts';
import {readFileRow} from './read-file-row.ts';
import type {Making} from './run.ts';
import {categoryFinder, settleCategories} from './settle-categories.ts';
import {unpackReading} from './stored-reading.ts';

/**
 * Imports a row of a file that had been taken for a transaction which was here: the person says that they are two. One act, which can be undone.
 *
 * @returns the new transaction's id; `not-found` where the match or its import is gone, `conflict` where they are two already.
 * Rule: IMP44.
 */
export async function separateMatch(
  database: LocalDatabase,
  {spaceId, matchId}: {spaceId: string; matchId: string},
  making: Making,
): Promise<Outcome<{id: string}, 'not-found' | 'conflict'>> {
  const match = (await readTable(database, importMatches, spaceId)).find(({id}) => id === matchId);
  const source = (await readTable(database, imports, spaceId)).find(({id}) => id === match?.importId);
  const account = (await readTable(database, accounts, spaceId)).find(({id}) => id === source?.accountId);
  if (!match || !source || !account) return fail('not-found', 'import.not-found');
  if (match.status === 'apart') return fail('conflict', 'import.already-apart');
  const known = await readKnownRows(database, spaceId);
  const words = await readWords(database, {...source, spaceId}, match.line);
  const file = {ids: [match.id], transactions: [{...match, ...words}]};
  const {ids, transactions} = nameFresh({file, known, idsOf: createRowIds(spaceId, account.id)}, [0]);
  const acts = beginImportAct(making, {spaceId, key: 'import.apart', fileName: source.fileName});
  const named = settleCategories({spaceId, transactions, known: await readTable(database, categories, spaceId)});
  const categoryOf = categoryFinder(named);
  const rules = await readRules(database, spaceId);
  const home = {accountId: account.id, currency: account.currency, importId: source.id, categoryOf, rules};
  const apart = {set: {status: {same: 'apart'}}, was: {status: {same: 'same'}}};
  await recordChange(
    database,
    ...createTransactions(acts, {ids, transactions}, home),
    toChange(acts, {table: 'importMatches', op: 'edit', rowIds: [match.id], ...apart}),
  );
  return succeed({id: ids[0] ?? ''});
}

/** What the row's own cells say beside its description; nothing where the file was imported before rows were kept. */
async function readWords(
  database: LocalDatabase,
  {id: importId, spaceId, reading}: ImportRow & {readonly spaceId: string},
  line: number,
): Promise<Pick<RowWords, 'note' | 'category' | 'reference'>> {
  const stored = unpackReading(reading);
  const row = stored && (await readFileRow(database, {spaceId, importId, line}));
  if (!stored || !row) return {note: null, category: null, reference: null};
  const cells = row.map(({cell}) => cell);
  const {note, category, reference} = describeRow(cells, stored.recipe.plan.columns);
  return {note, category, reference};
}
