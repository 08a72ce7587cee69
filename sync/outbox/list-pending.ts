import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {reachedThrough} from './reached-through.ts';
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
  op: Change['op'];
  rowCount: number;
  /** Its only row; null when there are more. */
  rowId: string | null;
  /** The new value of each field; undefined where the rows get different ones. */
  values: Readonly<Record<string, Json | undefined>>;
};

/** Lists waiting changes, oldest first, at most `limit`; for live queries. Rule: OUT4. */
export async function listPending(database: LocalDatabase, limit: number): Promise<PendingChange[]> {
  return database.transaction('r', database.outbox, database.meta, async () => {
    const client = await readMeta(database, 'client');
    const confirmedThrough = client?.acknowledged?.throughOrder ?? 0;
    const sentThrough = await reachedThrough(database);
    const records = await database.outbox.orderBy('order').limit(limit).toArray();
    return records.map((record) => describe(record, stateOf(record.order, confirmedThrough, sentThrough)));
  });
}

function describe(record: OutboxRecord, state: PendingChange['state']): PendingChange {
  const {order, spaceId, table, op, label, madeAt, rowIds, set} = record;
  const rowId = rowIds.length === 1 ? (rowIds[0] ?? null) : null;
  const values: Record<string, Json | undefined> = {};
  for (const [field, column] of Object.entries(set)) {
    values[field] = 'same' in column ? column.same : rowId === null ? undefined : column.each[0];
  }
  return {order, state, spaceId, table, op, label, madeAt, rowCount: rowIds.length, rowId, values};
}

function stateOf(order: number, confirmedThrough: number, sentThrough: number): PendingChange['state'] {
  if (order <= confirmedThrough) return 'confirmed';
  return order <= sentThrough ? 'sending' : 'local';
}
