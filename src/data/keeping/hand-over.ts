import {useEffect} from 'react';
import {liveQuery} from 'dexie';
import type {PersonKind} from '#contract/kernel/access.ts';
import {takeOverQueue} from '#sync/outbox/take-over-queue.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {hasDatabase, openDatabase} from '#sync/store/open-database.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {idle} from '#src/data/database/idle.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {recordNotedOnce} from '#src/data/database/noted.ts';
import {makeNow} from '#src/data/make-now.ts';

/** Who takes over: not an admin who acts as somebody, nor who is blocked and could send nothing. Rule: GST2. */
export function mayTakeOver(kind: PersonKind): boolean {
  return kind === 'user' || kind === 'admin';
}

/**
 * Takes what a visitor has left on this device over to whoever is here now: what was drafted before signing in, and what another tab that
 * was still a visitor's writes down at the last moment. Shows nothing. Rule: GST2. Source: D30.
 */
export function HandOver() {
  const database = useLocalDatabase();
  const userId = useUserId();
  useEffect(() => {
    const ending = new AbortController();
    idle()
      .then(async () => handOver(database, userId, ending.signal))
      .catch(reportError);
    return () => ending.abort();
  }, [database, userId]);
  return null;
}

/** Takes over all there is, and what comes until `signal` ends it; makes no visitor's database where there is none. */
export async function handOver(database: LocalDatabase, userId: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !(await hasDatabase(guestId))) return;
  const visitor = await openDatabase(guestId, () => undefined);
  // What a crash kept from the visitor's queue goes with it.
  await recordNotedOnce(visitor);
  let turn = Promise.resolve();
  const take = async () => {
    if (!signal.aborted && visitor.isOpen())
      await takeOverQueue(visitor, {database, userId, createId: () => makeNow().createId()});
  };
  const watching = liveQuery(async () => visitor.outbox.count()).subscribe({
    next: (count) => {
      if (count > 0) turn = turn.then(take).catch((error: unknown) => reportError(error));
    },
    error: (error) => reportError(error),
  });
  const end = () => {
    watching.unsubscribe();
    void turn.then(() => visitor.close());
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, {once: true});
}
