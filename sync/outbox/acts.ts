import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {LocalDatabase, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';

/** Acts that can be undone after they have left the outbox. Source: ux.md U3. */
export const maxRecentActs = 50;

/** Whether a change is no work of the person's. A table that this client does not know holds work. Rule: SYN37. */
export function isQuiet({table}: Pick<Change, 'table'>): boolean {
  const known: SyncedTable | undefined = isTableName(table) ? syncedTables[table] : undefined;
  return known?.isQuiet === true;
}

/** The key of the act a change belongs to. */
export function actKey(change: Pick<Change, 'id' | 'groupId'>): string {
  return change.groupId ?? change.id;
}

/** The head of an act: what undo needs to know before it reads the act itself. `order` is that of its newest change, or of the piece that is met. */
export type ActHead = Pick<RecentAct, 'key' | 'undoes' | 'order'>;

/** An act that reverses an odd number of times: an undo of an undo is a redo. One whose target is forgotten counts as an undo. */
export function isUndo(act: ActHead, acts: readonly ActHead[]): boolean {
  let depth = 0;
  for (let at: ActHead | undefined = act; at && at.undoes !== null; depth += 1) {
    const target: string = at.undoes;
    at = acts.find((other) => other.key === target);
  }
  return depth % 2 === 1;
}

/**
 * Walks over what the person did, newest first, in the outbox and then among the recent, what is no work left out; stops when `visit` answers
 * true.
 * A group may be met in several pieces. Works inside any transaction that covers both.
 */
export async function walkActs(database: LocalDatabase, visit: (act: ActHead) => boolean): Promise<void> {
  let stopped = false;
  await database.outbox
    .orderBy('order')
    .reverse()
    .until(() => stopped)
    .each((record) => {
      stopped = !isQuiet(record) && visit({key: actKey(record), undoes: record.undoes ?? null, order: record.order});
    });
  if (stopped) return;
  await database.recent
    .orderBy('order')
    .reverse()
    .until(() => stopped)
    .each((act) => {
      stopped = visit(act);
    });
}

/** Every change of one act, oldest first, wherever it is. Works inside any transaction that covers `outbox` and `recent`. */
export async function readAct(database: LocalDatabase, key: string): Promise<Change[]> {
  const {sent, waiting} = await readActParts(database, key);
  return [...sent, ...waiting].map(withoutOrder);
}

/** The same, with their places in the queue: what has left it, and what is still there. */
export async function readActParts(
  database: LocalDatabase,
  key: string,
): Promise<{readonly sent: readonly OutboxRecord[]; readonly waiting: readonly OutboxRecord[]}> {
  const sent = (await database.recent.get(key))?.changes ?? [];
  const grouped = await database.outbox.where('groupId').equals(key).sortBy('order');
  return {sent, waiting: grouped.length > 0 ? grouped : await findSingle(database, key)};
}

/** Joins changes that are made in one go into one act, so that they are undone in one go. */
export function asOneAct(changes: readonly Change[], createId: () => string): Change[] {
  if (changes.length < 2) return [...changes];
  const groupId = createId();
  return changes.map((change) => ({...change, groupId}));
}

/** A change as it was made, without its place in this device's queue. */
export function withoutOrder(record: OutboxRecord): Change {
  const {order: _, ...change} = record;
  return change;
}

async function findSingle(database: LocalDatabase, id: string): Promise<OutboxRecord[]> {
  const found = await database.outbox
    .orderBy('order')
    .reverse()
    .filter((record) => record.id === id)
    .first();
  return found ? [found] : [];
}
