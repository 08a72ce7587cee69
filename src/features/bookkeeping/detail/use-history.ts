import {useEffect, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {patchAt} from '#contract/sync/change.ts';
import {readRowHistory, type HistoryEntry} from '#contract/sync/pull-changes.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {callServer} from '#src/data/server.ts';

/** Changes of the queue that are looked through, newest first: the panel must not read ten thousand to show three. */
const pendingLimit = 200;

/** What was done to a row: what still waits on this device, and what the server knows. */
export type RowHistory = {
  readonly pending: readonly {readonly change: OutboxRecord; readonly set: ReturnType<typeof patchAt>}[];
  /** Undefined while it is asked for. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failure: Failure | null;
};

/** The history of a row; asked for anew when `revision` changes, because then somebody may have done something. */
export function useHistory(spaceId: string, rowId: string, revision: number): RowHistory {
  const database = useLocalDatabase();
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const pending = useLiveQuery(async () => {
    const newest = await database.outbox.orderBy('order').reverse().limit(pendingLimit).toArray();
    return newest.flatMap((change) => {
      const index = change.table === 'transactions' ? change.rowIds.indexOf(rowId) : -1;
      return index === -1 ? [] : [{change, set: patchAt(change, index)}];
    });
  }, [database, rowId]);
  const pendingCount = pending?.length ?? 0;

  useEffect(() => {
    setEntries(undefined);
    setFailure(null);
  }, [rowId]);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const input = {spaceId, table: 'transactions', rowId};
      const answer = await callServer(readRowHistory, input, {signal: controller.signal});
      if (answer.ok) setEntries(answer.value.entries);
      // A row that was never sent has no history there.
      else if (answer.failure.code === 'not-found') setEntries([]);
      else setFailure(answer.failure);
    };
    // A person going through rows one by one asks only for the one they stay at.
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (!controller.signal.aborted) reportError(error);
      });
    }, 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [spaceId, rowId, pendingCount, revision]);
  return {pending: pending ?? [], entries, failure};
}
