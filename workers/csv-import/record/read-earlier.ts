import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {readQueue} from '#sync/overlay/read-table.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readIdentity} from '#workers/csv-import/rows/identity.ts';
import {gatherEarlier, type EarlierRows} from '#workers/csv-import/earlier-rows.ts';

/** The newest movements of an account are enough, and all of 100,000 would keep the person waiting. */
const mostMovements = 6_000;

type Movement = {readonly date: string; readonly amountUnits: number; readonly text: string};

/**
 * What imports brought into an account, the newest first as far as it is needed, as evidence for the next file. What a person typed is no evidence, and
 * neither is what was taken back.
 *
 * Rule: IMP31.
 */
export async function readEarlier(
  database: LocalDatabase,
  {spaceId, accountId}: {readonly spaceId: string; readonly accountId: string},
): Promise<EarlierRows> {
  return database.transaction('r', database.pages, database.outbox, async () => {
    const rows = new Map<string, Movement>();
    const gone = new Set<string>();
    const queue = await readQueue(database, 'transactions', spaceId);
    for (const change of queue.toReversed()) takeChange(rows, gone, change, accountId);
    const pages = tablePages(database, spaceId, 'transactions').until(() => rows.size >= mostMovements);
    await pages.each((page) => {
      const {ids, fields} = parsePage(page);
      ids.forEach((id, index) => {
        const read = (field: string) => (fields[field] ? valueAt(fields[field], index) : null);
        const movement = read('deleted') === true ? null : toMovement(read, accountId);
        // The hot pages come last: they know best.
        if (movement && !gone.has(id)) rows.set(id, movement);
        else if (read('deleted') === true) rows.delete(id);
      });
    });
    return gatherEarlier(rows.values());
  });
}

/** What waits to be sent: what it makes, and what it takes back. */
function takeChange(
  rows: Map<string, Movement>,
  gone: Set<string>,
  {op, rowIds, set}: Pick<Change, 'op' | 'rowIds' | 'set'>,
  accountId: string,
): void {
  rowIds.forEach((id, index) => {
    const read = (field: string): Json => (set[field] ? valueAt(set[field], index) : null);
    if (read('deleted') === true) gone.add(id);
    if (op !== 'create' || gone.has(id) || rows.size >= mostMovements) return;
    const movement = toMovement(read, accountId);
    if (movement) rows.set(id, movement);
  });
}

function toMovement(read: (field: string) => Json, accountId: string): Movement | null {
  if (read('accountId') !== accountId || read('importId') === null) return null;
  const identity = read('identity');
  const named = typeof identity === 'string' ? readIdentity(identity)?.text : null;
  const text = named ?? String(read('description'));
  return {date: String(read('date')), amountUnits: Number(read('amountUnits')), text};
}
