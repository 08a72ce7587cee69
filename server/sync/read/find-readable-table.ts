import type pg from 'pg';
import {maySee, readableTables, type SpaceSight, type Viewer} from '#server/sync/space-sight.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** The table of that name, when the person may read it in that space now; undefined otherwise, whatever the cause. */
export async function findReadableTable(
  client: pg.ClientBase,
  viewer: Viewer,
  {spaceId, table}: {readonly spaceId: string; readonly table: string},
): Promise<TableFacts | undefined> {
  const {rows} = await client.query<SpaceSight>(
    `select member.role, spaces.services from space_members as member join spaces on spaces.id = member.space_id
     where member.space_id = $1 and member.user_id = $2 and not member.deleted`,
    [spaceId, viewer.memberId],
  );
  const sight = rows[0];
  return sight && maySee(viewer, spaceId) ? readableTables(sight).find((facts) => facts.name === table) : undefined;
}
