import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/**
 * The order of the last outbox record that may have reached the server, under whatever sender: up to here nothing is discarded, edited or
 * called local. 0 before anything was sent. Works inside any transaction that covers `meta`. Rule: OUT3.
 */
export async function reachedThrough(database: LocalDatabase): Promise<number> {
  const sent = (await readMeta(database, 'client'))?.sentThroughOrder ?? 0;
  return Math.max(sent, (await readMeta(database, 'reachedThroughOrder')) ?? 0);
}

/**
 * To be called before numbers are taken back, or the sender is forgotten. The transaction must cover `meta`.
 *
 * @param throughOrder the place up to which something may have been sent that nothing here tells of any more.
 */
export async function keepReached(database: LocalDatabase, throughOrder = 0): Promise<void> {
  await writeMeta(database, 'reachedThroughOrder', Math.max(throughOrder, await reachedThrough(database)));
}
