import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {encodeRecord, type LogRecord} from './log-record.ts';
import type {LoggedChange} from './unsent-log.ts';

/** Changes read and written in one go. */
const atOnce = 500;

/** What of the queue and of attention the log has, as its keeper knows it. */
export type LoggedQueue = {
  /** Unacknowledged changes by id: their place in the queue, null once refused; and their weight in the log. */
  readonly live: Map<string, {order: number | null; bytes: number}>;
  /** Attention's records: which change each holds. */
  readonly attention: Map<number, string>;
  /** The last order of the queue that is in the log. */
  throughOrder: number;
};

/** A log that has nothing yet. */
export function emptyQueue(): LoggedQueue {
  return {live: new Map(), attention: new Map(), throughOrder: 0};
}

/** Lines for the log, and what else is to be done about them. */
export type News = {
  readonly lines: readonly Uint8Array[];
  /** Notes of changes given up that the log then has. */
  readonly left: readonly string[];
  /** Notes of old places that were taken again, which the log then has. */
  readonly back: readonly number[];
  /** There may be more. */
  readonly isMore: boolean;
};

/**
 * What has happened in the queue and in attention since the log was written last. Its cost does not grow with the queue.
 * Rule: LOG2.
 */
export async function readNews(database: LocalDatabase, databaseId: string, queue: LoggedQueue): Promise<News> {
  const {outbox, attention, meta} = database;
  return database.transaction('r', [outbox, attention, meta], async () => {
    const records = await outbox.where('order').above(queue.throughOrder).limit(atOnce).toArray();
    const firstOrder = (await outbox.orderBy('order').firstKey()) ?? Infinity;
    const left = (await readMeta(database, 'leftChanges')) ?? [];
    const back = (await readMeta(database, 'backOrders')) ?? [];
    const returned = (await outbox.bulkGet(back)).filter((record) => record !== undefined);
    const unknown = returned.filter(({id, order}) => order <= queue.throughOrder && !queue.live.has(id));
    const added = [...unknown, ...records].map((record) => appendTo(queue, databaseId, record));
    const refused = await findRefused(database, databaseId, queue);
    const gone = findGone(queue, Number(firstOrder), left);
    return {lines: [...added, ...refused, ...gone], left, back, isMore: records.length === atOnce};
  });
}

/** The lines of a change that the log carries on for another version of the product. */
export function encodeCarried({change, databaseId, order}: LoggedChange): Uint8Array {
  return encodeRecord({kind: 'append', databaseId, order, change});
}

function appendTo(queue: LoggedQueue, databaseId: string, {order, ...change}: OutboxRecord): Uint8Array {
  queue.throughOrder = Math.max(queue.throughOrder, order);
  return append(queue, {kind: 'append', databaseId, order, change});
}

function append(queue: LoggedQueue, record: Extract<LogRecord, {kind: 'append'}>): Uint8Array {
  const line = encodeRecord(record);
  // Last among its like: the oldest stay in front.
  queue.live.delete(record.change.id);
  queue.live.set(record.change.id, {order: record.order, bytes: line.length});
  return line;
}

/** Changes that have come to attention, whole where the log does not have them, and those that were put back there. */
async function findRefused(database: LocalDatabase, databaseId: string, queue: LoggedQueue): Promise<Uint8Array[]> {
  const ids = await database.attention.toCollection().primaryKeys();
  const here = new Set(ids);
  for (const id of queue.attention.keys()) if (!here.has(id)) queue.attention.delete(id);
  const fresh = await database.attention.bulkGet(ids.filter((id) => !queue.attention.has(id)));
  return fresh.flatMap((record) => (record ? refuse(queue, databaseId, record.id, record.change) : []));
}

function refuse(queue: LoggedQueue, databaseId: string, recordId: number, change: Change): Uint8Array[] {
  const lines = queue.live.has(change.id) ? [] : [append(queue, {kind: 'append', databaseId, order: 0, change})];
  const known = queue.live.get(change.id);
  if (known) known.order = null;
  queue.attention.set(recordId, change.id);
  return [...lines, encodeRecord({kind: 'refuse', changeId: change.id})];
}

function findGone(queue: LoggedQueue, firstOrder: number, left: readonly string[]): Uint8Array[] {
  const inAttention = new Set(queue.attention.values());
  const gone = left.filter((id) => queue.live.has(id) && !inAttention.has(id));
  for (const [id, {order}] of queue.live) {
    if (order === null) {
      if (!inAttention.has(id)) gone.push(id);
    } else if (order < firstOrder) gone.push(id);
    else break;
  }
  for (const id of gone) queue.live.delete(id);
  return [...new Set(gone)].map((changeId) => encodeRecord({kind: 'leave', changeId}));
}
