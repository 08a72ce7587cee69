import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports, type ImportRow} from '#contract/bookkeeping/import.ts';
import {transactions, type TransactionRow} from '#contract/bookkeeping/transaction.ts';
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
import {findDoubles, toDouble, workToCarry, type Double, type FoundDoubles} from './find-doubles.ts';
import {haveMet} from './import-meetings.ts';
import type {Making} from './run.ts';

/** Finds what two devices imported twice; reads the books only where two imports did not know of each other. Rule: IMP45. */
export async function readDoubles(database: LocalDatabase, spaceId: string): Promise<FoundDoubles> {
  const {doubles, doubts} = await readAll(database, spaceId);
  return {doubles, doubts};
}

async function readAll(database: LocalDatabase, spaceId: string) {
  const made = await readTable(database, imports, spaceId);
  const withReceipt = new Set<string>();
  if (!haveMet(made)) return {doubles: [], doubts: [], withReceipt, made};
  const matches = await readTable(database, importMatches, spaceId);
  const rows = await readTable(database, transactions, spaceId);
  for (const {transactionId} of await readTable(database, files, spaceId))
    if (transactionId !== null) withReceipt.add(transactionId);
  return {...findDoubles({imports: made, matches, rows, withReceipt}), withReceipt, made};
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
  const {doubles: found, made} = await readAll(database, spaceId);
  const doubles = found
    .filter((double) => wanted.has(double.dropped.id) && (status === 'apart' || isFree(double)))
    .slice(0, maxRowsPerChange);
  const acts = beginAct(making, {spaceId, made, doubles});
  const changes = status === 'same' ? planSame(acts, doubles) : planNotes(acts, doubles, 'apart');
  if (changes.length > 0) await recordChange(database, ...changes);
  return doubles.length;
}

/** What a person says of a doubt, which is named by the id of its first row: how many of the later import's are movements of their own. */
export type DoubtAnswer = {readonly id: string; readonly newCount: number};

/**
 * Takes back as many of a doubt's later rows as are repetitions, first those that nobody has worked on, and notes the others as movements of their own;
 * one act, which can be undone.
 *
 * @returns how many rows were settled; 0 where another device has settled it meanwhile.
 * Rule: IMP45.
 */
export async function settleDoubt(
  database: LocalDatabase,
  {spaceId, id, newCount}: DoubtAnswer & {readonly spaceId: string},
  making: Making,
): Promise<number> {
  const {doubts, withReceipt, made} = await readAll(database, spaceId);
  const doubt = doubts.find(({rows}) => rows[0]?.id === id);
  if (!doubt) return 0;
  const count = doubt.rows.length - Math.min(doubt.most, Math.max(doubt.least, newCount));
  const rank = (row: TransactionRow) => {
    const [first] = doubt.stored;
    const isWorked = first !== undefined && toDouble(first, row, 'answered', withReceipt).isWorked;
    return (row.blockedReason == null ? 0 : 2) + (isWorked ? 1 : 0);
  };
  const ordered = doubt.rows.toSorted((one, other) => rank(one) - rank(other));
  const paired = ordered.flatMap((row, place) => {
    const kept = doubt.stored[place] ?? doubt.stored[0];
    return kept ? [toDouble(kept, row, 'answered', withReceipt)] : [];
  });
  // One that is locked is nobody's to take back, whatever is answered.
  const same = paired.slice(0, count).filter(({dropped}) => dropped.blockedReason == null);
  const apart = paired.filter((double) => !same.includes(double));
  const acts = beginAct(making, {spaceId, made, doubles: paired});
  const changes = [...planSame(acts, same), ...planNotes(acts, apart, 'apart')];
  if (changes.length > 0) await recordChange(database, ...changes);
  return paired.length;
}

type ActOn = {readonly spaceId: string; readonly made: readonly ImportRow[]; readonly doubles: readonly Double[]};

/** An act is called by the first file whose rows it settles. */
function beginAct(making: Making, {spaceId, made, doubles}: ActOn): ImportActs {
  const importId = doubles[0]?.dropped.importId;
  const fileName = made.find(({id}) => id === importId)?.fileName ?? '';
  return beginImportAct(making, {spaceId, key: 'import.doubles', fileName});
}

/** Doubles by the import whose rows would be taken back. */
function byImport(doubles: readonly Double[]): Map<string, Double[]> {
  const parts = new Map<string, Double[]>();
  for (const double of doubles) {
    const {importId} = double.dropped;
    if (importId === null) continue;
    const part = parts.get(importId);
    if (part) part.push(double);
    else parts.set(importId, [double]);
  }
  return parts;
}

function planNotes(acts: ImportActs, doubles: readonly Double[], status: 'same' | 'apart'): Change[] {
  return [...byImport(doubles)].flatMap(([importId, own]) => {
    const kept = own.map(({kept: {id: transactionId}, dropped, reason}) => {
      const transaction = {...dropped, line: dropped.importLine ?? 1, identity: dropped.identity ?? ''};
      return {id: dropped.id, transactionId, transaction, reason, status};
    });
    return [...createMatchRows(acts, kept, importId)];
  });
}

function planSame(acts: ImportActs, doubles: readonly Double[]): Change[] {
  return [...byImport(doubles)].flatMap(([importId, own]) => [
    ...carryWork(acts, own),
    deleteTransactions(
      acts,
      importId,
      own.map(({dropped}) => dropped.id),
    ),
    ...planNotes(acts, own, 'same'),
  ]);
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
