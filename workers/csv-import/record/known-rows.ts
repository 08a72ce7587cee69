import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import {isMeant, type Change} from '#contract/sync/change.ts';
import {readQueue} from '#sync/overlay/read-table.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';

/** What an import must know of a row that is here: whether it is live, and what it was called when it came. */
export type KnownRow = {
  readonly live: boolean;
  readonly identity: string | null;
  readonly accountId: string;
  /** A civil date, as it is now. */
  readonly date: string;
  /** As it is now, in smallest units. */
  readonly amountUnits: number;
  /** The import that brought it. */
  readonly importId: string | null;
};

/** Every transaction of a space on this device, pages ⊕ outbox, tombstones too; six fields of each are enough. */
export async function readKnownRows(database: LocalDatabase, spaceId: string): Promise<Map<string, KnownRow>> {
  return database.transaction('r', database.pages, database.outbox, async () => {
    const rows = new Map<string, KnownRow>();
    await tablePages(database, spaceId, 'transactions').each((page) => {
      const {ids, fields} = parsePage(page);
      const read = (field: string, index: number): Json => (fields[field] ? valueAt(fields[field], index) : null);
      ids.forEach((id, index) => {
        const live = read('deleted', index) !== true;
        rows.set(
          id,
          toKnown(live, (field) => read(field, index)),
        );
      });
    });
    for (const change of await readQueue(database, 'transactions', spaceId)) layOver(rows, change);
    return rows;
  });
}

function toKnown(live: boolean, read: (field: string) => Json): KnownRow {
  const textOf = (field: string): string | null => {
    const value = read(field);
    return typeof value === 'string' ? value : null;
  };
  return {
    live,
    identity: textOf('identity'),
    accountId: textOf('accountId') ?? '',
    date: textOf('date') ?? '',
    amountUnits: Number(read('amountUnits') ?? 0),
    importId: textOf('importId'),
  };
}

function layOver(rows: Map<string, KnownRow>, change: Pick<Change, 'op' | 'rowIds' | 'set' | 'was'>): void {
  const {set} = change;
  const {deleted, accountId, date, amountUnits} = set;
  change.rowIds.forEach((id, index) => {
    const before = rows.get(id);
    if (change.op === 'create') {
      if (!before?.live)
        rows.set(
          id,
          toKnown(true, (field) => (set[field] ? valueAt(set[field], index) : null)),
        );
    } else if (before && isMeant(before, change, index)) {
      const live = deleted ? valueAt(deleted, index) !== true : before.live;
      rows.set(id, {
        ...before,
        live,
        ...(accountId && {accountId: String(valueAt(accountId, index))}),
        ...(date && {date: String(valueAt(date, index))}),
        ...(amountUnits && {amountUnits: Number(valueAt(amountUnits, index))}),
      });
    }
  });
}

/** Transactions named at once, between two reports of progress. */
const namedAtOnce = 10_000;

/**
 * The ids that a file's transactions get in an account, in their order; the file alone decides them. Rule: IMP5.
 *
 * @param onProgress hears the part that is named, from 0 to 1.
 */
export function nameRows(
  transactions: readonly FileTransaction[],
  {spaceId, accountId}: {readonly spaceId: string; readonly accountId: string},
  onProgress: (share: number) => void = () => {},
): string[] {
  const idsOf = createRowIds(spaceId, accountId);
  const ids: string[] = [];
  for (let start = 0; start < transactions.length; start += namedAtOnce) {
    for (const id of idsOf(transactions.slice(start, start + namedAtOnce).map(({identity}) => identity))) ids.push(id);
    onProgress(ids.length / transactions.length);
  }
  return ids;
}
