import type {LocalDatabase, StatusRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {freshStatus} from '#sync/store/status-record.ts';

/** What the sync chip and the activity panel say. */
export type SyncStatus = StatusRecord & {
  /** Changes the server has not acknowledged. */
  pendingCount: number;
  /** When the oldest of them was made, ISO UTC; null when there is none. */
  oldestPendingAt: string | null;
  /** Changes that wait for a person's decision. */
  attentionCount: number;
};

/**
 * Reads how far this device is, for live queries; true at every moment, because each part is read from what it is about. Rule: STA1.
 */
export async function readStatus(database: LocalDatabase): Promise<SyncStatus> {
  return database.transaction('r', database.meta, database.outbox, database.attention, async () => {
    const status = (await readMeta(database, 'status')) ?? freshStatus;
    const confirmedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
    const pending = database.outbox.where('order').above(confirmedThrough);
    const pendingCount = await pending.count();
    const oldest = await database.outbox.where('order').above(confirmedThrough).first();
    const attentionCount = await database.attention.count();
    return {...status, pendingCount, oldestPendingAt: oldest?.madeAt ?? null, attentionCount};
  });
}
