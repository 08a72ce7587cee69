import {findSides} from './find-sides.ts';
import {nameScore} from '#workers/csv-import/columns/name-score.ts';
import type {Understood} from '#workers/csv-import/columns/understand.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnRole, Overrides, ReadOptions, Reading} from '#workers/csv-import/reading.ts';
import {otherAmounts} from './other-currencies.ts';
import type {RowPlan} from './read-row.ts';
import {scalesOf} from './scales-of.ts';
import {sidesOfTypes, type SidesOfTypes} from './sides-of-types.ts';
import {writesMinus} from './written-sign.ts';

type PlacesTask = {
  readonly table: Table;
  readonly understood: Understood;
  readonly options: ReadOptions;
  readonly overrides: Overrides;
};

type Types = ReturnType<typeof sidesOfTypes>;

/** The places of each role; where nothing else says a direction and no amount has a sign, the types say it, if they all do. */
export function placesOf({table, understood, options, overrides}: PlacesTask): {
  readonly columns: RowPlan['columns'];
  readonly typeSides?: SidesOfTypes;
  readonly types: Types;
} {
  const columns = withOwnDirection(placesByRole(understood, table.words), table);
  const typeAt = typesAt(columns, table);
  if (columns.direction || !columns.amount || typeAt < 0 || understood.legs || writesMinus(table, columns, []))
    return {columns, types: {}};
  const types = sidesOfTypes(understood.facts[typeAt], options.kind ?? null, overrides.types);
  const said = Object.entries(types).flatMap(([type, side]) => (side ? [[type, side] as const] : []));
  if (said.length === 0 || said.length < Object.keys(types).length) return {columns, types};
  return {columns: {...columns, direction: [typeAt]}, typeSides: Object.fromEntries(said), types: {}};
}

/** Of two columns of directions with one name the amount's is the one right after it. */
function withOwnDirection(columns: RowPlan['columns'], {fullWords}: Table): RowPlan['columns'] {
  const [at = -1] = columns.direction ?? [];
  const next = (columns.amount?.[0] ?? -2) + 1;
  const name = fullWords[at] ?? '';
  return name !== '' && next !== at && fullWords[next] === name ? {...columns, direction: [next]} : columns;
}

/** The column of types, which describes its rows where nothing else does; -1 without one. */
function typesAt(columns: RowPlan['columns'], {words}: Table): number {
  return columns.type?.[0] ?? columns.description?.find((at) => nameScore('type', words[at] ?? '') > 0) ?? -1;
}

/** How many rows each type has. */
export function countTypes(table: Table, columns: RowPlan['columns'], types: Types): Reading['openTypes'] {
  const typeAt = typesAt(columns, table);
  const names = Object.entries(types);
  if (names.length < 2) return [];
  const words = table.rows.map((cells) => normaliseWords(cells[typeAt] ?? '') || (cells[typeAt] ?? '').trim());
  return names.map(([name, side]) => ({name, side, count: words.filter((word) => word === name).length}));
}

/** The places of each role's columns, the best name first: the first description names a row however many columns a bank adds. */
function placesByRole(understood: Understood, words: readonly string[]): Partial<Record<ColumnRole, number[]>> {
  const places: Partial<Record<ColumnRole, number[]>> = {};
  for (const [index, {role}] of understood.choices.entries()) if (role !== 'ignore') (places[role] ??= []).push(index);
  const score = (role: ColumnRole, index: number) => nameScore(role, words[index] ?? '');
  for (const role of ['description', 'merchant', 'reference', 'note'] as const)
    places[role]?.sort((first, second) => score(role, second) - score(role, first) || first - second);
  return places;
}

/** What of a row's plan follows from what was understood of the table alone: dates, decimals and currencies. */
export function planOfUnderstood(understood: Understood, table: Table, columns: RowPlan['columns']) {
  const {dates, decimal, balanceMark} = understood;
  const {currency, meanings, others} = understood.currency;
  const scales = scalesOf(table.fullWords, columns, currency.value);
  const sides = findSides(table, columns);
  return {
    dateOrder: dates.order.value,
    serialDates: dates.serial,
    ...(dates.year && {lastDay: dates.year.lastDay}),
    decimalMark: decimal.mark.value,
    ...(balanceMark && {balanceMark}),
    ...(sides && {sides}),
    ...(Object.keys(scales).length > 0 && {scales}),
    currency: currency.value,
    currencyMeanings: meanings,
    otherCurrencies: others,
    otherAmounts: otherAmounts(table, columns, currency.value),
  } satisfies Partial<RowPlan>;
}
