import {importLines} from '#contract/bookkeeping/import-lines.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {lineOf, unpackLines} from './pack-lines.ts';

/** Where a transaction stands in a file. */
export type FilePlace = {readonly spaceId: string; readonly importId: string; readonly line: number};

/**
 * The row of a file that a transaction was made of: the name of each column, empty where there is none, and what the file has in it.
 *
 * @returns null where it was imported before rows were kept, or has not come to this device yet. Rule: IMP23.
 */
export async function readFileRow(
  database: LocalDatabase,
  {spaceId, importId, line}: FilePlace,
): Promise<{name: string; cell: string}[] | null> {
  const parts = await readTable(database, importLines, spaceId);
  for (const part of parts) {
    if (part.importId !== importId || line < part.firstLine || line > part.lastLine) continue;
    const found = lineOf(await unpackLines(part.packed), line);
    if (found) return found;
  }
  return null;
}
