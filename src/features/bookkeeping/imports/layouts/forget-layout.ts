import {importLayouts} from '#contract/bookkeeping/import-layout.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {deleteRows, type RecordPlace} from '#src/data/record.ts';

/** Forgets what is remembered of a layout in an account, also what another device had chosen meanwhile; one act. */
export async function forgetLayout(
  place: RecordPlace,
  {accountId, layout}: {readonly accountId: string; readonly layout: string},
): Promise<void> {
  const rows = await readTable(place.database, importLayouts, place.spaceId);
  const ids = rows.filter((row) => row.accountId === accountId && row.layout === layout).map(({id}) => id);
  await deleteRows(place, 'importLayouts', ids);
}
