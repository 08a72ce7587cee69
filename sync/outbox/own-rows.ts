import {isTableName, syncedTables} from '#contract/tables.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';

/**
 * What tells the rows that a creation made from those that were there before under the same ids, as when two devices import the same file.
 * Empty where nobody else makes such rows. Rules: IMP13, UND1.
 */
export function ownRowsOf({op, table, set}: Change): Change['was'] {
  if (op !== 'create' || !isTableName(table)) return {};
  const {ownerField}: SyncedTable = syncedTables[table];
  const owner = ownerField === undefined ? undefined : set[ownerField];
  return ownerField !== undefined && owner && 'same' in owner && owner.same !== null ? {[ownerField]: owner} : {};
}
