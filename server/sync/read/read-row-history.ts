import {wireVersion} from '#contract/wire-version.ts';
import type pg from 'pg';
import type {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {HistoryEntry, readRowHistory} from '#contract/sync/pull-changes.ts';
import {readSnapshot, type Database} from '#server/db/database.ts';
import type {Viewer} from '#server/sync/space-sight.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';
import {findReadableTable} from './find-readable-table.ts';

/** Who is named for what the product did by itself. */
const productName = 'Faro';

/** The most acts of one row that are read. */
const maxEntries = 100;

/** Reads what was done to one row, newest first. Refuses with `not-found` what the person may not see. Rule: SYN18. */
export async function readHistory(
  database: Database,
  viewer: Viewer,
  input: z.output<typeof readRowHistory.input>,
): Promise<Outcome<{entries: HistoryEntry[]}, typeof readRowHistory.failures>> {
  return readSnapshot(database, async (client) => {
    const facts = await findReadableTable(client, viewer, {...input, wireVersion});
    if (!facts || !(await isForThem(client, facts, input))) return fail('not-found', 'sync.no-such-row');
    const {rows} = await client.query<HistoryEntry>(
      `select act.change_id as "changeId", act.at, act.device, act.op, act.set_values as set, act.was_values as was,
         act.author, coalesce(name_of_author(act.user_id), act.provider, $4) as by
       from row_history as act
       where act.space_id = $1 and act.row_id = $2 and act.table_name = $3
       order by act.version desc, act.place desc limit ${maxEntries}`,
      [input.spaceId, input.rowId, facts.name, productName],
    );
    return succeed({entries: rows});
  });
}

/** Of a table whose rows are not all for everybody, only what is there for this reader has a history. Rule: POL8. */
async function isForThem(
  client: pg.ClientBase,
  {table, relation}: TableFacts,
  {spaceId, rowId}: {readonly spaceId: string; readonly rowId: string},
): Promise<boolean> {
  if (!table.rowReaders) return true;
  const {rowCount} = await client.query(`select from ${relation} where space_id = $1 and id = $2`, [spaceId, rowId]);
  return rowCount === 1;
}
