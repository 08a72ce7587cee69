import type {Change} from '#contract/sync/change.ts';
import {actKey, maxRecentActs} from '#sync/outbox/acts.ts';
import {rowsMadeBy} from './keep-made.ts';
import {ownRowsOf} from '#sync/outbox/own-rows.ts';
import type {LocalDatabase, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';

/** What of the changes that leave is kept. */
export type Keeping = {
  /** What of a change can be undone; null for nothing. */
  readonly keep: (record: OutboxRecord) => Change | null;
  /** Whether what is made in a space may be in none of its pages. */
  readonly keepsRows: (spaceId: string) => boolean;
};

/**
 * Keeps the newest acts that are about to leave the outbox where undo finds them; at most 50 with those kept before.
 * The transaction must cover `outbox` and `recent`. Rule: UND3.
 *
 * @param throughOrder the newest change that leaves.
 */
export async function keepRecent(database: LocalDatabase, throughOrder: number, keeping: Keeping): Promise<void> {
  const leaving = new Map<string, RecentAct>();
  let full = false;
  await database.outbox
    .where('order')
    .belowOrEqual(throughOrder)
    .reverse()
    .until(() => full)
    .each((record) => {
      addToAct(leaving, record, keeping);
      full = leaving.size > maxRecentActs;
    });
  for (const act of [...leaving.values()].slice(0, maxRecentActs)) {
    const earlier = await database.recent.get(act.key);
    const changes = [...(earlier?.changes ?? []), ...act.changes.reverse()];
    const made = [...(earlier?.made ?? []), ...(act.made ?? [])];
    await database.recent.put({...earlier, ...act, changes, ...(made.length > 0 && {made})});
  }
  const excess = (await database.recent.count()) - maxRecentActs;
  if (excess > 0) await database.recent.orderBy('order').limit(excess).delete();
}

function addToAct(acts: Map<string, RecentAct>, record: OutboxRecord, {keep, keepsRows}: Keeping): void {
  const change = keep(record);
  if (!change) return;
  const key = actKey(record);
  const act: RecentAct = acts.get(key) ?? {key, order: record.order, undoes: record.undoes ?? null, changes: []};
  // Undoing a creation needs to know whose rows are meant and no other values: an import's would weigh as much as its file.
  const {order} = record;
  act.changes.push(change.op === 'create' ? {...change, order, set: ownRowsOf(change), was: {}} : {...change, order});
  if (change.op === 'create' && keepsRows(change.spaceId)) act.made = [...(act.made ?? []), ...rowsMadeBy(change)];
  acts.set(key, act);
}
