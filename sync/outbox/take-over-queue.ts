import {ensureIdentity} from '#sync/store/identity.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {withoutOrder} from './acts.ts';
import {noteQueueMoved} from './queue-moves.ts';
import {keepReached} from './reached-through.ts';
import {withReserve} from './with-reserve.ts';

/** Whose database takes over, and a maker of ids. */
export type TakingOver = {readonly database: LocalDatabase; readonly userId: string; readonly createId: () => string};

/**
 * Moves the queue of a visitor's database to the end of the queue of who they turned out to be, into their own space: the same changes of the same rows.
 *
 *   1 mark in the visitor's: up to here it goes to this person, and is not touched any more
 *   2 add to the person's, and remember up to where, in one transaction
 *   3 delete from the visitor's
 *
 * Whatever it is broken off by, and whoever else does it at once, doing it again goes on from there: nothing is lost, nothing comes twice, and what was marked
 * for one person goes to nobody else.
 *
 * @returns how many changes were added now.
 * @throws Dexie errors of a full or lost store. Rules: OUT11, RES4. Source: D30.
 */
export async function takeOverQueue(visitor: LocalDatabase, {database, userId, createId}: TakingOver): Promise<number> {
  const marked = await markQueue(visitor, userId, createId);
  const last = marked.records.at(-1);
  if (!last) return 0;
  const {identity} = marked;
  const added = await withReserve(async () =>
    database.transaction('rw', database.outbox, database.meta, async () => {
      const before = await readMeta(database, 'takenOver');
      const taken = before?.identity === identity ? before.throughOrder : 0;
      const fresh = marked.records.filter(({order}) => order > taken);
      await database.outbox.bulkAdd(fresh.map((record) => ({...withoutOrder(record), spaceId: userId})));
      if (fresh.length > 0) await writeMeta(database, 'takenOver', {identity, throughOrder: last.order});
      return fresh.length;
    }),
  );
  await visitor.transaction('rw', visitor.outbox, visitor.meta, async () => {
    await visitor.outbox.bulkDelete(marked.records.map(({order}) => order));
    await noteQueueMoved(visitor);
  });
  return added;
}

type Marked = {readonly identity: string; readonly records: readonly OutboxRecord[]};

/** What goes to this person: what was marked for somebody else waits for them. */
async function markQueue(visitor: LocalDatabase, userId: string, createId: () => string): Promise<Marked> {
  const {outbox, meta} = visitor;
  return visitor.transaction('rw', outbox, meta, async () => {
    const identity = await ensureIdentity(visitor, createId);
    const before = await readMeta(visitor, 'handingOver');
    const others = before && before.userId !== userId ? before.throughOrder : 0;
    const records = await outbox.where('order').above(others).sortBy('order');
    const isWaiting = others > 0 && (await outbox.where('order').belowOrEqual(others).count()) > 0;
    const last = records.at(-1);
    if (!last || isWaiting) return {identity, records: []};
    await writeMeta(visitor, 'handingOver', {userId, throughOrder: last.order});
    await keepReached(visitor, last.order);
    return {identity, records};
  });
}
