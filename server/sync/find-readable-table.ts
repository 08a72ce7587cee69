import type pg from 'pg';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {readableTables} from './read-columns.ts';
import type {TableFacts} from './table-facts.ts';

/** The table of that name, when the person may read it in that space now; undefined otherwise, whatever the cause. */
export async function findReadableTable(
  client: pg.ClientBase,
  userId: string,
  {spaceId, table}: {readonly spaceId: string; readonly table: string},
): Promise<TableFacts | undefined> {
  const {rows} = await client.query<{role: SpaceRole}>(
    'select role from memberships where space_id = $1 and user_id = $2 and not deleted',
    [spaceId, userId],
  );
  const role = rows[0]?.role;
  return role && readableTables(role).find((facts) => facts.name === table);
}
