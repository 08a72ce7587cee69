import {Dexie, liveQuery} from 'dexie';
import {withoutReplaced} from '#contract/sync/change.ts';
import {untilAborted, type Clock} from '#sync/store/clock.ts';
import type {LocalDatabase, MetaValues} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {logLockName, type LogStore} from './log-store.ts';
import {emptyQueue, encodeCarried, readNews, type LoggedQueue, type News} from './logged-queue.ts';
import {putBack, type PutBack} from './put-back.ts';
import {readUnsentLog, type LoggedChange} from './unsent-log.ts';
import {joinBytes} from '#sync/store/bytes.ts';

/** A log is rewritten when it is larger than this and more than half of it is done with. */
const roomBytes = 256 * 1_024;

/** After the device refused to write: it may be full for a while. */
const retryAfterMs = 60_000;

/** What the keeper stands on. */
export type LogParts = {
  readonly database: LocalDatabase;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Null where the browser has no files outside IndexedDB: the product then works without a second log, and says so. */
  readonly openStore: () => Promise<LogStore | null>;
  /** Hears bugs; the keeper tries again later. */
  readonly report: (error: unknown) => void;
};

/** A keeper at work. */
export type LogKeeper = {
  /** Settles when unsent work is back in the queue, or somebody else sees to it. Never rejects. */
  readonly ready: Promise<void>;
  /** Settles after the signal aborted, when the files are let go. Never rejects. */
  readonly ended: Promise<void>;
};

/**
 * Keeps the second log of a database: first puts back what the queue has lost, then writes down each change soon after it was
 * recorded, by whatever tab or worker, and its leaving. One keeper in the browser works, by the log's lock; others wait their turn.
 *
 *   recordChange commits ──▶ the live query tells the keeper ──▶ appended and flushed
 *                        └─ until here (some milliseconds) the change is in IndexedDB alone: the log is the second net, not the first
 *
 * Rules: LOG2 to LOG5, LOG7, LOG8.
 */
export function startSecondLog(parts: LogParts, signal: AbortSignal): LogKeeper {
  const {promise: ready, resolve: tellReady} = Promise.withResolvers<void>();
  const work = async (): Promise<true> => {
    while (!signal.aborted && parts.database.isOpen()) {
      await keepOnce(parts, tellReady, signal);
      tellReady();
      await parts.clock.wait(retryAfterMs, signal);
    }
    return true;
  };
  const run = async (): Promise<void> => {
    const name = logLockName(parts.database.name);
    const wasMine = await parts.locks.tryHold(name, work);
    tellReady();
    if (!wasMine && !signal.aborted) await parts.locks.hold(name, work, signal);
  };
  const ended = run()
    .catch((error: unknown) => {
      if (!signal.aborted) parts.report(error);
    })
    .finally(tellReady);
  return {ready, ended};
}

/** Keeps the log until something fails or the signal aborts. */
async function keepOnce(parts: LogParts, tellReady: () => void, signal: AbortSignal): Promise<void> {
  const {database, report} = parts;
  let store: LogStore | null = null;
  try {
    store = await parts.openStore();
    const log = readUnsentLog((await store?.read()) ?? []);
    const now = new Date(parts.clock.nowMs()).toISOString();
    const found = await putBack(database, log, {now, createId: parts.createId});
    tellReady();
    await tellState(database, store ? 'kept' : 'missing');
    await (store ? follow(database, store, found, signal) : untilAborted(signal));
  } catch (error) {
    if (signal.aborted || !database.isOpen()) return;
    if (!(error instanceof Error && error.name === 'QuotaExceededError')) report(error);
    await tellState(database, 'failing').catch(report);
  } finally {
    store?.close();
  }
}

async function follow(database: LocalDatabase, store: LogStore, found: PutBack, signal: AbortSignal): Promise<void> {
  const news = watchNews(database, signal);
  try {
    let unseenCount = 0;
    for (let size = Infinity, queue = emptyQueue(); ; await news.next()) {
      if (signal.aborted || !database.isOpen()) return;
      const unseenNow = (await readMeta(database, 'unseenCount')) ?? 0;
      if (unseenNow > unseenCount || size > roomBytes + 2 * liveBytes(queue)) {
        unseenCount = unseenNow;
        queue = emptyQueue();
        size = await rewrite(database, store, queue, found);
      } else size += await appendNews(database, store, queue, found.databaseId);
    }
  } finally {
    news.stop();
  }
}

/** What was replaced in a space that is no longer the person's is not theirs to keep. Rule: LOG8. */
function withoutUnseen(one: LoggedChange, left: MetaValues['leftSpaces'] | undefined): LoggedChange {
  const isUnseen = left !== undefined && Object.hasOwn(left, one.change.spaceId);
  return isUnseen ? {...one, change: withoutReplaced(one.change)} : one;
}

/** Everything that is unsent now, in a new file. Answers its size in bytes. */
async function rewrite(database: LocalDatabase, store: LogStore, queue: LoggedQueue, found: PutBack): Promise<number> {
  const left = await readMeta(database, 'leftSpaces');
  const lines = found.carried.map((one) => encodeCarried(withoutUnseen(one, left)));
  let notes: Notes = {left: [], back: []};
  for (let isMore = true; isMore;) {
    const news = await readNews(database, found.databaseId, queue);
    for (const line of news.lines) lines.push(line);
    ({isMore} = news);
    notes = news;
  }
  const bytes = joinBytes(lines);
  await store.replace(bytes);
  await forgetNotes(database, notes);
  return bytes.length;
}

async function appendNews(
  database: LocalDatabase,
  store: LogStore,
  queue: LoggedQueue,
  databaseId: string,
): Promise<number> {
  let size = 0;
  for (let isMore = true; isMore;) {
    const news = await readNews(database, databaseId, queue);
    const bytes = joinBytes(news.lines);
    if (bytes.length > 0) await store.append(bytes);
    await forgetNotes(database, news);
    size += bytes.length;
    ({isMore} = news);
  }
  return size;
}

function liveBytes(queue: LoggedQueue): number {
  let sum = 0;
  for (const {bytes} of queue.live.values()) sum += bytes;
  return sum;
}

/** What was noted for the log, and is in it now. */
type Notes = Pick<News, 'left' | 'back'>;

async function forgetNotes(database: LocalDatabase, written: Notes): Promise<void> {
  if (written.left.length + written.back.length === 0) return;
  await database.transaction('rw', database.meta, async () => {
    const left = (await readMeta(database, 'leftChanges')) ?? [];
    const back = (await readMeta(database, 'backOrders')) ?? [];
    const leftNow = left.filter((id) => !written.left.includes(id));
    const backNow = back.filter((order) => !written.back.includes(order));
    // What is the same already wakes nobody.
    if (leftNow.length < left.length) await writeMeta(database, 'leftChanges', leftNow);
    if (backNow.length < back.length) await writeMeta(database, 'backOrders', backNow);
  });
}

async function tellState(database: LocalDatabase, state: MetaValues['secondLog']): Promise<void> {
  if ((await readMeta(database, 'secondLog')) !== state) await writeMeta(database, 'secondLog', state);
}

/** Calls the keeper when the queue or attention changes in any tab or worker; changes during its work are one call. */
function watchNews(database: LocalDatabase, signal: AbortSignal): {next(): Promise<void>; stop(): void} {
  let called = Promise.withResolvers<void>();
  let failure: {readonly error: unknown} | null = null;
  const call = (): void => called.resolve();
  const marks = liveQuery(async () => {
    const {outbox, attention} = database;
    return Promise.all([
      outbox.orderBy('order').firstKey(),
      outbox.orderBy('order').lastKey(),
      // Asked for keys alone, Dexie does not tell of one that is added.
      attention.orderBy('id').lastKey(),
      attention.count(),
      readMeta(database, 'leftChanges'),
      readMeta(database, 'backOrders'),
      readMeta(database, 'unseenCount'),
    ]);
  }).subscribe({
    next: call,
    // The database was closed under it: the keeper sees that by itself.
    error: (error) => {
      if (!(error instanceof Dexie.DatabaseClosedError)) failure = {error};
      call();
    },
  });
  signal.addEventListener('abort', call, {once: true});
  return {
    next: async () => {
      await called.promise;
      if (failure) throw failure.error;
      called = Promise.withResolvers<void>();
      if (signal.aborted) call();
    },
    stop: () => {
      marks.unsubscribe();
      signal.removeEventListener('abort', call);
    },
  };
}
