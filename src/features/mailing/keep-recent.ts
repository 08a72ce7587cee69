import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readFile} from '#src/data/keeping/files.ts';
import type {Mail} from './read-mail.ts';
import {fileOf} from './use-letter.ts';

/** How many letters are kept on a device beforehand. Source: issue, Mailing. */
const keptCount = 50;

/** The most bytes that are fetched beforehand: half of what is kept of all files. */
const mostBytes = 100 * 1024 * 1024;

/**
 * Brings the last letters to this device, the newest last so that it stays the longest, until one cannot be had. Rule: MLG9.
 *
 * @param mails the newest first.
 */
export async function keepRecent(database: LocalDatabase, mails: readonly Mail[], signal: AbortSignal): Promise<void> {
  let sumBytes = 0;
  const wanted = mails.filter(({storedAt}) => storedAt !== null).slice(0, keptCount);
  const fitting = wanted.filter(({sizeBytes}) => (sumBytes += sizeBytes) <= mostBytes);
  for (const mail of fitting.toReversed()) {
    if (signal.aborted) return;
    if (await database.files.get(mail.id)) continue;
    const read = await readFile(database, fileOf(mail), signal);
    if (!read.ok && read.failure.code === 'offline') return;
  }
}
