import type pg from 'pg';
import {maySee, readableTables, type SpaceSight, type Viewer} from '#server/sync/space-sight.ts';
import {asKnownTo} from '#server/sync/former-tables.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** What somebody sees of a space now, and how far it is; undefined where they have no part in it. */
export async function readSight(
  client: pg.ClientBase,
  viewer: Viewer,
  spaceId: string,
): Promise<(SpaceSight & {readonly version: number}) | undefined> {
  const {rows} = await client.query<SpaceSight & {version: number}>(
    `select member.role, spaces.services, spaces.version
     from space_members as member join spaces on spaces.id = member.space_id
     where member.space_id = $1 and member.user_id = $2 and not member.deleted`,
    [spaceId, viewer.memberId],
  );
  return maySee(viewer, spaceId) ? rows[0] : undefined;
}

/** The table of that name, when the person may read it in that space now; undefined otherwise, whatever the cause. */
export async function findReadableTable(
  client: pg.ClientBase,
  viewer: Viewer,
  {spaceId, table, wireVersion}: {readonly spaceId: string; readonly table: string; readonly wireVersion: number},
): Promise<TableFacts | undefined> {
  const sight = await readSight(client, viewer, spaceId);
  const found = sight && readableTables(sight).find((facts) => facts.name === table);
  return found && asKnownTo(found, wireVersion, sight.role);
}
