import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {chooseRecent} from './choose-recent.ts';
import {fileOfScan, type KeptScan} from './file-of-scan.ts';

/** Brings the last letters to this device, the newest last so that it stays the longest, until one cannot be had. Rule: MLG9. */
export async function keepRecent(
  database: LocalDatabase,
  scans: readonly KeptScan[],
  signal: AbortSignal,
): Promise<void> {
  for (const scan of chooseRecent(scans).toReversed()) {
    if (signal.aborted) return;
    if (await database.files.get(scan.id)) continue;
    const read = await readFile(database, fileOfScan(scan), signal);
    if (!read.ok && read.failure.code === 'offline') return;
  }
}
