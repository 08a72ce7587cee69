import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Change} from '#contract/sync/change.ts';
import {keepRecent, type Keeping} from '#sync/outbox/recent/keep-recent.ts';
import {forgetOutdone} from '#sync/outbox/undone/undone-acts.ts';
import {isQuiet, withoutOrder} from '#sync/outbox/acts.ts';
import {pickRows} from '#sync/outbox/pick-rows.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {withoutServerValues, type Sight} from './sight.ts';

/** The server's time, ISO UTC, what the person may see now, and where what was made may be in no page. */
type Dropping = {readonly now: string; readonly sees: Sight} & Pick<Keeping, 'keepsRows'>;

/**
 * Takes changes out of the outbox whose results are known and whose rows are here: refused ones to attention, the newest others to
 * where they can still be undone. The transaction must cover all these tables.
 *
 * @param lastSeq the last number the server had executed in the snapshot whose rows are here; null when some are not yet.
 * @returns whether anything left.
 * Rules: PUL1, PUL4.
 */
export async function dropAcknowledged(
  database: LocalDatabase,
  lastSeq: number | null,
  {now, sees, keepsRows}: Dropping,
): Promise<boolean> {
  const client = await readMeta(database, 'client');
  const acknowledged = client?.acknowledged;
  if (!client || !acknowledged || lastSeq === null || lastSeq < acknowledged.throughSeq) return false;
  const refused = new Map(acknowledged.refused.map(({order, refusals}) => [order, refusals]));
  await moveToAttention(database, refused, {now, sees});
  const keep: Keeping['keep'] = (record) => {
    if (isQuiet(record) || !sees(record.spaceId, record.table)) return null;
    const refusals = refused.get(record.order);
    return refusals ? effectiveRows(withoutOrder(record), refusals) : withoutOrder(record);
  };
  await keepRecent(database, acknowledged.throughOrder, {keep, keepsRows});
  // One range, however many changes: no work per record.
  await database.outbox.where('order').belowOrEqual(acknowledged.throughOrder).delete();
  await noteQueueMoved(database);
  await forgetOutdone(database);
  await writeMeta(database, 'client', {...client, acknowledged: null});
  return true;
}

async function moveToAttention(
  database: LocalDatabase,
  refused: ReadonlyMap<number, Refusal[]>,
  {now, sees}: Pick<Dropping, 'now' | 'sees'>,
): Promise<void> {
  const records = await database.outbox.bulkGet([...refused.keys()]);
  const moved = records.flatMap((record) => {
    if (!record || isQuiet(record)) return [];
    // A change that was sent once more names only the rows that had taken effect: the others are a person's already.
    const ids = new Set(record.rowIds);
    const refusals = (refused.get(record.order) ?? []).filter((refusal) => ids.has(refusal.rowId));
    if (refusals.length === 0) return [];
    const moved = {spaceId: record.spaceId, change: withoutOrder(record), refusals, refusedAt: now};
    return [sees(record.spaceId, record.table) ? moved : withoutServerValues(moved)];
  });
  await database.attention.bulkAdd(moved);
}

/** The part of a change that took effect whole, row by row; null when there is none. */
function effectiveRows(change: Change, refusals: readonly Refusal[]): Change | null {
  const refusedIds = new Set(refusals.map((refusal) => refusal.rowId));
  return pickRows(change, (id) => !refusedIds.has(id));
}
