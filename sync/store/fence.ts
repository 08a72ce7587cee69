import type {Table} from 'dexie';
import type {LocalDatabase} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/** The right to write confirmed data into a database, until another engine takes it. */
export type Lead = {readonly database: LocalDatabase; readonly fence: number};

/** A newer engine leads: this one must stop and leave everything to it. Not shown to anybody. */
export class FencedError extends Error {
  constructor() {
    super('A newer engine leads this database');
    this.name = 'FencedError';
  }
}

/** Takes the lead over the database: every commit of an engine that took it earlier is refused from now on. Rule: LED2. */
export async function takeLead(database: LocalDatabase): Promise<Lead> {
  return database.transaction('rw', database.meta, async () => {
    const fence = ((await readMeta(database, 'fence')) ?? 0) + 1;
    await writeMeta(database, 'fence', fence);
    return {database, fence};
  });
}

/**
 * Runs one transaction of the engine over `meta` and the given tables, if it still leads: a frozen tab that wakes up does not.
 *
 * @throws FencedError, with nothing written.
 * Rule: LED2.
 */
export async function commit<Result>(
  {database, fence}: Lead,
  tables: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  return database.transaction('rw', [database.meta, ...tables], async () => {
    if ((await readMeta(database, 'fence')) !== fence) throw new FencedError();
    return work();
  });
}
