import type pg from 'pg';
import {setTimeout as wait} from 'node:timers/promises';
import type {Database} from '#server/db/database.ts';
import {spaceMovedChannel} from '#server/db/spaces.ts';

/** A space that moved on, by any node's commit. */
export type SpaceMove = {readonly spaceId: string; readonly version: number};

/** Announced on the channel in the place of a space: the data has a new name. */
export const newEpochNotice = 'epoch';

/** Who hears of moves, and of what went wrong. */
export type MoveListener = {
  readonly onMove: (move: SpaceMove) => void;
  /** Listening (again), or the data has a new epoch: what was heard before no longer tells how far each space is. */
  readonly onListening: () => void;
  readonly report: (error: unknown) => void;
};

/** Wait before listening again after the connection was lost; doubled up to the last. */
const retryDelaysMs = [100, 200, 400, 800, 1_600, 5_000];

/**
 * Hears of every space that moves on, over one connection taken from the pool for as long as it listens; a lost one is replaced.
 *
 * @returns stops it and gives the connection back.
 */
export function watchSpaceMoves(database: Database, listener: MoveListener): () => Promise<void> {
  const closing = new AbortController();
  const done = keepListening(database, listener, closing.signal).catch(listener.report);
  return async () => {
    closing.abort();
    await done;
  };
}

async function keepListening(database: Database, listener: MoveListener, signal: AbortSignal): Promise<void> {
  for (let losses = 0; !signal.aborted; losses += 1) {
    try {
      await listenOnce(database, listener, signal);
      losses = 0;
    } catch (error) {
      listener.report(error);
    }
    const delayMs = retryDelaysMs[Math.min(losses, retryDelaysMs.length - 1)];
    if (!signal.aborted) await wait(delayMs, undefined, {signal}).catch(() => undefined);
  }
}

/** Settles when the connection is lost or `signal` aborts. */
async function listenOnce(database: Database, listener: MoveListener, signal: AbortSignal): Promise<void> {
  const client = await database.$client.connect();
  const lost = Promise.withResolvers<Error | undefined>();
  const stop = () => lost.resolve(undefined);
  const hear = ({payload = ''}: pg.Notification) => {
    if (payload === newEpochNotice) return listener.onListening();
    const [spaceId = '', version = ''] = payload.split(':');
    return listener.onMove({spaceId, version: Number(version)});
  };
  client.on('error', lost.resolve);
  client.on('notification', hear);
  signal.addEventListener('abort', stop, {once: true});
  try {
    if (signal.aborted) return;
    await client.query(`listen ${spaceMovedChannel}`);
    listener.onListening();
    const error = await lost.promise;
    if (error) listener.report(error);
  } finally {
    signal.removeEventListener('abort', stop);
    client.off('notification', hear);
    // Thrown away rather than given back: it listens, or is broken.
    client.release(true);
    client.off('error', lost.resolve);
  }
}
