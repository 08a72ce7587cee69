import type {Change} from '#contract/sync/change.ts';
import {actKey, maxRecentActs} from './acts.ts';
import type {LocalDatabase, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';

/**
 * Keeps the newest acts that are about to leave the outbox where undo finds them; at most 50 with those kept before.
 * The transaction must cover `outbox` and `recent`. Rule: UND3.
 *
 * @param throughOrder the newest change that leaves.
 * @param keep what of a change can be undone; null for nothing.
 */
export async function keepRecent(
  database: LocalDatabase,
  throughOrder: number,
  keep: (record: OutboxRecord) => Change | null,
): Promise<void> {
  const leaving = new Map<string, RecentAct>();
  let full = false;
  await database.outbox
    .where('order')
    .belowOrEqual(throughOrder)
    .reverse()
    .until(() => full)
    .each((record) => {
      addToAct(leaving, record, keep(record));
      full = leaving.size > maxRecentActs;
    });
  for (const act of [...leaving.values()].slice(0, maxRecentActs)) {
    const earlier = await database.recent.get(act.key);
    const changes = [...(earlier?.changes ?? []), ...act.changes.reverse()];
    await database.recent.put({...act, changes});
  }
  const excess = (await database.recent.count()) - maxRecentActs;
  if (excess > 0) await database.recent.orderBy('order').limit(excess).delete();
}

function addToAct(acts: Map<string, RecentAct>, record: OutboxRecord, change: Change | null): void {
  if (!change) return;
  const key = actKey(record);
  const act = acts.get(key) ?? {key, order: record.order, undoes: record.undoes ?? null, changes: []};
  // Undoing a creation needs no values, and an import's would weigh as much as its file.
  act.changes.push(change.op === 'create' ? {...change, set: {}, was: {}} : change);
  acts.set(key, act);
}
