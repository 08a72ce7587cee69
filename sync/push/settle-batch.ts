import type {z} from 'zod';
import type {pushChanges} from '#contract/sync/push-changes.ts';
import type {Batch} from './number-batch.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {ClientState} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {addToStatus} from '#sync/store/status-record.ts';

type PushResult = z.output<typeof pushChanges.output>;

/**
 * Remembers what became of a batch. Its changes stay in the outbox, and so on screen, until their rows are pulled. Rule: PUS3.
 */
export async function settleBatch(lead: Lead, batch: Batch, result: PushResult): Promise<void> {
  const {database} = lead;
  await commit(lead, [], async () => {
    const client = await readMeta(database, 'client');
    if (!client?.sending || client.sending.firstSeq !== batch.firstSeq) return;
    await writeMeta(database, 'client', acknowledge(client, client.sending, result));
    await addToStatus(database, {sentCount: batch.changes.length, receivedCount: 0});
  });
}

function acknowledge(
  client: ClientState,
  sending: NonNullable<ClientState['sending']>,
  result: PushResult,
): ClientState {
  const refused = result.refused.flatMap(({seq, refusals}) => {
    const order = sending.orders[seq - sending.firstSeq];
    return order === undefined ? [] : [{order, refusals}];
  });
  return {
    ...client,
    sending: null,
    acknowledged: {
      throughSeq: sending.firstSeq + sending.orders.length - 1,
      throughOrder: sending.orders.at(-1) ?? client.sentThroughOrder,
      refused: [...(client.acknowledged?.refused ?? []), ...refused],
    },
  };
}
