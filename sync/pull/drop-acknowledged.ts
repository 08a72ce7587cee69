import type {Refusal} from '#contract/sync/push-changes.ts';
import {pickValues, type Change} from '#contract/sync/change.ts';
import type {FieldValues} from '#contract/kernel/field-values.ts';
import {keepRecent} from '#sync/outbox/keep-recent.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/**
 * Takes changes out of the outbox whose results are known and whose rows are here: refused ones to attention, the newest others to
 * where they can still be undone. The transaction must cover all these tables.
 *
 * @param lastSeq the last number the server had executed in the snapshot whose rows are here; null when some are not yet.
 * @returns whether anything left.
 * Rules: PUL1, PUL4.
 */
export async function dropAcknowledged(database: LocalDatabase, lastSeq: number | null, now: string): Promise<boolean> {
  const client = await readMeta(database, 'client');
  const acknowledged = client?.acknowledged;
  if (!client || !acknowledged || lastSeq === null || lastSeq < acknowledged.throughSeq) return false;
  const refused = new Map(acknowledged.refused.map(({order, refusals}) => [order, refusals]));
  await moveToAttention(database, refused, now);
  await keepRecent(database, acknowledged.throughOrder, (record) => {
    const refusals = refused.get(record.order);
    return refusals ? effectiveRows(withoutOrder(record), refusals) : withoutOrder(record);
  });
  // One range, however many changes: no work per record.
  await database.outbox.where('order').belowOrEqual(acknowledged.throughOrder).delete();
  await writeMeta(database, 'client', {...client, acknowledged: null});
  return true;
}

async function moveToAttention(
  database: LocalDatabase,
  refused: ReadonlyMap<number, Refusal[]>,
  now: string,
): Promise<void> {
  const records = await database.outbox.bulkGet([...refused.keys()]);
  const moved = records.flatMap((record) => {
    if (!record) return [];
    const refusals = refused.get(record.order) ?? [];
    return [{spaceId: record.spaceId, change: withoutOrder(record), refusals, refusedAt: now}];
  });
  await database.attention.bulkAdd(moved);
}

/** The part of a change that took effect whole, row by row; null when there is none. */
function effectiveRows(change: Change, refusals: readonly Refusal[]): Change | null {
  const refusedIds = new Set(refusals.map((refusal) => refusal.rowId));
  const indexes = change.rowIds.flatMap((id, index) => (refusedIds.has(id) ? [] : [index]));
  if (indexes.length === 0) return null;
  const rowIds = indexes.map((index) => change.rowIds[index] ?? '');
  return {...change, rowIds, set: pickFields(change.set, indexes), was: pickFields(change.was, indexes)};
}

/** Keeps the values of the rows at `indexes` in every field. */
function pickFields(fields: Change['set'], indexes: readonly number[]): Record<string, FieldValues> {
  return Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, pickValues(values, indexes)]));
}
