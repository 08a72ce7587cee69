import {useLiveQuery} from 'dexie-react-hooks';
import type {PlanId, PlanPeriod} from '#contract/catalogue/ids.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readOwnSpaceId} from '#src/data/database/own-space.ts';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import {readDraft, type ReadDraft} from '#src/data/formation/read-draft.ts';
import {editRow} from '#src/data/record.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** What of a draft is changed where one pays. */
export type PlanPatch = {readonly plan?: PlanId; readonly period?: PlanPeriod};

/**
 * The draft of an order, also one with which it was placed: undefined while it is read, null where this device has none. Place and draft are
 * one reading: a page that was drawn between the two would take a draft that is not read yet for none.
 */
export function useCheckoutDraft(
  id: string,
): readonly [draft: ReadDraft | null | undefined, change: (patch: PlanPatch) => Promise<void>] {
  const database = useLocalDatabase();
  const found = useLiveQuery(async () => findDraft(database, id), [database, id]);
  const change = async (patch: PlanPatch) => {
    if (!found) return;
    const {spaceId, row} = found;
    const done = await editRow({database, spaceId}, 'companyDrafts', row, patch);
    if (!done.ok) throw new Error(done.failure.reason);
  };
  return [found ? found.draft : found, change];
}

type Found = {readonly spaceId: string; readonly row: RowOf<'companyDrafts'>; readonly draft: ReadDraft};

/** The same once, with its space and its row. */
export async function findDraft(database: LocalDatabase, id: string): Promise<Found | null> {
  const {pages, outbox, meta} = database;
  return database.transaction('r', pages, outbox, meta, async () => {
    const spaceId = await readOwnSpaceId(database);
    if (spaceId === undefined) return null;
    const row = (await readRows(database, spaceId, 'companyDrafts')).find((one) => one.id === id);
    if (!row) return null;
    return {spaceId, row, draft: readDraft(row, await readRows(database, spaceId, 'draftPartners'))};
  });
}
