import {Dexie} from 'dexie';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';

/** Records read in one go: of an import, 25,000 rows are in memory together. */
const atOnce = 50;

/**
 * Hears every record of the queue, oldest first, also those that are no changes any more. A cursor would go from thread to thread for each of
 * them, which takes longer than reading them. Works inside any transaction that covers `outbox`.
 */
export async function hearQueue({outbox}: LocalDatabase, hear: (record: OutboxRecord) => void): Promise<void> {
  for (let after: unknown = Dexie.minKey; ;) {
    const records = await outbox.where('order').above(after).limit(atOnce).toArray();
    for (const record of records) hear(record);
    const last = records.at(-1);
    if (!last || records.length < atOnce) return;
    after = last.order;
  }
}
