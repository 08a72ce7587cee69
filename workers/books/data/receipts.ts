import {Dexie} from 'dexie';
import {files} from '#contract/files/file.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {flag, rowOf, setFlag} from './columns.ts';
import type {Books} from './fold.ts';

/** Which transactions have a receipt; `mark` is the same as long as that cannot have changed. */
export type Receipts = {readonly mark: string; readonly owners: ReadonlySet<string>};

/** What a space's books know before they read. */
export const noReceipts: Receipts = {mark: '', owners: new Set()};

/**
 * Reads which transactions have a receipt, sent or not; what is known already where nothing was written since.
 * Works inside any transaction that covers `pages` and `outbox`. Rule: BKS16.
 */
export async function readReceipts(database: LocalDatabase, spaceId: string, known: Receipts): Promise<Receipts> {
  const pages = database.pages.where('[spaceId+table+revision]');
  const range = pages.between([spaceId, files.name, Dexie.minKey], [spaceId, files.name, Dexie.maxKey]);
  const [newest] = await range.reverse().limit(1).keys();
  const queue = await database.outbox.where('[spaceId+table]').equals([spaceId, files.name]).primaryKeys();
  const mark = JSON.stringify([newest ?? null, queue]);
  if (mark === known.mark) return known;
  const rows = await readTable(database, files, spaceId);
  return {mark, owners: new Set(rows.flatMap((row) => (row.kind === 'receipt' ? (row.transactionId ?? []) : [])))};
}

/** Marks the transactions that have one now, and those that had one no longer. Returns whether anything may look different. */
export function flagReceipts({columns}: Books, before: Receipts, now: Receipts): boolean {
  if (before === now) return false;
  for (const id of before.owners) if (!now.owners.has(id)) setFlag(columns, rowOf(columns, id), flag.receipt, false);
  for (const id of now.owners) setFlag(columns, rowOf(columns, id), flag.receipt, true);
  return true;
}
