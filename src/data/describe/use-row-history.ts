import {useEffect, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {Failure} from '#contract/kernel/failure.ts';
import {isMeant, patchAt} from '#contract/sync/change.ts';
import {readRowHistory, type HistoryEntry} from '#contract/sync/pull-changes.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {useExample} from '#src/data/example/example-mode.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';

/** Changes of the queue that are looked through, newest first: the panel must not read ten thousand to show three. */
const pendingLimit = 200;

/** What was done to a row: what still waits on this device, and what the server knows. */
export type RowHistory = {
  readonly pending: readonly {readonly change: OutboxRecord; readonly set: ReturnType<typeof patchAt>}[];
  /** Undefined while it is asked for. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failure: Failure | null;
};

type Answer = Pick<RowHistory, 'failure'> & {
  /** The row as it was when the server was asked, as text: rows come as new objects, and only their values tell whether something was done. */
  readonly state: string;
  readonly entries?: readonly HistoryEntry[];
};

/** The history of a row; asked for anew when the row has changed, because then somebody has done something. One row a component. */
export function useRowHistory<Name extends TableName>(
  spaceId: string,
  table: Name,
  row: Omit<RowOf<Name>, 'unsent'>,
): RowHistory {
  const database = useLocalDatabase();
  const isExample = useExample();
  const {id: rowId} = row;
  const state = JSON.stringify(row);
  const [answer, setAnswer] = useState<Answer>();
  // Where two devices may make the same row, only what was done to this one counts.
  const {ownerField} = syncedTables[table];
  // Its owner is an id, or none.
  const owner =
    ownerField === undefined ? null : ((row as Readonly<Record<string, unknown>>)[ownerField] as string | null);
  const pending = useLiveQuery(async () => {
    const newest = await database.outbox.orderBy('order').reverse().limit(pendingLimit).toArray();
    const owned = ownerField === undefined ? {} : {[ownerField]: owner};
    return newest.flatMap((change) => {
      const index = change.table === table ? change.rowIds.indexOf(rowId) : -1;
      return index === -1 || !isMeant(owned, change, index) ? [] : [{change, set: patchAt(change, index)}];
    });
  }, [database, table, rowId, ownerField, owner]);

  useEffect(() => {
    if (isExample || answer?.state === state) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const told = await callServer(readRowHistory, {spaceId, table, rowId}, {signal: controller.signal});
      if (told.ok) setAnswer({state, entries: told.value.entries, failure: null});
      // A row that was never sent has no history there.
      else if (told.failure.code === 'not-found') setAnswer({state, entries: [], failure: null});
      else setAnswer((last) => ({...last, state, failure: told.failure}));
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
  }, [spaceId, table, rowId, state, answer, isExample]);
  // No server knows of an example.
  const entries = isExample ? [] : answer?.entries;
  return {pending: pending ?? [], entries, failure: answer?.failure ?? null};
}
