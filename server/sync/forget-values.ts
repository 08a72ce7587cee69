import type {TableName} from '#contract/tables.ts';
import {clientOf, type Transaction} from '#server/db/database.ts';

/** A row, by its table and space. */
type RowPlace = {readonly spaceId: string; readonly table: TableName; readonly rowId: string};

/**
 * Takes the values out of a row's history, in the transaction that took them out of the row: who did what and when stays. For what somebody
 * was never to see. Rule: MLG4.
 *
 * @param kept the fields whose values stay: those that say that it was taken back.
 */
export async function forgetValues(
  tx: Transaction,
  {spaceId, table, rowId}: RowPlace,
  kept: readonly string[],
): Promise<void> {
  const only = (values: string) =>
    `coalesce((select jsonb_object_agg(key, value) from jsonb_each(${values}) where key = any($4)), '{}')`;
  await clientOf(tx).query(
    `update row_history set set_values = ${only('set_values')}, was_values = ${only('was_values')}
      where space_id = $1 and table_name = $2 and row_id = $3`,
    [spaceId, table, rowId, kept],
  );
}
