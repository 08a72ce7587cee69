import {useMemo} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useOwnSpaceId} from '#src/data/database/own-space.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {RecordPlace} from '#src/data/record.ts';
import {readDrafts, type OpenDraft} from './read-drafts.ts';

/** Where a person's drafts are, a visitor's too; null before the first pull, and for an admin who acts as somebody. */
export function useDraftPlace(): RecordPlace | null {
  const database = useLocalDatabase();
  const spaceId = useOwnSpaceId();
  return useMemo(() => (spaceId === undefined ? null : {database, spaceId}), [database, spaceId]);
}

const none: readonly OpenDraft[] = [];

/** See `readDrafts`; undefined while they are read, none where there is no place for them. */
export function useDrafts(): readonly OpenDraft[] | undefined {
  const place = useDraftPlace();
  const found = useLiveQuery(
    async () => (place === null ? null : {place, drafts: await readDrafts(place.database, place.spaceId)}),
    [place],
  );
  if (place === null) return none;
  // What was read of another place says nothing of this one.
  return found?.place === place ? found.drafts : undefined;
}
