import type {Failure} from '#contract/kernel/failure.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {keepReached} from '#sync/outbox/reached-through.ts';
import {cutBetweenActs} from './cut-between-acts.ts';
import {withSending, type Batch} from './number-batch.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {ClientState} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/**
 * Takes half of a batch back that the server refused as a whole before it executed any of it (too large, or malformed).
 * A change that is refused alone moves to attention, so that it never stops the others; its number is free again.
 *
 * @param now ISO UTC.
 * Rule: PUS4.
 */
export async function shrinkBatch(lead: Lead, batch: Batch, failure: Failure, now: string): Promise<void> {
  const {database} = lead;
  await commit(lead, [database.outbox, database.attention], async () => {
    const client = await readMeta(database, 'client');
    if (!client?.sending || client.sending.firstSeq !== batch.firstSeq) return;
    const {sending} = client;
    // An earlier try of the same batch may have got through.
    await keepReached(database);
    if (sending.orders.length > 1) {
      const half = cutBetweenActs(batch.changes, Math.floor(sending.orders.length / 2));
      const smaller = {...sending, orders: sending.orders.slice(0, half), hashes: sending.hashes.slice(0, half)};
      await writeMeta(database, 'client', withSending(client, smaller));
      return;
    }
    await setAside(lead, sending, failure, now);
    const order = sending.orders[0] ?? client.sentThroughOrder;
    const freed = {nextSeq: sending.firstSeq, chainHash: sending.previousHash, sentThroughOrder: order};
    await writeMeta(database, 'client', {...client, ...freed, sending: null});
  });
}

async function setAside(
  {database}: Lead,
  sending: NonNullable<ClientState['sending']>,
  {code, reason}: Failure,
  now: string,
): Promise<void> {
  for (const order of sending.orders) {
    const record = await database.outbox.get(order);
    if (!record) continue;
    const refusals = record.rowIds.map((rowId) => ({rowId, field: null, code, reason}));
    await database.attention.add({
      spaceId: record.spaceId,
      change: withoutOrder(record),
      refusals,
      refusedAt: now,
    });
    await database.outbox.delete(order);
  }
  await noteQueueMoved(database);
}
