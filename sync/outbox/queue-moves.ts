import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/**
 * Says, as part of the transaction that does it, that the queue changed otherwise than by growing at its end: whoever counted it or holds it
 * in memory looks at the whole of it again. Counting it at every change would cost more the longer it is.
 * The transaction must cover `meta`. Rule: OUT8.
 */
export async function noteQueueMoved(database: LocalDatabase): Promise<void> {
  await writeMeta(database, 'queueMoves', (await readQueueMoves(database)) + 1);
}

/** How often that has happened. Works inside any transaction that covers `meta`. */
export async function readQueueMoves(database: LocalDatabase): Promise<number> {
  return (await readMeta(database, 'queueMoves')) ?? 0;
}
