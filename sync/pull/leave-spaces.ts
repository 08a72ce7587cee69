import {Dexie} from 'dexie';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {removePages} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {forgetSpace, readMeta} from '#sync/store/meta.ts';

/**
 * Removes what this person may no longer see, and moves what they had queued there to attention as `sync.no-longer-permitted`.
 * Changes that may have reached the server stay until it has answered for them. The transaction must cover all tables. Rule: PUL5.
 */
export async function leaveSpaces(database: LocalDatabase, spaceIds: readonly string[], now: string): Promise<void> {
  for (const spaceId of spaceIds) {
    await removePages(database, spaceId);
    await forgetSpace(database, spaceId);
    await setQueueAside(database, spaceId, now);
  }
}

async function setQueueAside(database: LocalDatabase, spaceId: string, now: string): Promise<void> {
  const sentThrough = (await readMeta(database, 'client'))?.sentThroughOrder ?? 0;
  const queued = await database.outbox
    .where('[spaceId+table]')
    .between([spaceId, Dexie.minKey], [spaceId, Dexie.maxKey])
    .filter((record) => record.order > sentThrough)
    .sortBy('order');
  const moved = queued.map((record) => {
    const refusals = record.rowIds.map((rowId) => {
      return {rowId, field: null, code: 'forbidden' as const, reason: 'sync.no-longer-permitted'};
    });
    return {spaceId, change: withoutOrder(record), refusals, refusedAt: now};
  });
  await database.attention.bulkAdd(moved);
  await database.outbox.bulkDelete(queued.map((record) => record.order));
}
