import type {ImportRow} from '#contract/bookkeeping/import.ts';
import {reverseOf} from '#contract/sync/change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readAct} from '#sync/outbox/acts.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readMeta} from '#sync/store/meta.ts';
import {editImportRow, type ImportActs} from './import-changes.ts';

/**
 * Takes back what an unfinished import has written, in one transaction: what was never sent is discarded, what may have been is reversed.
 * The import's own row stays, with what became of it.
 *
 * @param row the import as it was created.
 * @param reason what a failed import's history says.
 * Rule: IMP13.
 */
export async function takeBack(
  database: LocalDatabase,
  acts: ImportActs,
  row: ImportRow,
  status: 'cancelled' | 'failed',
  reason = 'import.store-failed',
): Promise<void> {
  const {outbox, recent, meta} = database;
  await database.transaction('rw', [outbox, recent, meta], async () => {
    const sentThrough = (await readMeta(database, 'client'))?.sentThroughOrder ?? 0;
    const waiting = await outbox.where('groupId').equals(acts.groupId).toArray();
    const unsent = waiting.filter((change) => change.order > sentThrough && change.table !== 'imports');
    await outbox.bulkDelete(unsent.map((change) => change.order));
    const left = (await readAct(database, acts.groupId)).filter((change) => change.table !== 'imports');
    const reversing = left.toReversed().map((change) => ({
      id: acts.createId(),
      spaceId: acts.spaceId,
      table: change.table,
      op: 'edit' as const,
      rowIds: change.rowIds,
      ...reverseOf(change),
      label: change.label,
      madeAt: acts.now,
      groupId: acts.groupId,
    }));
    const failedReason = status === 'failed' ? reason : null;
    const end = editImportRow(acts, row.id, {status, failedReason}, {status: row.status, failedReason: null});
    await recordChange(database, ...reversing, end);
  });
}
