import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {fieldValuesSchema, valueAt, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** The most rows one change may touch; a larger edit is several changes of one group. */
export const maxRowsPerChange = 10_000;

/** Rows an import puts in one change. Source: sync.md. */
export const rowsPerImportChange = 500;

/** What the change was called on screen: a key of the translated texts and what they need. */
export const changeLabelSchema = z.strictObject({
  key: z.string().max(80),
  params: z.record(z.string(), z.union([z.string().max(200), z.number()])).optional(),
});

/**
 * One thing a person did, over one or many rows of one table.
 * A deletion is an edit that sets `deleted`; a created row is an edit of all its fields whose row was not there.
 */
export const changeSchema = z.strictObject({
  id: idSchema,
  spaceId: idSchema,
  table: z.string().max(40),
  op: z.enum(['create', 'edit']),
  rowIds: z.array(idSchema).min(1).max(maxRowsPerChange),
  /** Fields and their new values. */
  set: z.record(z.string(), fieldValuesSchema),
  /**
   * The values each row had in the same fields, as the person saw them; empty for a creation. A field that is not among those of `set`
   * tells which rows are meant: one that has another value there is left alone.
   */
  was: z.record(z.string(), fieldValuesSchema),
  label: changeLabelSchema,
  madeAt: instantSchema,
  /** Joins the changes of one act, such as an import, so that they are undone together. */
  groupId: idSchema.optional(),
  /** The id of the change, or group, that this one reverses; an undo of an undo is a redo. */
  undoes: idSchema.optional(),
});

/** See {@link changeSchema}. */
export type Change = z.infer<typeof changeSchema>;

/**
 * The change that brings back what this one replaced: a creation becomes a deletion.
 *
 * @param meant for a creation, what tells its own rows from those that somebody else had made under the same ids before.
 */
export function reverseOf(
  change: Pick<Change, 'op' | 'set' | 'was'>,
  meant: Change['was'] = {},
): {set: Change['set']; was: Change['was']} {
  if (change.op === 'create') return {set: {deleted: {same: true}}, was: {...meant, deleted: {same: false}}};
  const before = Object.entries(change.was).filter(([field]) => Object.hasOwn(change.set, field));
  return {set: Object.fromEntries(before), was: {...whichRows(change), ...change.set}};
}

/** The fields and values by which a change tells which of its rows are meant; see {@link changeSchema}. */
export function whichRows({set, was}: Pick<Change, 'set' | 'was'>): Change['was'] {
  return Object.fromEntries(Object.entries(was).filter(([field]) => !Object.hasOwn(set, field)));
}

/** A change less the values that it replaced; it still tells which rows it means. */
export function withoutReplaced<Replacing extends Pick<Change, 'set' | 'was'>>(change: Replacing): Replacing {
  return {...change, was: whichRows(change)};
}

/** Whether a row is among those that an edit means. */
export function isMeant(
  row: Readonly<Record<string, Json>>,
  change: Pick<Change, 'set' | 'was'>,
  index: number,
): boolean {
  return Object.entries(change.was).every(
    ([field, values]) => Object.hasOwn(change.set, field) || (row[field] ?? null) === valueAt(values, index),
  );
}

/** The new values that a change gives to its row at `index`. */
export function patchAt(change: Pick<Change, 'set'>, index: number): Record<string, Json> {
  const patch: Record<string, Json> = {};
  for (const [field, values] of Object.entries(change.set)) patch[field] = valueAt(values, index);
  return patch;
}

/** Whether a change deletes its row at `index`. */
export function deletesRow({set}: Pick<Change, 'set'>, index: number): boolean {
  return set['deleted'] !== undefined && valueAt(set['deleted'], index) === true;
}

/** Keeps the values of the rows at `indexes` only, in that order. */
export function pickValues(values: FieldValues, indexes: readonly number[]): FieldValues {
  return 'same' in values ? values : {each: indexes.map((index) => values.each[index] ?? null)};
}
