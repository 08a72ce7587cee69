import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports} from '#contract/bookkeeping/import.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {files} from '#contract/files/file.ts';
import {maxRowsPerChange} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {beginImportAct, createMatchRows, deleteTransactions} from './import-changes.ts';
import {findDoubles, type Double} from './find-doubles.ts';
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
 * Takes back one of each pair, or notes that they are two; one act, which can be undone. Nothing is taken back that another device has settled
 * meanwhile, and none that somebody has locked.
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
  const doubles = (await readDoubles(database, spaceId))
    .filter(({dropped}) => wanted.has(dropped.id) && (status === 'apart' || dropped.blockedReason == null))
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
