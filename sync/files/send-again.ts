import {files} from '#contract/files/file.ts';
import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * Hears of rows that came from the server: bytes that it had and has no longer, because their file was brought back long after its deletion,
 * wait to be sent again where they are here. The transaction must cover `files`. Rule: UPL4.
 */
export async function sendAgain(database: LocalDatabase, table: string, columns: () => RowColumns): Promise<void> {
  if (table !== files.name) return;
  const lost = toRows(columns()).filter((row) => row['deleted'] === false && row['storedAt'] === null);
  if (lost.length === 0) return;
  const ids = lost.map((row) => String(row['id']));
  const fresh = {state: 'waiting', sentBytes: 0, reason: null, attempts: 0} as const;
  await database.files
    .where('id')
    .anyOf(ids)
    .filter(({state}) => state === 'stored')
    .modify(fresh);
}
