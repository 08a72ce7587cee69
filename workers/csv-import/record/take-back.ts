import type {ImportRow} from '#contract/bookkeeping/import.ts';
import {reverseOf} from '#contract/sync/change.ts';
import {noteLeft} from '#sync/store/left-changes.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readAct} from '#sync/outbox/acts.ts';
import {ownRowsOf} from '#sync/outbox/own-rows.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {reachedThrough} from '#sync/outbox/reached-through.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {editImportRow, toChange, type ImportActs} from './import-changes.ts';

/** How an import ended before its time. */
type Unfinished = {
  readonly status: 'cancelled' | 'failed';
  /** What a failed one's history says. */
  readonly reason?: string;
  /** The ids of its changes by their order, as far as they are known: the rest is read. */
  readonly written?: ReadonlyMap<number, string>;
};

/**
 * Takes back what an unfinished import has written, in one database transaction: what was never sent is discarded, what may have been is reversed.
 * The import's own row stays, with what became of it, and so do transactions that another import had made before.
 *
 * @param row the import as it was created.
 * Rule: IMP13.
 */
export async function takeBack(
  database: LocalDatabase,
  acts: ImportActs,
  row: ImportRow,
  {status, reason = 'import.store-failed', written = new Map()}: Unfinished,
): Promise<void> {
  const {outbox, recent, meta} = database;
  await database.transaction('rw', [outbox, recent, meta], async () => {
    const sentThrough = await reachedThrough(database);
    // By their keys: what an import wrote weighs as much as its file, and nobody needs to read it again.
    const kept = new Set(await outbox.where('[spaceId+table]').equals([acts.spaceId, 'imports']).primaryKeys());
    const waiting = await outbox.where('groupId').equals(acts.groupId).primaryKeys();
    await giveUp(
      database,
      waiting.filter((order) => order > sentThrough && !kept.has(order)),
      written,
    );
    const act = await readAct(database, acts.groupId);
    const left = act.filter((change) => change.table !== 'imports');
    const reversing = left.toReversed().map((change) => {
      const {table, rowIds, label} = change;
      const reversal = {table, op: 'edit' as const, rowIds, ...reverseOf(change, ownRowsOf(change))};
      return {...toChange(acts, reversal), label};
    });
    const failedReason = status === 'failed' ? reason : null;
    const end = editImportRow(acts, row.id, {status, failedReason}, {status: row.status, failedReason: null});
    await recordChange(database, ...reversing, end);
  });
}

async function giveUp(
  database: LocalDatabase,
  orders: readonly number[],
  written: ReadonlyMap<number, string>,
): Promise<void> {
  // One after the other: an import's changes weigh as much as its file.
  const ids: string[] = [];
  for (const order of orders) ids.push(written.get(order) ?? (await database.outbox.get(order))?.id ?? '');
  await noteLeft(database, ids);
  await database.outbox.bulkDelete([...orders]);
  await noteQueueMoved(database);
}
