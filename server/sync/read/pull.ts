import type pg from 'pg';
import type {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {SpaceKind} from '#contract/kernel/space.ts';
import type {PageRef, pullChanges} from '#contract/sync/pull-changes.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {readSnapshot, type Database} from '#server/db/database.ts';
import {asKnownTo} from '#server/sync/former-tables.ts';
import {listPages} from './page-refs.ts';
import {readColumns} from './read-columns.ts';
import {maySee, readableTables, tablesKnownTo, type SpaceSight, type Viewer} from '#server/sync/space-sight.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';
import {toInstant} from '#server/db/database.ts';

/** What pull stands on; `wireVersion` is the one this server speaks, `tables` the product's own unless a test says otherwise. */
export type PullParts = {
  readonly database: Database;
  readonly now: () => number;
  readonly wireVersion: number;
  readonly tables?: readonly TableFacts[];
};

/** Rows after which a delta ends, at the next version's boundary. */
const rowsPerDelta = 5_000;

/**
 * Reads what changed since the cursors, all of one snapshot.
 *
 * @param userId the session's person.
 * @param viewer whose spaces they see: their own, unless an admin acts as somebody.
 * @returns the JSON text of the endpoint's output: rows go from PostgreSQL to the socket without being objects in between.
 * Rules: SYN14 to SYN17, SYN29, SYN30, ADM15.
 */
export async function pullSince(
  parts: PullParts,
  userId: string,
  input: z.output<typeof pullChanges.input>,
  viewer: Viewer = {memberId: userId, isActing: false},
): Promise<Outcome<string, typeof pullChanges.failures>> {
  const unserved = refuseWire(input.wireVersion, parts.wireVersion);
  if (unserved) return unserved;
  if (input.userId !== userId) return fail('forbidden', 'sync.other-user');
  const known = tablesKnownTo(input.wireVersion, parts.tables);
  return readSnapshot(parts.database, async (client) => {
    const {epoch, lastSeq} = await readOwnState(client, userId, input.clientId);
    const deltas: SpaceText[] = [];
    for (const space of await readSpaces(client, viewer.memberId)) {
      const tables = readableTables(space, known).map((facts) => asKnownTo(facts, input.wireVersion, space.role));
      // A space of which the client knows no table is none for it.
      if (tables.length === 0 || !maySee(viewer, space.spaceId)) continue;
      deltas.push(await readSpace(client, {...space, tables}, input.cursors[space.spaceId]));
    }
    const head = {
      epoch,
      serverTime: toInstant(parts.now()),
      lastSeq: deltas.every((delta) => delta.complete) ? lastSeq : null,
    };
    const spaces = deltas.map((delta) => delta.text).join(',');
    return succeed(`${JSON.stringify(head).slice(0, -1)},"spaces":[${spaces}]}`);
  });
}

/** A space's part of the answer; `complete` when nothing is left to be read after it. */
type SpaceText = {readonly text: string; readonly complete: boolean};

/** `horizon`: tombstones up to this version are gone. */
type Space = SpaceSight & {
  readonly spaceId: string;
  readonly kind: SpaceKind;
  readonly version: number;
  readonly horizon: number;
};

async function readOwnState(client: pg.ClientBase, userId: string, clientId: string) {
  const {rows} = await client.query<{epoch: string; last_seq: number | null}>(
    `select epoch, (select last_seq from sync_clients where user_id = $1 and client_id = $2) as last_seq from sync_epoch`,
    [userId, clientId],
  );
  if (!rows[0]) throw new Error('the database has no epoch');
  return {epoch: rows[0].epoch, lastSeq: rows[0].last_seq ?? 0};
}

async function readSpaces(client: pg.ClientBase, userId: string): Promise<Space[]> {
  const {rows} = await client.query<Space>(
    `select spaces.id as "spaceId", spaces.kind, member.role, spaces.services, spaces.lock, spaces.version, spaces.horizon
     from space_members as member join spaces on spaces.id = member.space_id
     where member.user_id = $1 and not member.deleted order by spaces.id`,
    [userId],
  );
  return rows;
}

/** A space, and what of it is for this client and this role. */
type Sight = Space & {readonly tables: readonly TableFacts[]};

async function readSpace(client: pg.ClientBase, space: Sight, cursor: number | undefined): Promise<SpaceText> {
  // A cursor ahead of the space was given by data that is no more: a restored backup. One behind the horizon missed deletions.
  if (cursor === undefined || cursor > space.version || cursor < space.horizon) return readCold(client, space);
  const {tables} = space;
  const counts = cursor === space.version ? [] : await countChanges(client, space, cursor, tables);
  const through = cutAtBoundary(counts);
  const more = counts.some((count) => count.version > through);
  const changed = tables.filter((facts) => counts.some((one) => one.table === facts.name && one.version <= through));
  const bodies: string[] = [];
  for (const facts of changed) {
    const range = {where: 'space_id = $1 and version > $2 and version <= $3', orderBy: 'version, id'};
    const values = [space.spaceId, cursor, through];
    bodies.push(`"${facts.name}":${await readColumns(client, facts, {...range, values})}`);
  }
  const version = more ? through : space.version;
  return {text: writeSpace(space, {version, more, mode: 'delta', pages: []}, bodies), complete: !more};
}

async function readCold(client: pg.ClientBase, space: Sight): Promise<SpaceText> {
  const pages: PageRef[] = [];
  for (const facts of space.tables) pages.push(...(await listPages(client, facts, space.spaceId)));
  const state = {version: space.version, more: false, mode: 'cold', pages};
  return {text: writeSpace(space, state, []), complete: false};
}

function writeSpace(space: Space, state: Record<string, unknown>, tables: readonly string[]): string {
  const {spaceId, kind, role, services, lock} = space;
  const head = JSON.stringify({spaceId, kind, role, services, ...(lock && {lock}), ...state});
  return `${head.slice(0, -1)},"tables":{${tables.join(',')}}}`;
}

type ChangeCount = {readonly table: string; readonly version: number; readonly count: number};

/** How many rows each version after the cursor holds in each table, oldest version first. */
async function countChanges(
  client: pg.ClientBase,
  space: Space,
  cursor: number,
  tables: readonly TableFacts[],
): Promise<ChangeCount[]> {
  if (tables.length === 0) return [];
  const selects = tables.map(
    ({name, relation}) =>
      `select '${name}' as "table", version, count(*) from ${relation} where space_id = $1 and version > $2 group by version`,
  );
  const {rows} = await client.query<ChangeCount>(`${selects.join(' union all ')} order by version`, [
    space.spaceId,
    cursor,
  ]);
  return rows;
}

/** The last version that fits; a version is never split, so that a cursor can name it. */
function cutAtBoundary(counts: readonly ChangeCount[]): number {
  let rows = 0;
  let through = 0;
  for (const {version, count} of counts) {
    if (version > through && rows >= rowsPerDelta) break;
    through = version;
    rows += count;
  }
  return through;
}
