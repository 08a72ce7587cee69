import {useEffect, useMemo} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpace} from '#sync/store/meta.ts';
import {recordNotedOnce} from '#src/data/database/noted.ts';
import {readOwnSpaceId} from '#src/data/database/own-space.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {RecordPlace} from '#src/data/record.ts';
import {readDrafts, type OpenDraft} from './read-drafts.ts';
import {readKnown} from './read-known.ts';

/** Drafts that can be gone on with, and where a person's are. */
export type Drafts = {
  /** A visitor's too; null before the first pull, and for an admin who acts as somebody. */
  readonly place: RecordPlace | null;
  readonly all: readonly OpenDraft[];
  /** The first pull is still under way: others may be coming. */
  readonly areComing: boolean;
};

/**
 * See `readDrafts`; undefined while they are read. One reading answers both: of two, the one that knows the place may come before the one that
 * knows what is there, and "nothing yet" would be taken for "nothing".
 */
export function useDrafts(): Drafts | undefined {
  const database = useLocalDatabase();
  const found = useLiveQuery(
    async () => findDrafts(database),
    [database],
    early?.database === database ? early : undefined,
  );
  useEffect(() => {
    // Only the first drawing begins with it: a screen one comes back to must not take what there was then for what there is.
    early = null;
  }, []);
  const spaceId = found?.spaceId;
  const place = useMemo(() => (spaceId === undefined ? null : {database, spaceId}), [database, spaceId]);
  return useMemo(
    () => (found?.database === database ? {place, all: found.all, areComing: found.areComing} : undefined),
    [found, place, database],
  );
}

type Found = Omit<Drafts, 'place'> & {readonly database: LocalDatabase; readonly spaceId: string | undefined};

async function findDrafts(database: LocalDatabase): Promise<Found> {
  const spaceId = await readOwnSpaceId(database);
  if (spaceId === undefined) return {database, spaceId, all: [], areComing: false};
  const {pages, outbox, meta, device} = database;
  // Of one moment: what came between the two would be taken for nothing.
  return database.transaction('r', pages, outbox, meta, device, async () => {
    const cold = (await readSpace(database, spaceId))?.cold ?? null;
    const areComing = cold !== null && cold.stale === undefined;
    return {database, spaceId, all: await readDrafts(database, spaceId, readKnown()), areComing};
  });
}

let early: Found | null = null;

/** Reads the drafts before any screen is drawn: the first drawing begins with them. */
export async function readDraftsEarly(database: LocalDatabase): Promise<void> {
  await recordNotedOnce(database);
  early = await findDrafts(database);
}
