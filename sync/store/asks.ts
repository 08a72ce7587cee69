import type {LocalDatabase} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/**
 * Says that a person asks for a sync or for another try, in whatever tab: the engine at work, which may be another tab's, looks again.
 * The transaction must cover `meta`. Rule: ENG4.
 */
export async function noteAsked(database: LocalDatabase): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    await writeMeta(database, 'askCount', ((await readMeta(database, 'askCount')) ?? 0) + 1);
  });
}
