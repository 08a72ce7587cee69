import {withoutOrder} from '#sync/outbox/acts.ts';
import {hearQueue} from '#sync/outbox/hear-queue.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {keepReached} from '#sync/outbox/reached-through.ts';
import {ensureIdentity} from '#sync/store/identity.ts';
import type {ClientState, LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {addToRecovery} from '#sync/store/recovery-note.ts';
import {isChange} from './is-change.ts';
import {mendClient} from './mend-client.ts';
import type {LoggedChange, UnsentLog} from './unsent-log.ts';

/** The moment, as ISO UTC, and a maker of ids. */
type Making = {readonly now: string; readonly createId: () => string};

/** What a start found in the log. */
export type PutBack = {
  readonly databaseId: string;
  readonly restoredCount: number;
  /** Intact lines whose changes this version of the product does not understand: they stay in the log for one that does. */
  readonly carried: readonly LoggedChange[];
};

/**
 * Puts unsent changes that the log has and the queue lacks back into the queue, once, in their places, and makes the queue one that
 * can be sent. What left the queue rightly stays away: the server has it, it waits in attention, or the person gave it up. The
 * server knows a change by its id, so that one which did arrive takes effect once all the same. The log cannot tell whether one was
 * sent before it was lost: from then on all of them count as sent.
 *
 * Rules: LOG3, LOG4, LOG5, OUT3.
 */
export async function putBack(database: LocalDatabase, log: UnsentLog, making: Making): Promise<PutBack> {
  const {outbox, attention, meta, device} = database;
  return database.transaction('rw', [outbox, attention, meta, device], async () => {
    const databaseId = await ensureIdentity(database, making.createId);
    const mended = await mendRecords(database, log, databaseId);
    const lost = await findLost(database, log, databaseId);
    const known = lost.filter(({change}) => isChange(change));
    const restoredThrough = Math.max(mended.restoredThrough, await restore(database, known));
    if (restoredThrough > 0) await keepReached(database, restoredThrough);
    await mendClient(database, making.createId);
    const {unreadableCount} = mended;
    const restoredCount = known.length + mended.restoredCount;
    if (restoredCount + unreadableCount > 0) {
      await noteQueueMoved(database);
      await addToRecovery(database, {unreadableCount, restoredCount, at: making.now});
    }
    return {databaseId, restoredCount, carried: lost.filter((one) => !known.includes(one))};
  });
}

type Mended = {
  restoredCount: number;
  unreadableCount: number;
  /** The last place of the queue that was mended; 0 for none. */
  restoredThrough: number;
};

/** Replaces records of the queue that are no changes any more by what the log has of them; others are set aside, for the export. */
async function mendRecords(database: LocalDatabase, log: UnsentLog, databaseId: string): Promise<Mended> {
  const broken: OutboxRecord[] = [];
  await hearQueue(database, (record) => {
    if (!isChange(withoutOrder(record))) broken.push(record);
  });
  const mended = {restoredCount: 0, unreadableCount: 0, restoredThrough: 0};
  if (broken.length === 0) return mended;
  const byOrder = new Map(
    [...log.unsent.values()].filter((one) => one.databaseId === databaseId).map((one) => [one.order, one]),
  );
  for (const record of broken) {
    const whole = log.unsent.get(record.id) ?? byOrder.get(record.order);
    if (whole && isChange(whole.change)) {
      await database.outbox.put({...whole.change, order: record.order});
      mended.restoredCount += 1;
      mended.restoredThrough = Math.max(mended.restoredThrough, record.order);
    } else {
      await database.device.put({key: `unreadable:${databaseId}:${record.order}`, value: record});
      await database.outbox.delete(record.order);
      mended.unreadableCount += 1;
    }
  }
  return mended;
}

async function findLost(database: LocalDatabase, log: UnsentLog, databaseId: string): Promise<LoggedChange[]> {
  if (log.unsent.size === 0) return [];
  const away = new Set(await readMeta(database, 'leftChanges'));
  await hearQueue(database, (record) => void away.add(record.id));
  await database.attention.each((record) => void away.add(record.change.id));
  const client = await readMeta(database, 'client');
  return [...log.unsent.values()].filter(
    (one) => !away.has(one.change.id) && !(one.databaseId === databaseId && isSettled(one, client)),
  );
}

/** Whether the server has answered for it and the answer is here. What it refused is not settled before the person says so. */
function isSettled({order, isRefused}: LoggedChange, client: ClientState | undefined): boolean {
  if (!client || isRefused) return false;
  if (client.acknowledged?.refused.some((one) => one.order === order)) return false;
  return order < (client.sending?.orders[0] ?? client.sentThroughOrder + 1);
}

/** In their own places where these are free, else at the end, in the order in which they were made. Answers the last place; 0 for none. */
async function restore({outbox}: LocalDatabase, lost: readonly LoggedChange[]): Promise<number> {
  if (lost.length === 0) return 0;
  const taken = new Set([0, ...(await outbox.toCollection().primaryKeys())]);
  const orders = new Set(lost.map(({order}) => order));
  const areFree = orders.size === lost.length && lost.every(({order}) => !taken.has(order));
  const records = lost.map(({change, order}) => (areFree ? {...change, order} : change));
  const places = await outbox.bulkAdd(records, {allKeys: true});
  return places.reduce((last, order) => Math.max(last, order), 0);
}
