import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {fresh, isLeftBehind} from './leave-files.ts';

/**
 * Hears of rows that came from the server. Two kinds of files wait to be sent again: those whose bytes the server had and has no longer, because
 * they were brought back long after their deletion, and those that were set aside with a space that is the person's once more.
 * The transaction must cover `files`. Rules: UPL4, UPL10.
 */
export async function sendAgain(database: LocalDatabase, table: string, columns: () => RowColumns): Promise<void> {
  if (table !== 'files') return;
  const rows = new Map(toRows(columns()).map((row) => [row['id'], row]));
  await database.files
    .filter((record) => {
      const row = rows.get(record.id);
      if (isLeftBehind(record)) return row !== undefined;
      return record.state === 'stored' && row?.['deleted'] === false && row['storedAt'] === null;
    })
    .modify(fresh);
}
