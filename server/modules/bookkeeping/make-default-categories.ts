import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {SyncedWrite} from '#server/sync/write-synced.ts';

/** The categories every company begins with. Rule: COM2. */
export function makeDefaultCategories(nowMs: number): SyncedWrite {
  const create = defaultCategories.map((category, position) => {
    const id = newId(nowMs, (random) => crypto.getRandomValues(random));
    return {...category, id, name: null, archived: false, position};
  });
  return {table: 'categories', create};
}
