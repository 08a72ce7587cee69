import type {z} from 'zod';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {foldChanges} from './fold-changes.ts';
import {readRowsWithTombstones} from '#sync/pages/read-pages.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';

/** A row as the person sees it; `unsent` while a change to it has not come back confirmed. */
export type ShownRow<Row extends z.ZodObject> = z.infer<Row> & {readonly unsent: boolean};

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
  return database.transaction('r', database.pages, database.outbox, async () => {
    const rows: Map<string, Readonly<Record<string, Json>>> = await readRowsWithTombstones(
      database,
      table.name,
      spaceId,
    );
    const touched = foldChanges(rows, await readQueue(database, table.name, spaceId));
    const nothing = Object.fromEntries(Object.keys(table.row.shape).map((field) => [field, null]));
    const empty = {...nothing, ...table.olderRows};
    const shown: ShownRow<Row>[] = [];
    for (const [id, row] of rows) {
      if (row['deleted'] === true) continue;
      // Pages were checked when received and changes when made, both by this table's schema or an older one.
      shown.push({...empty, ...row, unsent: touched.has(id)} as unknown as ShownRow<Row>);
    }
    return shown;
  });
}

/** The changes of one table of one space that are still in the outbox, oldest first. Works inside any transaction that covers `outbox`. */
export async function readQueue(database: LocalDatabase, table: string, spaceId: string): Promise<OutboxRecord[]> {
  // Records of equal index keys come by primary key, which is the order of the queue.
  return database.outbox.where('[spaceId+table]').equals([spaceId, table]).toArray();
}
