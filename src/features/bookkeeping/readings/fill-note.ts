import {files} from '#contract/files/file.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {planEdit} from '#src/data/record.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {BooksRow} from '#workers/books/api.ts';

/** Whose note it is, and the act that it becomes part of: the key under which the file was attached. */
export type NotePlace = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  readonly fileId: string;
  readonly groupId: string;
};

/**
 * Fills the note of a movement from its receipt, as part of the act that attached it: never over a note that is there, in a locked movement, or
 * where the receipt was taken away meanwhile.
 *
 * @param row the movement as it is now.
 * @returns whether it was filled. Rule: RDR11.
 */
export async function fillNote(
  {database, spaceId, fileId, groupId}: NotePlace,
  row: BooksRow,
  note: string,
): Promise<boolean> {
  if ((row.note ?? '').trim() !== '' || row.blockedReason !== null) return false;
  const planned = planEdit({database, spaceId}, 'transactions', row, {note}, {groupId});
  const change = planned.ok ? planned.value : null;
  if (!change) return false;
  const {pages, outbox} = database;
  return database.transaction('rw', pages, outbox, async () => {
    const rows = await readTable(database, files, spaceId);
    if (!rows.some(({id}) => id === fileId)) return false;
    // What was written here since the books were asked is in the queue.
    const queue = await outbox.where('[spaceId+table]').equals([spaceId, transactions.name]).toArray();
    const written = queue.findLast(({rowIds, set}) => 'note' in set && rowIds.includes(row.id));
    if (written && valueOf(written, row.id) !== null) return false;
    await recordChange(database, change);
    return true;
  });
}

function valueOf({set, rowIds}: Pick<Change, 'set' | 'rowIds'>, id: string): Json {
  const column = set['note'];
  if (!column) return null;
  return 'same' in column ? column.same : (column.each[rowIds.indexOf(id)] ?? null);
}
