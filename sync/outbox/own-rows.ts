import {isTableName, syncedTables} from '#contract/tables.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';

/**
 * What tells the rows that a creation made from those that were there before under the same ids, as when two devices import the same file:
 * the fields in which a row names, once and for all, the one row of another table that the same act created. Empty where there is none.
 * Rules: IMP13, UND1.
 *
 * @param act all changes of the act that the creation is part of.
 */
export function ownRowsOf({op, table}: Change, act: readonly Change[]): Change['was'] {
  if (op !== 'create' || !isTableName(table)) return {};
  const {fixedFields, references}: SyncedTable = syncedTables[table];
  const own = Object.entries(references).flatMap(([field, of]) => {
    const [owner, another] = act.flatMap((change) =>
      change.op === 'create' && change.table === of ? change.rowIds : [],
    );
    const isTold = fixedFields.includes(field) && owner !== undefined && another === undefined;
    return isTold ? [[field, {same: owner}] as const] : [];
  });
  return Object.fromEntries(own);
}
