import {readOwnSpaceId} from '#src/data/database/own-space.ts';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readDraft, type ReadDraft} from './read-draft.ts';

/** A draft with the row it stands in, and whose space that is. */
export type FoundDraft = {
  readonly spaceId: string;
  readonly row: RowOf<'companyDrafts'>;
  readonly draft: ReadDraft;
};

/** Reads one draft of whoever the database belongs to, as one reading; null where this device has none. */
export async function findDraft(database: LocalDatabase, id: string): Promise<FoundDraft | null> {
  const {pages, outbox, meta} = database;
  return database.transaction('r', pages, outbox, meta, async () => {
    const spaceId = await readOwnSpaceId(database);
    if (spaceId === undefined) return null;
    const row = (await readRows(database, spaceId, 'companyDrafts')).find((one) => one.id === id);
    if (!row) return null;
    return {spaceId, row, draft: readDraft(row, await readRows(database, spaceId, 'draftPartners'))};
  });
}
