import type {z} from 'zod';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {foldChanges} from './fold-changes.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {foldPages} from '#sync/pages/read-pages.ts';
import type {LocalDatabase, OutboxRecord, PageRecord} from '#sync/store/local-database.ts';

/** A row as the person sees it; `unsent` while a change to it has not come back confirmed. */
export type ShownRow<Row extends z.ZodObject> = z.infer<Row> & {readonly unsent: boolean};

/** A table of a space. */
export type TablePlace = {readonly table: SyncedTable; readonly spaceId: string};

/**
 * Reads a small table of a space as the person sees it: pages ⊕ outbox, deleted rows left out, in the order of the pages and then of making.
 * A row that an older version of the product has kept has null in the fields that came since, or what the table says. For live queries: it reads this table's pages and queue only, so that other tables' changes neither slow nor wake it.
 * Large tables are read by their worker. Rules: OVL2, OVL4.
 */
export async function readTable<Name extends string, Row extends z.ZodObject>(
  database: LocalDatabase,
  table: SyncedTable<Name, Row>,
  spaceId: string,
): Promise<ShownRow<Row>[]> {
  const [rows = []] = await readTables(database, [{table, spaceId}]);
  return rows as unknown as ShownRow<Row>[];
}

/**
 * Reads several small tables as {@link readTable} does each, as they are at one moment: one transaction for all of them, which costs a
 * device of many companies a fraction of one for each. In the order of the places.
 */
export async function readTables(
  database: LocalDatabase,
  places: readonly TablePlace[],
): Promise<ShownRow<z.ZodObject>[][]> {
  // Nothing else is waited for in the transaction, and all of it is asked for at once.
  const [pages, queues] = await database.transaction('r', database.pages, database.outbox, async () =>
    Promise.all([
      Promise.all(places.map(({table: {name}, spaceId}) => tablePages(database, spaceId, name).toArray())),
      readQueues(database, places),
    ]),
  );
  return places.map(({table}, at) => show(table, pages[at] ?? [], queues[at] ?? []));
}

/** From so many tables on the queue is walked once for all of them: most have nothing in it. */
const manyPlaces = 20;

async function readQueues(database: LocalDatabase, places: readonly TablePlace[]): Promise<OutboxRecord[][]> {
  if (places.length < manyPlaces)
    return Promise.all(places.map(async ({table, spaceId}) => readQueue(database, table.name, spaceId)));
  const keys = places.map(({table, spaceId}) => [spaceId, table.name]);
  const found = await database.outbox.where('[spaceId+table]').anyOf(keys).toArray();
  const byPlace = Map.groupBy(found, ({spaceId, table}) => `${spaceId} ${table}`);
  return places.map(({table, spaceId}) => byPlace.get(`${spaceId} ${table.name}`) ?? []);
}

function show(table: SyncedTable, pages: readonly PageRecord[], queue: readonly OutboxRecord[]) {
  const rows: Map<string, Readonly<Record<string, Json>>> = foldPages(pages);
  const touched = foldChanges(rows, queue);
  const nothing = Object.fromEntries(Object.keys(table.row.shape).map((field) => [field, null]));
  const empty = {...nothing, ...table.olderRows};
  const shown: ShownRow<z.ZodObject>[] = [];
  for (const [id, row] of rows) {
    if (row['deleted'] === true) continue;
    // Pages were checked when received and changes when made, both by this table's schema or an older one.
    shown.push({...empty, ...row, unsent: touched.has(id)});
  }
  return shown;
}

/** The changes of one table of one space that are still in the outbox, oldest first. Works inside any transaction that covers `outbox`. */
export async function readQueue(database: LocalDatabase, table: string, spaceId: string): Promise<OutboxRecord[]> {
  // Records of equal index keys come by primary key, which is the order of the queue.
  return database.outbox.where('[spaceId+table]').equals([spaceId, table]).toArray();
}
