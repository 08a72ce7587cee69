import {Dexie} from 'dexie';
import {toRows, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import type {LocalDatabase, PageRecord} from '#sync/store/local-database.ts';
import {readSpace} from '#sync/store/meta.ts';
import {tablePages} from './page-query.ts';

/** What a reader that holds a table's rows in memory has not seen yet. */
export type NewPages = {
  /** `missing`: never loaded on this device. `loading`: a cold start goes on, older pages follow. */
  state: 'missing' | 'loading' | 'ready';
  /** Ask with this one next time. */
  revision: number;
  /** Forget every row first: some may have left without a trace (a reset, or tombstones dropped by a merge). */
  startOver: boolean;
  /** Base pages newest first, then hot pages oldest first: fold them in this order, the last value of an id wins. */
  pages: PageRecord[];
};

/** The rows of a page, in columns. The body was checked when it was received. */
export function parsePage(page: Pick<PageRecord, 'body'>): RowColumns {
  // Written by `write-pages.ts` and `merge-hot-pages.ts` only, from checked columns.
  return JSON.parse(page.body) as RowColumns;
}

/**
 * Reads the pages of a table that were written after `revision`; all of them for -1.
 * A merge in the background gives its pages the revision of the newest row in them, so a reader that had
 * seen those rows does not read them again. Call it in one transaction with the outbox, so that a confirmed
 * change is seen on exactly one side. Rule: PAG3.
 */
export async function readPagesSince(
  database: LocalDatabase,
  spaceId: string,
  table: string,
  revision: number,
): Promise<NewPages> {
  return database.transaction('r', database.pages, database.meta, async () => {
    const space = await readSpace(database, spaceId);
    if (!space) return {state: 'missing', revision: -1, startOver: true, pages: []};
    const startOver = revision < space.startOverBelow;
    const pages = await database.pages
      .where('[spaceId+table+revision]')
      .between([spaceId, table, startOver ? -1 : revision], [spaceId, table, Dexie.maxKey], false)
      .toArray();
    pages.sort((one, other) => one.kind.localeCompare(other.kind) || one.position - other.position);
    return {state: space.cold ? 'loading' : 'ready', revision: space.revision, startOver, pages};
  });
}

/**
 * Reads a small table of a space as the server confirmed it, by id, without its tombstones.
 * Works inside a live query and any transaction that covers `pages`. Rule: PAG2.
 */
export async function readRows(
  database: LocalDatabase,
  table: string,
  spaceId: string,
): Promise<Map<string, Record<string, Json>>> {
  const rows = await readRowsWithTombstones(database, table, spaceId);
  for (const [id, row] of rows) if (row['deleted'] === true) rows.delete(id);
  return rows;
}

/** As {@link readRows}, tombstones too: what changes are folded over, because one may bring a deleted row back. */
export async function readRowsWithTombstones(
  database: LocalDatabase,
  table: string,
  spaceId: string,
): Promise<Map<string, Record<string, Json>>> {
  return foldPages(await tablePages(database, spaceId, table).toArray());
}

/** The rows of pages by id, tombstones too; of an id that stands in several the last one. */
export function foldPages(pages: readonly PageRecord[]): Map<string, Record<string, Json>> {
  const rows = new Map<string, Record<string, Json>>();
  for (const page of pages) addRows(rows, page);
  return rows;
}

/** The ids of all rows of a table that are here, tombstones too. Works inside any transaction that covers `pages`. */
export async function readIds(database: LocalDatabase, table: string, spaceId: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await tablePages(database, spaceId, table).each((page) => {
    for (const id of parsePage(page).ids) ids.add(id);
  });
  return ids;
}

/** As {@link readRowsWithTombstones}, as far as pages can be read at all: of a copy that is damaged. */
export async function readSoundRows(
  database: LocalDatabase,
  table: string,
  spaceId: string,
): Promise<Map<string, Record<string, Json>>> {
  const rows = new Map<string, Record<string, Json>>();
  for (const page of await tablePages(database, spaceId, table).toArray()) {
    try {
      addRows(rows, page);
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
  }
  return rows;
}

/** Whether reading a page failed because it is no page any more. */
export function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError;
}

function addRows(rows: Map<string, Record<string, Json>>, page: PageRecord): void {
  for (const row of toRows(parsePage(page))) rows.set(String(row['id']), row);
}
