import type {Change} from '#contract/sync/change.ts';
import {isLogged, noteLeft} from '#sync/store/left-changes.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {noteQueueMoved} from './queue-moves.ts';
import {reachedThrough} from './reached-through.ts';
import {withReserve} from './with-reserve.ts';

/**
 * Queues what is being typed into rows, in one durable transaction. Until it is sent, what was typed into a row in one go is one change: the next word takes the
 * place of the one before it, at the end of the queue, so that somebody who types offline for an hour is asked about one value, not about each letter.
 *
 * @param changes of the same `groupId` as long as it is one go: a step of a wizard, say. Creations, deletions and changes without a group are
 * queued as they are.
 * @returns the ids of changes that were taken out, as they are part of the new ones.
 * @throws as `recordChange` does: nothing was then saved. Rules: OUT2, OUT10, RES4.
 */
export async function recordTyping(database: LocalDatabase, ...changes: readonly Change[]): Promise<string[]> {
  const {outbox, meta} = database;
  return withReserve(async () =>
    database.transaction('rw', outbox, meta, async () => {
      const sent = await reachedThrough(database);
      const replaced: string[] = [];
      for (const change of changes) {
        const last = await findTyped(database, change);
        if (!last || last.order <= sent) {
          await outbox.add({...change});
          continue;
        }
        replaced.push(last.id);
        await outbox.delete(last.order);
        const joined = joinTyped(last, change);
        if (joined) await outbox.add(joined);
      }
      if (replaced.length > 0) {
        await noteQueueMoved(database);
        if (await isLogged(database)) await noteLeft(database, replaced);
      }
      return replaced;
    }),
  );
}

/** What was typed last into the same row in the same go, where nothing else was done to it since. */
async function findTyped(database: LocalDatabase, change: Change): Promise<OutboxRecord | null> {
  const [rowId = ''] = change.rowIds;
  if (!isTyped(change)) return null;
  const last = await database.outbox
    .where('[spaceId+table]')
    .equals([change.spaceId, change.table])
    .reverse()
    .filter(({rowIds}) => rowIds.includes(rowId))
    .first();
  return last && isTyped(last) && last.groupId === change.groupId ? last : null;
}

/** Whether a change may be joined with the next one of its kind. */
export function isTyped({op, rowIds, set, groupId, undoes}: Change): boolean {
  const isPlain = op === 'edit' && undoes === undefined && !Object.hasOwn(set, 'deleted');
  return isPlain && groupId !== undefined && rowIds.length === 1;
}

/** Both as one: the new values, and what there was before either; null where that is what there is again. */
function joinTyped(before: OutboxRecord, change: Change): Change | null {
  const set = {...before.set, ...change.set};
  const was = {...change.was, ...before.was};
  const isBack = (field: string) => JSON.stringify(set[field]) === JSON.stringify(was[field]);
  const changed = Object.keys(set).filter((field) => !isBack(field));
  if (changed.length === 0) return null;
  const pick = (values: Change['set']) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field)));
  return {...change, set: pick(set), was: pick(was)};
}
