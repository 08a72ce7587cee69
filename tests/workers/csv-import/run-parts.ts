import {imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {runImport, type ImportTask, type Making} from '#workers/csv-import/record/run.ts';
import {readFile} from './read-file.ts';

export const ids = createIds(5);
export const account = {id: ids(), currency: 'USD'};
const userId = ids();

export function making(seed: number): Making {
  return {nowMs: () => testNow, createId: createIds(seed)};
}

export function buildTask(
  database: LocalDatabase,
  content: string | Uint8Array<ArrayBuffer>,
  more: Partial<ImportTask> = {},
): ImportTask {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    database,
    spaceId: spaceOne,
    userId,
    account,
    // Signs have tests of their own.
    file: readFile(bytes, {kind: 'bank', overrides: {flipSign: false}}),
    bytes,
    making: making(11),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  };
}

export async function importFile(
  database: LocalDatabase,
  content: string | Uint8Array<ArrayBuffer>,
  more: Partial<ImportTask> = {},
) {
  const outcome = await runImport(buildTask(database, content, more));
  if (!outcome.ok) throw new Error(`${outcome.failure.reason} ${JSON.stringify(outcome.failure.details)}`);
  return outcome.value;
}

export const books = (database: LocalDatabase) => readTable(database, transactions, spaceOne);
export const history = (database: LocalDatabase) => readTable(database, imports, spaceOne);

/** A statement of many rows with a balance. */
export function longFile(rowCount: number): string {
  const rows = Array.from(
    {length: rowCount},
    (_, row) => `2026-01-${String((row % 28) + 1).padStart(2, '0')},Row ${row},-1.00`,
  );
  return `Date,Description,Amount\n${rows.join('\n')}`;
}
