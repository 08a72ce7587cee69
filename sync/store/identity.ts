import type {LocalDatabase} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';
import {addToRecovery} from './recovery-note.ts';

/** What is remembered of a database outside of it, in another store of the browser. */
export type RememberedDatabase = {
  readonly databaseId: string;
  /** Changes that were unsent or refused when it was last seen. */
  readonly unsentCount: number;
  /** ISO UTC. */
  readonly seenAt: string;
};

/** The id of this very database; made at its first start. The transaction must cover `meta`. */
export async function ensureIdentity(database: LocalDatabase, createId: () => string): Promise<string> {
  const known = await readMeta(database, 'identity');
  if (known !== undefined) return known;
  const identity = createId();
  await writeMeta(database, 'identity', identity);
  return identity;
}

/**
 * Compares the database with the one that was here before; when that is gone, by whatever hand, the person is told.
 *
 * @param remembered null where nothing is remembered: a first start, or the browser took that too.
 * @returns the database's id, to be remembered.
 * Rule: LOG6.
 */
export async function recogniseDatabase(
  database: LocalDatabase,
  remembered: RememberedDatabase | null,
  {now, createId}: {readonly now: string; readonly createId: () => string},
): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const identity = await ensureIdentity(database, createId);
    if (remembered && remembered.databaseId !== identity) {
      const {unsentCount, seenAt} = remembered;
      await addToRecovery(database, {at: now, gone: {unsentCount, seenAt}});
    }
    return identity;
  });
}
