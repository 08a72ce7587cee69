import {useEffect, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {isMeant, patchAt} from '#contract/sync/change.ts';
import {readRowHistory, type HistoryEntry} from '#contract/sync/pull-changes.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import type {BooksRow} from '#workers/books/api.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {callServer} from '#src/data/calls/server.ts';

/** Changes of the queue that are looked through, newest first: the panel must not read ten thousand to show three. */
const pendingLimit = 200;

/** What was done to a row: what still waits on this device, and what the server knows. */
export type RowHistory = {
  readonly pending: readonly {readonly change: OutboxRecord; readonly set: ReturnType<typeof patchAt>}[];
  /** Undefined while it is asked for. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failure: Failure | null;
};

type Answer = {
  /** The row as it was when the server was asked. */
  readonly row: BooksRow;
  readonly entries?: readonly HistoryEntry[];
  readonly failure: Failure | null;
};

/** The history of a row; asked for anew when the row has changed, because then somebody has done something. One row a component. */
export function useHistory(spaceId: string, row: BooksRow): RowHistory {
  const database = useLocalDatabase();
  const {id: rowId, importId} = row;
  const [answer, setAnswer] = useState<Answer>();
  const pending = useLiveQuery(async () => {
    const newest = await database.outbox.orderBy('order').reverse().limit(pendingLimit).toArray();
    return newest.flatMap((change) => {
      const index = change.table === 'transactions' ? change.rowIds.indexOf(rowId) : -1;
      return index === -1 || !isMeant({importId}, change, index) ? [] : [{change, set: patchAt(change, index)}];
    });
  }, [database, rowId, importId]);

  useEffect(() => {
    if (answer && hasSameState(answer.row, row)) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const input = {spaceId, table: 'transactions', rowId: row.id};
      const told = await callServer(readRowHistory, input, {signal: controller.signal});
      if (told.ok) setAnswer({row, entries: told.value.entries, failure: null});
      // A row that was never sent has no history there.
      else if (told.failure.code === 'not-found') setAnswer({row, entries: [], failure: null});
      else setAnswer((last) => ({...last, row, failure: told.failure}));
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
  }, [spaceId, row, answer]);
  return {pending: pending ?? [], entries: answer?.entries, failure: answer?.failure ?? null};
}

/** The worker sends rows as new objects; only their values tell whether something was done. */
function hasSameState(one: BooksRow, other: BooksRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
