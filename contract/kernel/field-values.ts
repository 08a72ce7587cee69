import {z} from 'zod';

/** What a synced field can hold. */
export type Json = string | number | boolean | null;

const jsonSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The values of one field over several rows, in the rows' order: one for all, or one each. */
export type FieldValues = {readonly same: Json} | {readonly each: readonly Json[]};

/** Checks {@link FieldValues} that come from outside. */
export const fieldValuesSchema: z.ZodType<FieldValues> = z.union([
  z.strictObject({same: jsonSchema}),
  z.strictObject({each: z.array(jsonSchema).readonly()}),
]);

/** Several rows of one table in columns; `deleted` is a column like any other. */
export type RowColumns = {
  readonly ids: readonly string[];
  readonly fields: Readonly<Record<string, FieldValues>>;
};

/** Checks {@link RowColumns} that come from outside. */
export const rowColumnsSchema: z.ZodType<RowColumns> = z.strictObject({
  ids: z.array(z.string()).readonly(),
  fields: z.record(z.string(), fieldValuesSchema),
});

/** The value of a field for the row at `index`. */
export function valueAt(values: FieldValues, index: number): Json {
  if ('same' in values) return values.same;
  return values.each[index] ?? null;
}

/** Folds a column into `{same}` when every value is equal, else keeps one each. An empty column is `{same: null}`. */
export function toFieldValues(values: readonly Json[]): FieldValues {
  const first = values[0] ?? null;
  return values.every((value) => value === first) ? {same: first} : {each: values};
}

/** Each field that is given, with its value for all rows. */
export function sameForAll(fields: Readonly<Record<string, Json | undefined>>): Record<string, {same: Json}> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, {same: value}]])),
  );
}

/** Turns rows into columns of the named fields, in the rows' order. */
export function toColumns(rows: readonly Readonly<Record<string, Json>>[], fields: readonly string[]): RowColumns {
  return {
    ids: rows.map((row) => String(row['id'])),
    fields: Object.fromEntries(fields.map((field) => [field, toFieldValues(rows.map((row) => row[field] ?? null))])),
  };
}

/** Turns columns back into rows, each with its `id`. */
export function toRows(columns: RowColumns): Record<string, Json>[] {
  return columns.ids.map((id, index) => {
    const row: Record<string, Json> = {id};
    for (const [field, values] of Object.entries(columns.fields)) row[field] = valueAt(values, index);
    return row;
  });
}
