import {liveQuery} from 'dexie';
import {readMe} from '#contract/account/session.ts';
import {listSendable} from '#sync/files/list-sendable.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import {createEngineHost, type Surroundings} from './run-for-user.ts';
import {hasDatabase} from '#sync/store/open-database.ts';

/** Whose queue, and how long it may take, in milliseconds. */
export type DrainOrder = {readonly userId: string; readonly budgetMs: number};

/**
 * Runs one person's engine until no change and no file of theirs waits any more, for a browser that lends a moment while no page is open. While a
 * page's engine is at work it only looks on: the lock is the same.
 *
 * @param signal gives up at once, such as for a page that opens.
 * @returns whether there is nothing more to do: all is sent, or somebody else or nobody is signed in; false when it should be tried
 * again. Nothing is lost then.
 * Rules: SWK1, SWK2.
 */
export async function drainOutbox(
  surroundings: Surroundings,
  {userId, budgetMs}: DrainOrder,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await hasDatabase(userId))) return true;
  const over = new AbortController();
  const stop = AbortSignal.any([signal, over.signal]);
  const database = await surroundings.openDatabase(userId, () => over.abort());
  try {
    if ((await countWaiting(database)) === 0) return true;
    const call = createServerCall({...surroundings, tokens: keepTokens(database, userId)});
    const me = await call(readMe, {}, {signal: stop});
    if (!me.ok) return me.failure.code === 'unauthorized';
    if (me.value.id !== userId) return true;
    const engines = createEngineHost(surroundings);
    await engines.start(userId);
    const isEmpty = await Promise.race([
      untilEmpty(database, stop),
      surroundings.clock.wait(budgetMs, stop).then(() => false),
    ]);
    await engines.stop();
    return isEmpty;
  } catch (error) {
    if (stop.aborted) return false;
    throw error;
  } finally {
    over.abort();
    database.close();
  }
}

/** Changes, and files whose rows are on the server. */
async function countWaiting(database: LocalDatabase): Promise<number> {
  return (await database.outbox.count()) + (await listSendable(database)).toSend.length;
}

/** Settles with true once the queue is empty, with false when the signal aborts. */
async function untilEmpty(database: LocalDatabase, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  return new Promise((resolve, reject) => {
    const counts = liveQuery(async () => countWaiting(database));
    const watch = counts.subscribe((count) => {
      if (count === 0) resolve(true);
    }, reject);
    signal.addEventListener(
      'abort',
      () => {
        watch.unsubscribe();
        resolve(false);
      },
      {once: true},
    );
  });
}
