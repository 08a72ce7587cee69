import type {PreparedRules} from '#workers/book-rules/prepare-rules.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {ImportRow, ImportStatus} from '#contract/bookkeeping/import.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {
  beginImportAct,
  createErrorRows,
  createCategories,
  createLineRows,
  createImportRow,
  createMatchRows,
  createTransactions,
  editImportRow,
} from './import-changes.ts';
import {compareFile, type CompareTask} from './compare-file.ts';
import {isOpen} from './comparison.ts';
import {packLines} from './pack-lines.ts';
import {categoryFinder, listNewCategories, settleCategories} from './settle-categories.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {packReading} from './stored-reading.ts';
import {takeBack} from './take-back.ts';
import {hashBytes} from '#sync/store/bytes.ts';

/**
 * Changes written in one database transaction: 30,000 rows. Nearly every file within the usual limit has fewer, so nearly every import is
 * there at once or not at all. Each of them waits for the disk, wakes every live query of every tab and lets readers in between, so there should
 * be few; meanwhile the queue is closed to others and no progress is told, so none may last longer than a quarter of a second.
 */
const changesPerTransaction = 60;

/** Changes written at once within it: 2,000 rows. After each of them progress is told and cancelling is heard, some 20 ms apart. */
const changesPerStep = 4;

/** Time and ids come from outside. */
export type Making = {readonly nowMs: () => number; readonly createId: () => string};

/** One import to write. */
export type ImportTask = CompareTask & {
  readonly userId: string;
  readonly account: Pick<AccountRow, 'id' | 'currency'>;
  readonly making: Making;
  /** What the person chose for the file's categories. */
  readonly categories?: Overrides['categories'];
  /** The rules that run over what is new. */
  readonly rules?: PreparedRules;
  readonly signal: AbortSignal;
  /** Hears how many rows are written of those that are new, several times a second. */
  readonly onProgress: (written: number, total: number) => void;
};

/** What came of an import. */
export type ImportResult = {
  readonly importId: string;
  readonly status: Extract<ImportStatus, 'completed' | 'cancelled'>;
  readonly newCount: number;
  readonly knownCount: number;
  readonly skippedCount: number;
  readonly errorCount: number;
  /** Rows in other currencies that were left out: see `Reading.otherCurrencies`. */
  readonly otherCurrencies: Reading['otherCurrencies'];
};

/**
 * Writes a file that was read into the books: its new transactions, the rows with errors and the import's own row, as one act that can be undone.
 * Cancelling takes back what was written and keeps the import as `cancelled`; so does a failing store, as `failed`: nothing stays half-done.
 *
 * @returns `validation` with `import.unanswered` while the reading has questions or nothing tells what is new, with `import.wrong-currency` for an account of another currency.
 * @throws errors of a full or lost store, after taking back.
 * Source: S4.04, D16. Rules: IMP12, IMP13.
 */
export async function runImport(task: ImportTask): Promise<Outcome<ImportResult, 'validation'>> {
  const {database, spaceId, account, file, making, signal} = task;
  const {reading} = file;
  if (reading.questions.length > 0)
    return fail('validation', 'import.unanswered', {details: {question: reading.questions[0] ?? ''}});
  if (reading.currency.value !== account.currency) return fail('validation', 'import.wrong-currency');
  const comparison = await compareFile(task);
  if (isOpen(comparison)) return fail('validation', 'import.unanswered');
  const {fresh, matches} = comparison;
  const knownCount = comparison.knownCount + matches.filter(({status}) => status === 'same').length;
  const acts = beginImportAct(making, {spaceId, key: 'import', fileName: reading.fileName});
  const row = await buildImportRow(task, {knownCount, seen: comparison.seen}, acts.now);
  const done = {status: 'completed', newCount: fresh.ids.length} as const;
  await recordChange(database, createImportRow(acts, row));
  const known = await readTable(database, categories, spaceId);
  const named = settleCategories({
    spaceId,
    transactions: fresh.transactions,
    known,
    ...(task.categories && {chosen: task.categories}),
  });
  const kept = [...fresh.transactions, ...matches.map(({transaction}) => transaction), ...file.errors];
  const parts = await packLines(file.source, new Set(kept.map(({line}) => line)));
  const written = new Map<number, string>();
  try {
    const silent = {...task, onProgress: () => {}};
    const categoryOf = categoryFinder(named);
    const home = {
      accountId: account.id,
      currency: account.currency,
      importId: row.id,
      categoryOf,
      rules: task.rules ?? [],
    };
    await writeAll(silent, createCategories(acts, listNewCategories(named, known)), 0, written);
    await writeAll(task, createTransactions(acts, fresh, home), fresh.ids.length, written);
    await writeAll(silent, createLineRows(acts, parts, row.id), 0, written);
    await writeAll(silent, createMatchRows(acts, matches, row.id), 0, written);
    await writeAll(silent, createErrorRows(acts, file.errors, row.id), 0, written);
    signal.throwIfAborted();
    await recordChange(database, editImportRow(acts, row.id, done, {status: row.status, newCount: row.newCount}));
  } catch (error) {
    const status = signal.aborted ? 'cancelled' : 'failed';
    await takeBack(database, acts, row, {status, written});
    if (!signal.aborted) throw error;
    return succeed({
      ...countsOf(row),
      otherCurrencies: reading.otherCurrencies,
      importId: row.id,
      status: 'cancelled',
      newCount: 0,
    });
  }
  return succeed({...countsOf(row), otherCurrencies: reading.otherCurrencies, importId: row.id, ...done});
}

function countsOf({knownCount, skippedCount, errorCount}: ImportRow) {
  return {knownCount, skippedCount, errorCount};
}

async function buildImportRow(
  task: ImportTask,
  {knownCount, seen}: {readonly knownCount: number; readonly seen: readonly string[]},
  createdAt: string,
): Promise<ImportRow> {
  const {file, bytes, making} = task;
  const {counts} = file.reading;
  return {
    id: making.createId(),
    accountId: task.account.id,
    fileName: file.reading.fileName,
    sizeBytes: bytes.length,
    fileHash: await hashBytes(bytes),
    status: 'processing',
    rowCount: counts.transactions + counts.errors,
    newCount: 0,
    knownCount,
    skippedCount: counts.skipped,
    errorCount: counts.errors,
    reading: packReading(file, seen),
    failedReason: null,
    undoneAt: null,
    createdAt,
    createdBy: task.userId,
  };
}

/** @param written is told each change's id by its order. */
async function writeAll(
  task: ImportTask,
  changes: Iterable<Change>,
  total: number,
  written: Map<number, string>,
): Promise<void> {
  const {database, signal, onProgress} = task;
  let rows = 0;
  for (const batch of inParts(changes, changesPerTransaction)) {
    await database.transaction('rw', database.outbox, async () => {
      for (const step of inParts(batch, changesPerStep)) {
        signal.throwIfAborted();
        const last = await recordChange(database, ...step);
        for (const [place, {id}] of step.entries()) written.set(last - step.length + 1 + place, id);
        rows += step.reduce((sum, change) => sum + change.rowIds.length, 0);
        onProgress(Math.min(rows, total), total);
      }
    });
  }
}

function* inParts<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
