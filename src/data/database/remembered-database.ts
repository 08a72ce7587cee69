import {newId} from '#contract/kernel/ids.ts';
import {recogniseDatabase, type RememberedDatabase} from '#sync/store/identity.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {keyOfRemembered} from './visitor.ts';

/**
 * Remembers outside of a person's database that it is here, and notes in it when it is not the one that was: the browser deletes
 * databases by themselves, and says so to nobody.
 */
export async function rememberDatabase(database: LocalDatabase, userId: string): Promise<void> {
  const nowMs = Date.now();
  const seenAt = new Date(nowMs).toISOString();
  const createId = (): string => newId(nowMs, (bytes) => crypto.getRandomValues(bytes));
  const known = readRemembered(userId);
  const databaseId = await recogniseDatabase(database, known, {now: seenAt, createId});
  if (known?.databaseId !== databaseId) write(userId, {databaseId, unsentCount: 0, seenAt});
}

/** Remembers how many changes are on this device alone. */
export function rememberUnsent(userId: string, unsentCount: number): void {
  const known = readRemembered(userId);
  if (known && known.unsentCount !== unsentCount)
    write(userId, {...known, unsentCount, seenAt: new Date().toISOString()});
}

/** How many changes were on this device alone when it was last looked at. */
export function recallUnsent(userId: string): number {
  return readRemembered(userId)?.unsentCount ?? 0;
}

/** The database goes by the person's own hand: that is no loss. */
export function forgetDatabase(userId: string): void {
  localStorage.removeItem(keyOfRemembered(userId));
}

function write(userId: string, remembered: RememberedDatabase): void {
  try {
    localStorage.setItem(keyOfRemembered(userId), JSON.stringify(remembered));
  } catch (error) {
    // A device that is full remembers what it did.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What `write` wrote; anything else counts as nothing. */
function readRemembered(userId: string): RememberedDatabase | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOfRemembered(userId)) ?? 'null') as RememberedDatabase | null;
    return typeof found?.databaseId === 'string' && typeof found.unsentCount === 'number' ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
