import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import {createQueueCounter} from '#sync/outbox/queue-counter.ts';
import type {LocalDatabase, StatusRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {freshStatus} from '#sync/store/status-record.ts';

/** What the sync chip and the activity panel say. */
export type SyncStatus = StatusRecord & {
  /** Changes the server has not acknowledged. */
  pendingCount: number;
  /** When the oldest of them, or of the files that wait to be sent, was made, ISO UTC; null when there is none. */
  oldestPendingAt: string | null;
  /** Changes and files that wait for a person's decision. */
  attentionCount: number;
  /** Files whose row the server has, and whose bytes will be sent. */
  unsentFileCount: number;
};

/**
 * Reads how far this device is, for live queries; true at every moment, because each part is read from what it is about. Rules: STA1, UPL10.
 *
 * @param countQueue the same from one reading to the next, so that each costs the same however many wait.
 */
export async function readStatus(
  database: LocalDatabase,
  countQueue = createQueueCounter(database),
): Promise<SyncStatus> {
  const {meta, outbox, attention, files, pages} = database;
  return database.transaction('r', [meta, outbox, attention, files, pages], async () => {
    const status = (await readMeta(database, 'status')) ?? freshStatus;
    const confirmedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
    const pendingCount = await countQueue(confirmedThrough);
    const oldest = await outbox.where('order').above(confirmedThrough).first();
    const unsent = await listUnsentFiles(database);
    const waiting = unsent.filter(({state}) => state !== 'refused');
    const begun = [oldest?.madeAt, waiting[0]?.addedAt].filter((at) => at !== undefined);
    const oldestPendingAt = begun.toSorted()[0] ?? null;
    const attentionCount = (await attention.count()) + unsent.length - waiting.length;
    return {...status, pendingCount, oldestPendingAt, attentionCount, unsentFileCount: waiting.length};
  });
}
