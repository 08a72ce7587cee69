import {valueAt, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {readQueue} from '#sync/overlay/read-table.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

type Part = {owner: Json; live: boolean; blocked: boolean};

/**
 * The live transactions of one import, pages ⊕ outbox: those that can be deleted, and how many are blocked. Other rows are only passed over,
 * but for those that the import would have made, had another not made them before.
 */
export async function readImportRows(
  database: LocalDatabase,
  spaceId: string,
  importId: string,
): Promise<{freeIds: string[]; blockedCount: number}> {
  const rows = new Map<string, Part>();
  await database.transaction('r', database.pages, database.outbox, async () => {
    const queue = await readQueue(database, 'transactions', spaceId);
    const wanted = new Set(queue.flatMap((change) => (makes(change, importId) ? change.rowIds : [])));
    await tablePages(database, spaceId, 'transactions').each((page) => {
      const {ids, fields} = parsePage(page);
      const [owner, deleted, blocked] = [fields['importId'], fields['deleted'], fields['blockedReason']];
      ids.forEach((id, index) => {
        if (at(owner, index) !== importId && !wanted.has(id)) return void rows.delete(id);
        const live = at(deleted, index) !== true;
        rows.set(id, {owner: at(owner, index), live, blocked: at(blocked, index) !== null});
      });
    });
    for (const change of queue) layOver(rows, change, (id, owner) => owner === importId || wanted.has(id));
  });
  const live = [...rows.values()].filter((row) => row.live && row.owner === importId);
  const freeIds = [...rows].flatMap(([id, row]) => (row.live && row.owner === importId && !row.blocked ? [id] : []));
  return {freeIds, blockedCount: live.length - freeIds.length};
}

function makes({op, set}: Change, importId: string): boolean {
  return op === 'create' && at(set['importId'], 0) === importId;
}

function layOver(
  rows: Map<string, Part>,
  {op, rowIds, set, was}: Change,
  isWanted: (id: string, owner: Json) => boolean,
): void {
  const {importId: owner, deleted} = set;
  if (op === 'edit' && !deleted) return;
  const meant = was['importId'];
  rowIds.forEach((id, index) => {
    const before = rows.get(id);
    if (op === 'edit') {
      if (before && (!meant || at(meant, index) === before.owner)) before.live = at(deleted, index) !== true;
    } else if (!before?.live) {
      // Who makes a deleted row again owns it from then on.
      if (isWanted(id, at(owner, index))) rows.set(id, {owner: at(owner, index), live: true, blocked: false});
      else rows.delete(id);
    }
  });
}

function at(values: FieldValues | undefined, index: number): Json {
  return values ? valueAt(values, index) : null;
}
