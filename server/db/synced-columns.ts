import {customType, pgTable} from 'drizzle-orm/pg-core';
import {z} from 'zod';
import {columnsOf, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {toSafeNumber} from './database.ts';

/** A field or table of the contract in the database's spelling: `amountUnits` is `amount_units`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A column that may be null. Its type in the program is the contract's; a test compares the database's columns with it. */
function columnOf<Value>(field: string, isNumber: boolean) {
  const column = customType<{data: NonNullable<Value>; driverData: unknown}>({
    dataType: () => 'as migrated',
    // Drizzle is given whole numbers as text; anything else is as it is sent.
    fromDriver: (value) => (isNumber ? toSafeNumber(String(value)) : value) as NonNullable<Value>,
  });
  return column(toSnakeCase(field));
}

/** Names the type of a column that is never null. */
function requiredOf<Value>(field: string, isNumber: boolean) {
  return columnOf<Value>(field, isNumber).notNull();
}

type Columns<Row> = {
  [Field in keyof Row]: null extends Row[Field]
    ? ReturnType<typeof columnOf<Row[Field]>>
    : ReturnType<typeof requiredOf<Row[Field]>>;
};

/** What every synced table has beside its own fields. */
type Common = {spaceId: string; version: number; deleted: boolean};

/**
 * A synced table for queries, from the contract's row: there is no other list of its columns in the program. Only `writeSynced` and push
 * write it.
 */
export function toQueryable<Name extends string, Row extends z.ZodObject>(table: SyncedTable<Name, Row>) {
  const isNumber = (field: string) => {
    const schema = table.row.shape[field];
    return field === 'version' || (schema instanceof z.ZodNullable ? schema.unwrap() : schema) instanceof z.ZodNumber;
  };
  const columns = ['id', ...columnsOf(table), 'spaceId', 'version'].map((field) => {
    return [field, columnOf(field, isNumber(field))];
  });
  // One column for each field, as the type says.
  return pgTable(toSnakeCase(table.name), Object.fromEntries(columns) as Columns<z.infer<Row> & Common>);
}
