import {onTestFinished} from 'vitest';
import {startSecondLog} from '#sync/second-log/keep-second-log.ts';
import type {LogStore} from '#sync/second-log/log-store.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';
import {createHandClock, type HandClock} from '#tests/fakes/hand-clock.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import type {MemoryLog} from '#tests/fakes/memory-log.ts';
import {createIds, testNow} from '#tests/sync/build-change.ts';

/** A keeper at work on a test's database. */
export type TestKeeper = {
  readonly clock: HandClock;
  readonly reports: unknown[];
  stop(): Promise<void>;
};

let seed = 100;

/** Starts a keeper and waits until it has put back what was lost; it stops when the test ends. */
export async function startLog(
  database: LocalDatabase,
  disk: Pick<MemoryLog, 'open'> | null,
  locks: Locks = createMemoryLocks(),
): Promise<TestKeeper> {
  if (!database.isOpen()) await database.open();
  const clock = createHandClock(testNow);
  const reports: unknown[] = [];
  const stopping = new AbortController();
  seed += 1;
  const keeper = startSecondLog(
    {
      database,
      locks,
      clock,
      createId: createIds(seed),
      openStore: async (): Promise<LogStore | null> => disk?.open() ?? null,
      report: (error) => reports.push(error),
    },
    stopping.signal,
  );
  const stop = async (): Promise<void> => {
    stopping.abort();
    await keeper.ended;
  };
  onTestFinished(stop);
  await keeper.ready;
  return {clock, reports, stop};
}
