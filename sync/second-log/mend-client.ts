import {keepReached} from '#sync/outbox/reached-through.ts';
import {newClient} from '#sync/store/client-state.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/**
 * Becomes another sender, which sends everything again, when the queue no longer fits what this one has sent: a batch on its way has
 * holes, or a change that waits counts as sent. The server knows changes by their ids. The transaction must cover `outbox` and `meta`.
 *
 * Rules: LOG4, OUT3.
 */
export async function mendClient(database: LocalDatabase, createId: () => string): Promise<void> {
  const client = await readMeta(database, 'client');
  if (!client) return;
  const sending = new Set(client.sending?.orders);
  const acknowledgedThrough = client.acknowledged?.throughOrder ?? 0;
  const orders = await database.outbox.where('order').belowOrEqual(client.sentThroughOrder).primaryKeys();
  const isStranded = orders.some((order) => order > acknowledgedThrough && !sending.has(order));
  const isTorn = orders.filter((order) => sending.has(order)).length < sending.size;
  if (!isStranded && !isTorn) return;
  await keepReached(database);
  await writeMeta(database, 'client', newClient(createId()));
}
