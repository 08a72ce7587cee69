import type {Json} from '#contract/kernel/field-values.ts';
import {placeValue, type RowPlace} from './columns.ts';

/** What a row is sorted by: the values of the table's sort, then its id. */
export type SortKey = readonly Json[];

/** The sort key of a row. */
export function sortKeyOf(place: RowPlace, sortBy: readonly string[]): SortKey {
  return [...sortBy.map((field) => placeValue(place, field)), place.source.ids[place.index] ?? ''];
}

/** Compares sort keys newest first, texts by code units, as the server pages them. */
export function compareNewestFirst(one: SortKey, other: SortKey): number {
  for (let index = 0; index < one.length; index += 1) {
    const [left, right] = [one[index] ?? '', other[index] ?? ''];
    if (left !== right) return left > right ? -1 : 1;
  }
  return 0;
}
