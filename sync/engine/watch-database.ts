import {liveQuery} from 'dexie';
import type {WakeReason, Wakeups} from './wakeups.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {readQueueMoves} from '#sync/outbox/queue-moves.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';

/** An engine's look at what all tabs do. */
export type Watching = {
  /** A live query that failed may never answer again: then the engine starts over. */
  throwIfBroken(): void;
  stop(): void;
};

/** Changes, sign-ins and what a person asks for, in all tabs, wake the engine. Rule: ENG4. */
export function watchDatabase(database: LocalDatabase, wakeups: Wakeups): Watching {
  const broken = new AbortController();
  const error = (reason: unknown): void => {
    broken.abort(reason);
    wakeups.wake('asked');
  };
  /** Hears each value but the first, which the sync that begins now has seen. */
  const follow = <Value>(read: () => Promise<Value>, hear: (value: Value) => void) => {
    let known: {readonly value: Value} | null = null;
    return liveQuery(read).subscribe({
      error,
      next: (value) => {
        if (known && known.value !== value) hear(value);
        known = {value};
      },
    });
  };
  const wake = (reason: WakeReason) => (): void => wakeups.wake(reason);
  let newest = 0;
  const writes = liveQuery(async () => database.outbox.orderBy('order').lastKey()).subscribe({
    error,
    next: (order) => {
      if (typeof order === 'number' && order > newest) wakeups.wake('write');
      newest = Math.max(newest, Number(order ?? 0));
    },
  });
  const lookAgain = async (): Promise<void> => {
    if ((await readLastOrder(database)) > 0) wakeups.wake('write');
  };
  const following = [
    writes,
    // One may have come back into its old place; where nothing waits, all of them left.
    follow(
      async () => readQueueMoves(database),
      () => void lookAgain().catch(error),
    ),
    follow(async () => (await readMeta(database, 'askCount')) ?? 0, wake('asked')),
    follow(async () => (await readMeta(database, 'session'))?.authToken ?? null, wake('session')),
  ];
  return {
    throwIfBroken: () => broken.signal.throwIfAborted(),
    stop: () => {
      for (const one of following) one.unsubscribe();
    },
  };
}
