import {useLiveQuery} from 'dexie-react-hooks';
import {listAttention} from '#sync/attention/list-attention.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import type {RecordPlace} from '#src/data/record.ts';

/** How many changes of a draft and its partners were refused, or ran into another device's; 0 while it is read. */
export function useDraftAttention(place: RecordPlace, draftId: string): number {
  const {database, spaceId} = place;
  return useLiveQuery(async () => countDraftAttention({database, spaceId}, draftId), [database, spaceId, draftId]) ?? 0;
}

/** The same, once. A partner whom another device took away belongs to no draft any more: what was typed of them is told at each. */
async function countDraftAttention({database, spaceId}: RecordPlace, draftId: string): Promise<number> {
  // Mostly there is none: then no reader keeps what is being typed waiting.
  const records = await listAttention(database, spaceId);
  if (records.length === 0) return 0;
  const partners = await readRows(database, spaceId, 'draftPartners');
  const others = new Set(partners.filter((one) => one.draftId !== draftId).map(({id}) => id));
  return records.filter(({change: {table, rowIds, op, set}}) => {
    if (table === 'companyDrafts') return rowIds.includes(draftId);
    if (table !== 'draftPartners') return false;
    // One that was refused as it was made is in no page.
    if (op === 'create') return JSON.stringify(set['draftId'] ?? null).includes(draftId);
    return rowIds.some((id) => !others.has(id));
  }).length;
}
