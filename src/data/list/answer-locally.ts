import type {ListQuestion, ListShape} from '#contract/kernel/list.ts';
import {foldText} from '#src/ui/grid/match-options.ts';

/** A row whose fields have the names that its list is ordered and narrowed by. */
export type LocalRow<Shape extends ListShape> = {readonly id: string} & {
  readonly [Name in Shape['orders'][number]]: string | number;
} & {readonly [Name in keyof Shape['filters']]: string | null};

/**
 * The rows that match, in the order that is asked for; without one, in their own. Case and accents do not matter.
 *
 * @param textOf what of a row words are looked for in; every word must be found.
 */
export function answerLocally<const Shape extends ListShape, Row extends LocalRow<Shape>>(
  rows: readonly Row[],
  {words, order, chosen}: ListQuestion<Shape>,
  textOf: (row: Row) => string,
): readonly Row[] {
  const wanted = foldText(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const filters: readonly (readonly [keyof Shape['filters'], string | null])[] = Object.entries(chosen);
  const found = rows.filter((row) => {
    if (!filters.every(([name, value]) => value === null || row[name] === value)) return false;
    const text = wanted.length === 0 ? '' : foldText(textOf(row));
    return wanted.every((word) => text.includes(word));
  });
  if (order === null) return found;
  const by: Shape['orders'][number] = order.by;
  const sign = order.direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(one[by], other[by]));
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}
