import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';

/** One waiting change, as the activity panel lists it. */
export type PendingChange = {
  order: number;
  /** `local`: on this device only, can be discarded. `sending`: may have reached the server. `confirmed`: done there, its rows are on their way. */
  state: 'local' | 'sending' | 'confirmed';
  spaceId: string;
  table: string;
  label: Change['label'];
  madeAt: string;
  rowCount: number;
};

/** Lists waiting changes, oldest first, at most `limit`; for live queries. Rule: OUT4. */
export async function listPending(database: LocalDatabase, limit: number): Promise<PendingChange[]> {
  return database.transaction('r', database.outbox, database.meta, async () => {
    const client = await readMeta(database, 'client');
    const confirmedThrough = client?.acknowledged?.throughOrder ?? 0;
    const sentThrough = client?.sentThroughOrder ?? 0;
    const records = await database.outbox.orderBy('order').limit(limit).toArray();
    return records.map((record) => describe(record, stateOf(record.order, confirmedThrough, sentThrough)));
  });
}

function describe(record: OutboxRecord, state: PendingChange['state']): PendingChange {
  const {order, spaceId, table, label, madeAt, rowIds} = record;
  return {order, state, spaceId, table, label, madeAt, rowCount: rowIds.length};
}

function stateOf(order: number, confirmedThrough: number, sentThrough: number): PendingChange['state'] {
  if (order <= confirmedThrough) return 'confirmed';
  return order <= sentThrough ? 'sending' : 'local';
}
