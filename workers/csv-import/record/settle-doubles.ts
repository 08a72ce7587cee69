import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {files} from '#contract/files/file.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {
  beginImportAct,
  createMatchRows,
  deleteTransactions,
  editTransactions,
  type ImportActs,
} from './import-changes.ts';
import {findDoubles, workToCarry, type Double} from './find-doubles.ts';
import {haveMet} from './import-meetings.ts';
import type {Making} from './run.ts';

/** Finds what two devices imported twice; reads the books only where two imports did not know of each other. Rule: IMP45. */
export async function readDoubles(database: LocalDatabase, spaceId: string): Promise<Double[]> {
  const made = await readTable(database, imports, spaceId);
  if (!haveMet(made)) return [];
  const matches = await readTable(database, importMatches, spaceId);
  const rows = await readTable(database, transactions, spaceId);
  const receipts = await readTable(database, files, spaceId);
  const withReceipt = new Set(receipts.flatMap(({transactionId}) => transactionId ?? []));
  return findDoubles({imports: made, matches, rows, withReceipt});
}

/** What a person says of doubles: that they are `same`, or two. Each is named by the id of the one that would be taken back. */
export type DoublesAnswer = {readonly ids: readonly string[]; readonly status: 'same' | 'apart'};

/**
 * Takes back the later import's of each pair, whose category, note and check go to the one that stays, or notes that they are two; one act, which can
 * be undone. Nothing is taken back that another device has settled meanwhile, none that somebody has locked, and along with others none whose work
 * would be lost.
 *
 * @returns how many pairs were settled.
 * Rule: IMP45.
 */
export async function settleDoubles(
  database: LocalDatabase,
  {spaceId, ids, status}: DoublesAnswer & {readonly spaceId: string},
  making: Making,
): Promise<number> {
  const wanted = new Set(ids);
  const isFree = ({dropped, isWorked}: Double) => dropped.blockedReason == null && (!isWorked || wanted.size === 1);
  const doubles = (await readDoubles(database, spaceId))
    .filter((double) => wanted.has(double.dropped.id) && (status === 'apart' || isFree(double)))
    .slice(0, maxRowsPerChange);
  const names = new Map((await readTable(database, imports, spaceId)).map(({id, fileName}) => [id, fileName]));
  const importIds = new Set(doubles.flatMap(({dropped}) => dropped.importId ?? []));
  const fileName = names.get([...importIds][0] ?? '') ?? '';
  const acts = beginImportAct(making, {spaceId, key: 'import.doubles', fileName});
  const changes = [...importIds].flatMap((importId) => {
    const own = doubles.filter(({dropped}) => dropped.importId === importId);
    const kept = own.map(({kept: {id: transactionId}, dropped, reason}) => {
      const transaction = {...dropped, line: dropped.importLine ?? 1, identity: dropped.identity ?? ''};
      return {id: dropped.id, transactionId, transaction, reason, status};
    });
    const notes = [...createMatchRows(acts, kept, importId)];
    if (status === 'apart') return notes;
    return [
      ...carryWork(acts, own),
      deleteTransactions(
        acts,
        importId,
        own.map(({dropped}) => dropped.id),
      ),
      ...notes,
    ];
  });
  if (changes.length > 0) await recordChange(database, ...changes);
  return doubles.length;
}

/** Gives to those that stay what was done on those that go; a locked one takes nothing. */
function carryWork(acts: ImportActs, doubles: readonly Double[]): Change[] {
  const carried = doubles
    .filter(({kept}) => kept.blockedReason == null)
    .map(({kept, dropped}) => ({kept, work: workToCarry(kept, dropped)}));
  return (['categoryId', 'note', 'checked'] as const).flatMap((field) => {
    const edits = carried.flatMap(({kept, work}) => {
      const now = work[field];
      return now === undefined ? [] : [{id: kept.id, now, was: kept[field]}];
    });
    return edits.length > 0 ? [editTransactions(acts, field, edits)] : [];
  });
}
