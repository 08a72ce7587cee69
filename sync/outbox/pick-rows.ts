import {toFieldValues, valueAt, type FieldValues} from '#contract/kernel/field-values.ts';
import {pickValues, type Change} from '#contract/sync/change.ts';

/** The part of a change that is about the rows for which `keeps` answers true; the change itself when all are, null when none is. */
export function pickRows<Picked extends Change>(
  change: Picked,
  keeps: (rowId: string, index: number) => boolean,
): Picked | null {
  const indexes = change.rowIds.flatMap((id, index) => (keeps(id, index) ? [index] : []));
  if (indexes.length === 0) return null;
  if (indexes.length === change.rowIds.length) return change;
  const rowIds = indexes.map((index) => change.rowIds[index] ?? '');
  return {...change, rowIds, set: pickFields(change.set, indexes), was: pickFields(change.was, indexes)};
}

/** Two parts of one change as one; rows that are in both count once. */
export function joinRows(one: Change, other: Change): Change {
  const known = new Set(one.rowIds);
  const added = pickRows(other, (id) => !known.has(id));
  if (!added) return one;
  const join = (left: Change['set'], right: Change['set']): Record<string, FieldValues> =>
    Object.fromEntries(
      Object.entries(left).map(([field, values]) => {
        const more = right[field] ?? {same: null};
        return [
          field,
          toFieldValues([
            ...one.rowIds.map((_, index) => valueAt(values, index)),
            ...added.rowIds.map((_, index) => valueAt(more, index)),
          ]),
        ];
      }),
    );
  return {
    ...one,
    rowIds: [...one.rowIds, ...added.rowIds],
    set: join(one.set, added.set),
    was: join(one.was, added.was),
  };
}

/** Keeps the values of the rows at `indexes` in every field. */
function pickFields(fields: Change['set'], indexes: readonly number[]): Record<string, FieldValues> {
  return Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, pickValues(values, indexes)]));
}
