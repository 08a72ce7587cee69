import {useMemo} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {readSpaces} from '#sync/store/meta.ts';
import {useOwnSpaceId} from '#src/data/database/own-space.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {readDraft, type ReadDraft} from './read-draft.ts';

/** Where a person's drafts are, a visitor's too; null before the first pull, and for an admin who acts as somebody. */
export function useDraftPlace(): RecordPlace | null {
  const database = useLocalDatabase();
  const spaceId = useOwnSpaceId();
  return useMemo(() => (spaceId === undefined ? null : {database, spaceId}), [database, spaceId]);
}

/**
 * Drafts with which no order was placed, the one that was worked on last first; undefined while they are read. A visitor's who has paid before they
 * signed in has become the company of the same id.
 */
export function useDrafts(): readonly ReadDraft[] | undefined {
  const database = useLocalDatabase();
  const spaceId = useOwnSpaceId();
  const spaces = useLiveQuery(async () => readSpaces(database), [database]);
  const rows = useRows('companyDrafts', spaceId);
  const partners = useRows('draftPartners', spaceId);
  return useMemo(() => {
    if (!rows || !partners || !spaces) return undefined;
    const open = rows.filter(({id, placedOrderId}) => placedOrderId === null && !spaces.has(id));
    return open
      .map((row) => readDraft(row, partners))
      .toSorted((one, other) => (one.workedAt < other.workedAt ? 1 : -1));
  }, [rows, partners, spaces]);
}
