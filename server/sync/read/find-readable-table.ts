import type pg from 'pg';
import {keepsBooks, readableTables, type SpaceSight} from './read-columns.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** The table of that name, when the person may read it in that space now; undefined otherwise, whatever the cause. */
export async function findReadableTable(
  client: pg.ClientBase,
  userId: string,
  {spaceId, table}: {readonly spaceId: string; readonly table: string},
): Promise<TableFacts | undefined> {
  const {rows} = await client.query<SpaceSight>(
    `select memberships.role, ${keepsBooks} as "hasBooks" from memberships
     left join companies on companies.space_id = memberships.space_id and companies.id = memberships.space_id
     where memberships.space_id = $1 and memberships.user_id = $2 and not memberships.deleted`,
    [spaceId, userId],
  );
  const sight = rows[0];
  return sight && readableTables(sight).find((facts) => facts.name === table);
}
