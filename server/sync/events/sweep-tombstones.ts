import type pg from 'pg';
import type {Database} from '#server/db/database.ts';
import {allTableFacts} from '#server/sync/table-facts.ts';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import {countRows} from '#server/db/spaces.ts';

/** How long the server remembers that a row was deleted. Source: sync.md, Server 3. */
export const tombstoneDays = 400;

const dayMs = 86_400_000;

/**
 * Notes how far each space is, once a day at most, and removes the tombstones that are older than 400 days by these notes: a device
 * that has not seen them starts cold. Does nothing while another node is at it.
 *
 * @returns the number of rows removed. Rules: SYN28, SYN29.
 */
export async function sweepTombstones({database, now}: {readonly database: Database; readonly now: () => number}) {
  const count = await withLock(database, locks.sweepingTombstones, 'leave', async (client) => {
    const nowMs = now();
    await markSpaces(client, nowMs);
    return sweepSpaces(client, new Date(nowMs - tombstoneDays * dayMs));
  });
  return count ?? 0;
}

async function markSpaces(client: pg.ClientBase, nowMs: number): Promise<void> {
  await client.query(
    `insert into space_marks (space_id, at, version)
     select id, $1, version from spaces
     where version > greatest(horizon, (select max(mark.version) from space_marks as mark where mark.space_id = id))
       and not exists (select from space_marks as mark where mark.space_id = id and mark.at > $2)`,
    [new Date(nowMs), new Date(nowMs - dayMs)],
  );
}

async function sweepSpaces(client: pg.ClientBase, before: Date): Promise<number> {
  const {rows} = await client.query<{spaceId: string; horizon: number}>(
    'select space_id as "spaceId", max(version) as horizon from space_marks where at <= $1 group by space_id',
    [before],
  );
  let count = 0;
  for (const {spaceId, horizon} of rows) count += await sweepSpace(client, spaceId, horizon);
  return count;
}

/** One transaction: nobody reads a space whose tombstones are gone and whose horizon does not say so. */
async function sweepSpace(client: pg.ClientBase, spaceId: string, horizon: number): Promise<number> {
  await client.query('begin');
  try {
    let count = 0;
    const before = await client.query<{horizon: number}>('select horizon from spaces where id = $1 for update', [
      spaceId,
    ]);
    for (const {relation} of allTableFacts) {
      const removed = await client.query(
        `delete from ${relation} where space_id = $1 and version > $2 and version <= $3 and deleted`,
        [spaceId, before.rows[0]?.horizon ?? 0, horizon],
      );
      count += removed.rowCount ?? 0;
    }
    await countRows(client, spaceId, {live: 0, kept: -count});
    await client.query('update spaces set horizon = $2 where id = $1', [spaceId, horizon]);
    await client.query('delete from space_marks where space_id = $1 and version <= $2', [spaceId, horizon]);
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
