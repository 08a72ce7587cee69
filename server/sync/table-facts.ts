import type {z} from 'zod';
import {columnsOf, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables, type TableName} from '#contract/tables.ts';
import {toSnakeCase} from '#server/db/synced-columns.ts';

/** A synced table as the server needs it: the contract's words, and the names in the database. */
export type TableFacts = {
  readonly name: TableName;
  readonly table: SyncedTable;
  /** Every field's schema, by name; `id` and `deleted` are not among them. */
  readonly schemas: ReadonlyMap<string, z.ZodType>;
  readonly serverFields: ReadonlySet<string>;
  readonly fixedFields: ReadonlySet<string>;
  /** Fields that a creation must give: those that cannot be null and are not the server's. */
  readonly requiredFields: readonly string[];
  readonly textFields: ReadonlySet<string>;
  readonly references: readonly {readonly field: string; readonly table: TableName}[];
  /** By which field of which table a locked row keeps one of these from being taken away. */
  readonly heldBy: {readonly field: string; readonly table: TableName; readonly reason: string} | null;
  /** The table in the database. */
  readonly relation: string;
  /** Fields and their columns, `deleted` last, `id` left out: the columns of a page. */
  readonly columns: readonly {readonly field: string; readonly column: string}[];
  /** The columns pages are ordered by, `id` last. */
  readonly sortColumns: readonly string[];
};

function describe(name: TableName): TableFacts {
  const table: SyncedTable = syncedTables[name];
  const fields = Object.entries(table.row.shape).filter(([field]) => field !== 'id');
  return {
    name,
    table,
    schemas: new Map(fields),
    serverFields: new Set(table.serverFields),
    fixedFields: new Set(table.fixedFields),
    requiredFields: fields
      .filter(([field, schema]) => !schema.safeParse(null).success && !table.serverFields.includes(field))
      .map(([field]) => field),
    textFields: new Set(table.textFields),
    references: Object.entries(table.references).map(([field, target]) => {
      if (!isTableName(target)) throw new Error(`${name}.${field} refers to ${target}, which is no synced table`);
      return {field, table: target};
    }),
    heldBy: describeHolder(name, table),
    relation: toSnakeCase(name),
    columns: columnsOf(table).map((field) => ({field, column: `"${toSnakeCase(field)}"`})),
    sortColumns: [...table.sortBy.map((field) => `"${toSnakeCase(field)}"`), 'id'],
  };
}

function describeHolder(name: TableName, {heldBy}: SyncedTable): TableFacts['heldBy'] {
  if (!heldBy) return null;
  const {field, table, reason} = heldBy;
  if (!isTableName(table)) throw new Error(`${name} is held by ${table}, which is no synced table`);
  return {field, table, reason};
}

/** What the server knows of every synced table, sorted by name. */
export const allTableFacts: readonly TableFacts[] = Object.keys(syncedTables).filter(isTableName).map(describe);

const factsByName = new Map<string, TableFacts>(allTableFacts.map((facts) => [facts.name, facts]));

/** The facts of the table of that name; undefined when there is none. */
export function tableFactsOf(name: TableName): TableFacts;
export function tableFactsOf(name: string): TableFacts | undefined;
export function tableFactsOf(name: string): TableFacts | undefined {
  return factsByName.get(name);
}
