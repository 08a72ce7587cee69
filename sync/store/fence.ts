import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/** A newer engine leads: this one must stop and leave everything to it. Not shown to anybody. */
export class FencedError extends Error {
  constructor() {
    super('A newer engine leads this database');
    this.name = 'FencedError';
  }
}

/** Takes the lead over the database: every commit of an engine that took it earlier is refused from now on. Rule: LED2. */
export async function raiseFence(database: LocalDatabase): Promise<number> {
  return database.transaction('rw', database.meta, async () => {
    const fence = ((await readMeta(database, 'fence')) ?? 0) + 1;
    await writeMeta(database, 'fence', fence);
    return fence;
  });
}

/**
 * Refuses to go on when another engine has taken the lead, as when a frozen tab wakes up.
 * Called first in every transaction of the engine that writes; the transaction must cover `meta`.
 *
 * @throws FencedError, which also rolls the transaction back.
 */
export async function checkFence(database: LocalDatabase, fence: number): Promise<void> {
  if ((await readMeta(database, 'fence')) !== fence) throw new FencedError();
}
