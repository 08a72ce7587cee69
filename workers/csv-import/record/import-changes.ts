import {ruleRow, type RuledRow} from './rule-rows.ts';
import type {PreparedRules} from '#workers/book-rules/prepare-rules.ts';
import {sameForAll, toColumns, toFieldValues, type Json} from '#contract/kernel/field-values.ts';
import {categories, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {importErrors, type ImportRow} from '#contract/bookkeeping/import.ts';
import {rowsPerImportChange, type Change} from '#contract/sync/change.ts';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {PackedLines} from './pack-lines.ts';
import type {MatchToKeep} from './comparison.ts';
import type {NamedTransactions} from './settle-by-name.ts';
import type {FileTransaction, RowError} from '#workers/csv-import/reading.ts';

/** What all changes of one import share. */
export type ImportActs = {
  readonly spaceId: string;
  readonly groupId: string;
  /** ISO UTC. */
  readonly now: string;
  readonly createId: () => string;
  /** What the act is called on screen. */
  readonly label: Change['label'];
};

/** Begins an act about one import, called by a key of the books' texts and its file; a new one unless `groupId` says which. */
export function beginImportAct(
  {nowMs, createId}: {readonly nowMs: () => number; readonly createId: () => string},
  about: {
    readonly spaceId: string;
    readonly key: 'import' | 'import.undo' | 'import.correct' | 'import.apart' | 'import.doubles' | 'import.layout';
    readonly fileName: string;
    readonly groupId?: string;
  },
): ImportActs {
  const {spaceId, key, fileName, groupId = createId()} = about;
  const label = {key, params: {file: fileName.slice(0, 200)}};
  return {spaceId, groupId, now: new Date(nowMs()).toISOString(), createId, label};
}

type Body = Pick<Change, 'table' | 'op' | 'rowIds' | 'set' | 'was'>;

/** A change of an act about an import. */
export function toChange(acts: ImportActs, body: Body): Change {
  const {spaceId, groupId, now, createId, label} = acts;
  return {id: createId(), spaceId, ...body, label, madeAt: now, groupId};
}

/** Creates the import's own row. */
export function createImportRow(acts: ImportActs, row: ImportRow): Change {
  const {id, ...fields} = row;
  return toChange(acts, {table: 'imports', op: 'create', rowIds: [id], set: sameForAll(fields), was: {}});
}

/** Changes fields of the import's own row. */
export function editImportRow(
  acts: ImportActs,
  importId: string,
  now: Partial<ImportRow>,
  was: Partial<ImportRow>,
): Change {
  return toChange(acts, {table: 'imports', op: 'edit', rowIds: [importId], set: sameForAll(now), was: sameForAll(was)});
}

/** Makes categories that a file brings. */
export function* createCategories(acts: ImportActs, rows: readonly CategoryRow[]): Generator<Change> {
  if (rows.length === 0) return;
  const fields = Object.keys(categories.row.shape).filter((field) => field !== 'id');
  const {ids, fields: set} = toColumns([...rows], fields);
  yield toChange(acts, {table: 'categories', op: 'create', rowIds: [...ids], set, was: {}});
}

/** Where new transactions go. */
export type TransactionHome = {
  readonly accountId: string;
  readonly currency: string;
  readonly importId: string;
  /** The company's category, by the file's name for it. */
  readonly categoryOf?: (name: string) => string | null;
  /** The rules that run over what is made. */
  readonly rules?: PreparedRules;
};

/** Creates transactions, at most 500 a change, in columns. Source: sync.md. */
export function* createTransactions(
  acts: ImportActs,
  {ids, transactions}: NamedTransactions,
  home: TransactionHome,
): Generator<Change> {
  for (let start = 0; start < ids.length; start += rowsPerImportChange) {
    const part = transactions.slice(start, start + rowsPerImportChange);
    const column = (pick: (transaction: FileTransaction) => Json) => toFieldValues(part.map(pick));
    const ruled = part.map((transaction) => ruleRow(home.rules ?? [], transaction, home));
    const ruledColumn = (field: keyof RuledRow) => toFieldValues(ruled.map((row) => row[field]));
    const set: Change['set'] = {
      date: column(({date}) => date),
      description: column(({description}) => description),
      amountUnits: column(({amountUnits}) => amountUnits),
      currency: {same: home.currency},
      accountId: {same: home.accountId},
      categoryId: ruledColumn('categoryId'),
      merchant: ruledColumn('merchant'),
      note: ruledColumn('note'),
      reference: column(({reference}) => reference),
      checked: ruledColumn('checked'),
      ruleMark: ruledColumn('ruleMark'),
      importId: {same: home.importId},
      importLine: column(({line}) => line),
      identity: column(({identity}) => identity),
      balanceUnits: column(({balanceUnits}) => balanceUnits),
      createdAt: {same: acts.now},
    };
    yield toChange(acts, {
      table: 'transactions',
      op: 'create',
      rowIds: ids.slice(start, start + rowsPerImportChange),
      set,
      was: {},
    });
  }
}

/** Keeps the rows that could not be read, at most 500 a change. */
export function* createErrorRows(acts: ImportActs, errors: readonly RowError[], importId: string): Generator<Change> {
  const fields = Object.keys(importErrors.row.shape).filter((field) => field !== 'id');
  for (let start = 0; start < errors.length; start += rowsPerImportChange) {
    const rows = errors.slice(start, start + rowsPerImportChange).map(({line, cells, reason, column}) => {
      const kept = {importId, line, cells: cellsToJson(cells), reason, column, status: 'open'};
      return {id: acts.createId(), ...kept};
    });
    const {ids, fields: set} = toColumns(rows, fields);
    yield toChange(acts, {table: 'importErrors', op: 'create', rowIds: [...ids], set, was: {}});
  }
}

/** Keeps what was decided by likeness, at most 500 a change. Rule: IMP44. */
export function* createMatchRows(
  acts: ImportActs,
  matches: readonly MatchToKeep[],
  importId: string,
): Generator<Change> {
  const fields = Object.keys(importMatches.row.shape).filter((field) => field !== 'id');
  for (let start = 0; start < matches.length; start += rowsPerImportChange) {
    const rows = matches
      .slice(start, start + rowsPerImportChange)
      .map(({transaction, ...match}) => ({...transaction, ...match, importId}));
    const {ids, fields: set} = toColumns(rows, fields);
    yield toChange(acts, {table: 'importMatches', op: 'create', rowIds: [...ids], set, was: {}});
  }
}

/** Parts of a file's rows in one change: they weigh as much as some thousand transactions. */
const partsPerChange = 8;

/** Keeps rows of the file as it has them. Rule: IMP23. */
export function* createLineRows(acts: ImportActs, parts: readonly PackedLines[], importId: string): Generator<Change> {
  for (let start = 0; start < parts.length; start += partsPerChange) {
    const rows = parts.slice(start, start + partsPerChange).map((part) => ({id: acts.createId(), importId, ...part}));
    const {ids, fields: set} = toColumns(rows, ['importId', 'firstLine', 'lastLine', 'packed']);
    yield toChange(acts, {table: 'importLines', op: 'create', rowIds: [...ids], set, was: {}});
  }
}

/** Cells as JSON within the room a row has; only a row longer than that loses the ends of its longest texts. */
function cellsToJson(cells: readonly string[]): string {
  let text = JSON.stringify(cells);
  for (let longest = 8_192; text.length > 65_536 && longest >= 1; longest = Math.floor(longest / 2))
    text = JSON.stringify(cells.map((cell) => cell.slice(0, longest)));
  return text;
}

/** Changes one field of transactions. */
export function editTransactions(
  acts: ImportActs,
  field: keyof TransactionRow,
  edits: readonly {readonly id: string; readonly now: Json; readonly was: Json}[],
): Change {
  const body = {
    set: {[field]: toFieldValues(edits.map(({now}) => now))},
    was: {[field]: toFieldValues(edits.map(({was}) => was))},
  };
  return toChange(acts, {table: 'transactions', op: 'edit', rowIds: edits.map(({id}) => id), ...body});
}

/** Deletes the transactions of an import that are live now, and no other's. */
export function deleteTransactions(acts: ImportActs, importId: string, rowIds: readonly string[]): Change {
  return toChange(acts, {table: 'transactions', op: 'edit', rowIds: [...rowIds], ...deletionOf(importId)});
}

/** Deletes what an import keeps beside its transactions and is live now, and no other's. */
export function deleteKept(
  acts: ImportActs,
  table: 'importMatches' | 'importLines',
  {importId, rowIds}: {readonly importId: string; readonly rowIds: readonly string[]},
): Change {
  return toChange(acts, {table, op: 'edit', rowIds: [...rowIds], ...deletionOf(importId)});
}

function deletionOf(importId: string): Pick<Change, 'set' | 'was'> {
  return {set: {deleted: {same: true}}, was: {deleted: {same: false}, importId: {same: importId}}};
}
