import {Dexie} from 'dexie';
import {setFilesAside} from '#sync/files/leave-files.ts';
import {isQuiet, withoutOrder} from '#sync/outbox/acts.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {reachedThrough} from '#sync/outbox/reached-through.ts';
import {removePages} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {forgetSpace, readMeta, writeMeta} from '#sync/store/meta.ts';
import {forgetUnseen} from './sight.ts';

/**
 * Removes what this person may no longer see, and moves what they had queued there to attention as `sync.no-longer-permitted`, without
 * the server's values; bytes that were not sent stay, refused for the same reason. The screens are told which spaces were left.
 * Changes that may have reached the server stay until it has answered for them. The transaction must cover all tables. Rules: PUL5, UPL10.
 */
export async function leaveSpaces(database: LocalDatabase, spaceIds: readonly string[], now: string): Promise<void> {
  if (spaceIds.length === 0) return;
  for (const spaceId of spaceIds) {
    await setQueueAside(database, spaceId, now);
    await setFilesAside(database, spaceId);
    await removePages(database, spaceId);
    await forgetSpace(database, spaceId);
    await forgetUnseen(database, spaceId, () => false);
  }
  const left = Object.fromEntries(spaceIds.map((spaceId) => [spaceId, now]));
  await writeMeta(database, 'leftSpaces', {...(await readMeta(database, 'leftSpaces')), ...left});
}

/** Forgets that a space was left, once the person has it again. The transaction must cover `meta`. */
export async function forgetLeft(database: LocalDatabase, spaceIds: readonly string[]): Promise<void> {
  const left = await readMeta(database, 'leftSpaces');
  if (!left || !spaceIds.some((spaceId) => Object.hasOwn(left, spaceId))) return;
  const kept = Object.entries(left).filter(([spaceId]) => !spaceIds.includes(spaceId));
  await writeMeta(database, 'leftSpaces', Object.fromEntries(kept));
}

async function setQueueAside(database: LocalDatabase, spaceId: string, now: string): Promise<void> {
  const sentThrough = await reachedThrough(database);
  const queued = await database.outbox
    .where('[spaceId+table]')
    .between([spaceId, Dexie.minKey], [spaceId, Dexie.maxKey])
    .filter((record) => record.order > sentThrough)
    .sortBy('order');
  const moved = queued
    .filter((record) => !isQuiet(record))
    .map((record) => {
      const refusals = record.rowIds.map((rowId) => {
        return {rowId, field: null, code: 'forbidden' as const, reason: 'sync.no-longer-permitted'};
      });
      return {spaceId, change: withoutOrder(record), refusals, refusedAt: now};
    });
  await database.attention.bulkAdd(moved);
  await database.outbox.bulkDelete(queued.map((record) => record.order));
  await noteQueueMoved(database);
}
