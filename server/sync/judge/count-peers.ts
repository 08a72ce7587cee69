import type pg from 'pg';
import type {Change} from '#contract/sync/change.ts';
import {peerKey, wantPeers, type PeerCounts} from './peer-counts.ts';
import type {RowSet} from './row-set.ts';

/** Counts the live rows with the values of {@link wantPeers}: one query for each space, table and field of a push. Rule: SYN41. */
export async function countPeers(
  client: pg.PoolClient,
  changes: readonly Change[],
  loaded: RowSet,
): Promise<PeerCounts> {
  const counts: PeerCounts = new Map();
  for (const wanted of wantPeers(changes, loaded)) {
    const {spaceId, facts, field, values} = wanted;
    const column = facts.columns.find((one) => one.field === field)?.column;
    // One look-up by key for each value, as in `loadRows`. No limit: no push gets past how many there may be.
    const {rows} = await client.query<{value: string; count: number}>(
      `select wanted.value, peers.count from unnest($2::uuid[]) as wanted (value) cross join lateral
         (select count(*)::int from ${facts.relation} where space_id = $1 and ${column} = wanted.value and not deleted) as peers`,
      [spaceId, [...values]],
    );
    for (const {value, count} of rows) counts.set(peerKey(wanted, value), count);
  }
  return counts;
}
