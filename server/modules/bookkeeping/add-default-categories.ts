import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Transaction} from '#server/db/database.ts';
import {categories} from './table.ts';

/** Puts the default categories into a new space, stamped with the version the transaction took for it. Rule: COM2. */
export async function addDefaultCategories(
  tx: Transaction,
  spaceId: string,
  version: number,
  nowMs: number,
): Promise<void> {
  await tx.insert(categories).values(
    defaultCategories.map(({key, kind, relatedParty}, position) => ({
      spaceId,
      id: newId(nowMs, (random) => crypto.getRandomValues(random)),
      key,
      name: null,
      kind,
      relatedParty,
      archived: false,
      position,
      version,
    })),
  );
}
