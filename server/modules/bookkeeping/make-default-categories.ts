import {defaultCategories} from '#contract/bookkeeping/category.ts';
import type {SyncedWrite} from '#server/sync/write-synced.ts';
import {makeId} from '#server/db/make-id.ts';

/** The categories every company begins with. Rule: COM2. */
export function makeDefaultCategories(nowMs: number): SyncedWrite {
  const create = defaultCategories.map((category, position) => {
    const id = makeId(nowMs);
    return {...category, id, name: null, archived: false, position};
  });
  return {table: 'categories', create};
}
