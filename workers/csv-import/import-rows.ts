import {valueAt, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {readQueue} from '#sync/overlay/read-table.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

type Part = {live: boolean; blocked: boolean};

/** The live movements of one import, pages ⊕ outbox: those that can be deleted, and how many are blocked. Other rows are only passed over. */
export async function readImportRows(
  database: LocalDatabase,
  spaceId: string,
  importId: string,
): Promise<{freeIds: string[]; blockedCount: number}> {
  const rows = new Map<string, Part>();
  await database.transaction('r', database.pages, database.outbox, async () => {
    await tablePages(database, spaceId, 'transactions').each((page) => {
      const {ids, fields} = parsePage(page);
      const [owner, deleted, blocked] = [fields['importId'], fields['deleted'], fields['blockedReason']];
      ids.forEach((id, index) => {
        if (at(owner, index) !== importId) return void rows.delete(id);
        rows.set(id, {live: at(deleted, index) !== true, blocked: at(blocked, index) !== null});
      });
    });
    for (const change of await readQueue(database, 'transactions', spaceId)) layOver(rows, change, importId);
  });
  const live = [...rows].filter(([, row]) => row.live);
  const freeIds = live.flatMap(([id, {blocked}]) => (blocked ? [] : [id]));
  return {freeIds, blockedCount: live.length - freeIds.length};
}

function layOver(rows: Map<string, Part>, {op, rowIds, set, was}: Change, importId: string): void {
  const {importId: owner, deleted} = set;
  if (op === 'edit' && !deleted) return;
  const meant = was['importId'];
  rowIds.forEach((id, index) => {
    const before = rows.get(id);
    if (op === 'edit') {
      if (before && (!meant || at(meant, index) === importId)) before.live = at(deleted, index) !== true;
    } else if (!before?.live) {
      // Who makes a deleted row again owns it from then on.
      if (at(owner, index) === importId) rows.set(id, {live: true, blocked: false});
      else rows.delete(id);
    }
  });
}

function at(values: FieldValues | undefined, index: number): Json {
  return values ? valueAt(values, index) : null;
}
