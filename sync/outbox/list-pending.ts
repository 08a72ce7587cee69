import {outlineChange, type ChangeOutline} from './outline-change.ts';
import {reachedThrough} from './reached-through.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';

/** One waiting change, as the activity panel lists it. */
export type PendingChange = ChangeOutline & {
  readonly order: number;
  /** `local`: on this device only, can be discarded. `sending`: may have reached the server. `confirmed`: done there, its rows are on their way. */
  readonly state: 'local' | 'sending' | 'confirmed';
};

/** Lists waiting changes, oldest first, at most `limit`; for live queries. Rule: OUT4. */
export async function listPending(database: LocalDatabase, limit: number): Promise<PendingChange[]> {
  return database.transaction('r', database.outbox, database.meta, async () => {
    const client = await readMeta(database, 'client');
    const confirmedThrough = client?.acknowledged?.throughOrder ?? 0;
    const sentThrough = await reachedThrough(database);
    const records = await database.outbox.orderBy('order').limit(limit).toArray();
    return records.map((record) => ({
      ...outlineChange(record),
      order: record.order,
      state: stateOf(record.order, confirmedThrough, sentThrough),
    }));
  });
}

function stateOf(order: number, confirmedThrough: number, sentThrough: number): PendingChange['state'] {
  if (order <= confirmedThrough) return 'confirmed';
  return order <= sentThrough ? 'sending' : 'local';
}
