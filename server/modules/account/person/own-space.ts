import type {Transaction} from '#server/db/database.ts';
import {addSpace} from '#server/db/spaces.ts';
import {writeSynced} from '#server/sync/write-synced.ts';

/** Makes the space of a new person, which has their id, with the rows that it begins with. Rule: ACC33. */
export async function openOwnSpace(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await addSpace(tx, id, {kind: 'person'});
  await writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs}, [
    {table: 'preferences', create: [{id, theme: null, density: null, hasLetterKeys: null}]},
  ]);
}
