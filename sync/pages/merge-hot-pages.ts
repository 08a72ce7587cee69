import type {RowColumns} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables} from '#contract/tables.ts';
import {gatherColumns, latestPlaces, placeValue, type RowPlace} from './columns.ts';
import {ownPageLimits, type PageLimits} from './page-limits.ts';
import {pagesOfKind} from './page-query.ts';
import {parsePage} from './read-pages.ts';
import {compareNewestFirst, sortKeyOf, type SortKey} from './row-order.ts';
import {commit, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase, PageRecord} from '#sync/store/local-database.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';

/** Merges whichever tables of a space have many hot pages; where none has, that costs one small read. Rule: PAG4. */
export async function mergeSpace(lead: Lead, spaceId: string, limits: PageLimits = ownPageLimits): Promise<void> {
  const {database} = lead;
  const tables = Object.values(syncedTables);
  const counts = await database.transaction('r', database.pages, async () =>
    Promise.all(tables.map(async ({name}) => pagesOfKind(database, spaceId, name, 'hot').count())),
  );
  for (const [index, table] of tables.entries())
    if ((counts[index] ?? 0) > limits.hotPages) await mergeHotPages(lead, {spaceId, ...table}, limits);
}

type BasePage = {readonly record: PageRecord; readonly columns: RowColumns};

/**
 * Merges a table's hot pages into its base pages when there are many, rebuilding only the base pages that change and dropping tombstones,
 * but for those of rows that an act names which can still be undone: it may bring them back, and a restored server may need them whole.
 *
 * What the table holds stays the same, so readers need not notice: the rebuilt pages carry the revision of the newest row in them, which
 * a reader that is up to date has seen. One that is not starts over, because it would miss the tombstones.
 *
 * @returns whether there was anything to merge.
 * Rule: PAG4.
 */
export async function mergeHotPages(
  lead: Lead,
  {spaceId, name, sortBy}: {readonly spaceId: string} & Pick<SyncedTable, 'name' | 'sortBy'>,
  limits: PageLimits = ownPageLimits,
): Promise<boolean> {
  const {database} = lead;
  if ((await pagesOfKind(database, spaceId, name, 'hot').count()) <= limits.hotPages) return false;
  // Only the leading engine writes pages, so what is read here is still so when it is written below.
  const hot = await pagesOfKind(database, spaceId, name, 'hot').toArray();
  const base = await pagesOfKind(database, spaceId, name, 'base').toArray();
  const undoable = await listUndoable(database, spaceId, name);
  const shape = {sortBy, rowsPerPage: limits.rowsPerPage, undoable};
  const rebuilt = rebuild(base.map(withColumns), hot.map(parsePage), shape);
  const revision = Math.max(...hot.map((page) => page.revision));
  await commit(lead, [database.pages], async () => {
    await database.pages.bulkDelete([...hot.map((page) => page.id), ...rebuilt.flatMap((part) => part.replaces)]);
    await database.pages.bulkAdd(
      rebuilt.flatMap(({pages}) =>
        pages.map(({columns, position}) => {
          const body = JSON.stringify(columns);
          return {spaceId, table: name, kind: 'base' as const, revision, position, count: columns.ids.length, body};
        }),
      ),
    );
    const state = await readSpace(database, spaceId);
    if (state)
      await writeSpace(database, spaceId, {...state, startOverBelow: Math.max(state.startOverBelow, revision)});
  });
  return true;
}

/** The rows that the acts name which were sent and can be undone. */
async function listUndoable(database: LocalDatabase, spaceId: string, table: string): Promise<ReadonlySet<string>> {
  const changes = (await database.recent.toArray()).flatMap((act) => act.changes);
  return new Set(changes.filter((one) => one.spaceId === spaceId && one.table === table).flatMap(({rowIds}) => rowIds));
}

function withColumns(record: PageRecord): BasePage {
  return {record, columns: parsePage(record)};
}

/** What takes the place of one base page; `replaces` is empty for the first page of a table that had none. */
type Rebuilt = {replaces: number[]; pages: {columns: RowColumns; position: number}[]};

type KeyedPlace = {readonly place: RowPlace; readonly key: SortKey};

/** The table's order, the rows in one page, and those that stay though they are deleted. */
type Shape = {
  readonly sortBy: readonly string[];
  readonly rowsPerPage: number;
  readonly undoable: ReadonlySet<string>;
};

function rebuild(base: BasePage[], hot: RowColumns[], {sortBy, rowsPerPage, undoable}: Shape): Rebuilt[] {
  const changed = latestPlaces(hot);
  const fresh: KeyedPlace[] = [...changed]
    .filter(([id, place]) => placeValue(place, 'deleted') !== true || undoable.has(id))
    .map(([, place]) => ({place, key: sortKeyOf(place, sortBy)}))
    .toSorted((one, other) => compareNewestFirst(one.key, other.key));
  if (base.length === 0) return [{replaces: [], pages: cut(fresh, {after: null, upTo: 0, rowsPerPage})}];
  const starts = base.map(({columns}) => sortKeyOf({source: columns, index: 0}, sortBy));
  let next = 0;
  return base.flatMap(({record, columns}, index) => {
    const end = starts[index + 1];
    const from = next;
    next = end ? countBefore(fresh, end, from) : fresh.length;
    const arriving = fresh.slice(from, next);
    const leaves = columns.ids.some((id) => changed.has(id));
    if (!leaves && arriving.length === 0) return [];
    const staying = columns.ids.flatMap((id, at) =>
      changed.has(id) ? [] : [keyed({source: columns, index: at}, sortBy)],
    );
    const rows = [...staying, ...arriving].toSorted((one, other) => compareNewestFirst(one.key, other.key));
    const after = base[index - 1]?.record.position ?? null;
    return [{replaces: [record.id], pages: cut(rows, {after, upTo: record.position, rowsPerPage})}];
  });
}

/** The place of the first row at or after `end`, from `from` on. */
function countBefore(rows: readonly KeyedPlace[], end: SortKey, from: number): number {
  const found = rows.findIndex((row, index) => index >= from && compareNewestFirst(row.key, end) >= 0);
  return found === -1 ? rows.length : found;
}

function keyed(place: RowPlace, sortBy: readonly string[]): KeyedPlace {
  return {place, key: sortKeyOf(place, sortBy)};
}

/** Where pages find their places. */
type Gap = {readonly after: number | null; readonly upTo: number; readonly rowsPerPage: number};

/**
 * Cuts sorted rows into pages whose positions end at `upTo`: before the first page there is room without end, between two pages the
 * gap is divided.
 */
function cut(rows: readonly KeyedPlace[], {after, upTo, rowsPerPage}: Gap): Rebuilt['pages'] {
  const count = Math.ceil(rows.length / rowsPerPage);
  const step = after === null ? 1 : (upTo - after) / Math.max(1, count);
  return Array.from({length: count}, (_, index) => {
    const part = rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage);
    return {columns: gatherColumns(part.map(({place}) => place)), position: upTo - (count - 1 - index) * step};
  });
}
