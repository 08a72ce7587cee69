import {Dexie} from 'dexie';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** The newest place in the queue; 0 where nothing waits. Works inside any transaction that covers `outbox`. */
export async function readLastOrder(database: LocalDatabase): Promise<number> {
  const [order] = await database.outbox.where('order').above(Dexie.minKey).reverse().limit(1).primaryKeys();
  return order ?? 0;
}
