import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {FileToRead} from '#sync/files/read-file-bytes.ts';
import {readFile} from './files.ts';

/** Brings files to this device that are not there, one after another, until there is no network; one that does not come is asked for when it is opened. */
export async function bringFiles(
  database: LocalDatabase,
  files: readonly FileToRead[],
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) {
    if (signal.aborted) return;
    if (await database.files.get(file.id)) continue;
    const read = await readFile(database, file, signal);
    if (!read.ok && read.failure.code === 'offline') return;
  }
}
