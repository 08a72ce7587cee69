import type {LocalDatabase, RecoveryNote} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

const nothingFound = {restoredCount: 0, unreadableCount: 0, gone: null};

/** Adds to what the person will read about damage that a start has found. The transaction must cover `meta`. */
export async function addToRecovery(
  database: LocalDatabase,
  found: Pick<RecoveryNote, 'at'> & Partial<RecoveryNote>,
): Promise<void> {
  const before = (await readMeta(database, 'recovery')) ?? nothingFound;
  await writeMeta(database, 'recovery', {
    at: found.at,
    restoredCount: before.restoredCount + (found.restoredCount ?? 0),
    unreadableCount: before.unreadableCount + (found.unreadableCount ?? 0),
    gone: before.gone ?? found.gone ?? null,
  });
}

/** The person has read it. */
export async function dismissRecovery(database: LocalDatabase): Promise<void> {
  await database.meta.delete('recovery');
}
