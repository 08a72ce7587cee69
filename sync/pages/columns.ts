import {toFieldValues, valueAt, type FieldValues, type Json, type RowColumns} from '#contract/kernel/field-values.ts';

/** One row of several sources of columns, without building an object of it. */
export type RowPlace = {source: RowColumns; index: number};

/** The place of every row, the last one of each id, in the order ids were first met. */
export function latestPlaces(sources: readonly RowColumns[]): Map<string, RowPlace> {
  const places = new Map<string, RowPlace>();
  for (const source of sources) source.ids.forEach((id, index) => places.set(id, {source, index}));
  return places;
}

/** One value of a row; null where its source does not have the field yet. */
export function placeValue(place: RowPlace, field: string): Json {
  const values = place.source.fields[field];
  return values ? valueAt(values, place.index) : null;
}

/** Copies rows from their places into columns of their own, in the given order. */
export function gatherColumns(places: readonly RowPlace[]): RowColumns {
  const names = new Set<string>();
  const sources = new Set(places.map((place) => place.source));
  for (const source of sources) for (const field of Object.keys(source.fields)) names.add(field);
  const ids = places.map((place) => place.source.ids[place.index] ?? '');
  const fields = [...names].map((field): [string, FieldValues] => [
    field,
    toFieldValues(places.map((place) => placeValue(place, field))),
  ]);
  return {ids, fields: Object.fromEntries(fields)};
}

/** Joins columns into one; of rows with the same id the last one stays. */
export function joinColumns(sources: readonly RowColumns[]): RowColumns {
  return gatherColumns([...latestPlaces(sources).values()]);
}
