import type {CategoryKind, CategoryRow} from '#contract/bookkeeping/category.ts';
import {contradictsSign} from '#contract/bookkeeping/review.ts';
import type {CategoryUse} from '#workers/books/api.ts';

/** Which kinds stand first for money of a sign. */
const kindsFor: Readonly<Record<CategoryUse['sign'], readonly CategoryKind[]>> = {
  in: ['income', 'owner-contribution', 'transfer', 'expense', 'distribution'],
  out: ['expense', 'distribution', 'transfer', 'income', 'owner-contribution'],
  mixed: [],
};

/**
 * Categories in the order in which they are offered: what the same merchant had, then those whose kind goes with the sign, then the others; among
 * these what was chosen last, what is used most, and the usual order of lists. Rule: REV6.
 *
 * @param categories in the usual order.
 */
export function orderCategories<Category extends Pick<CategoryRow, 'id' | 'kind'>>(
  categories: readonly Category[],
  {sign, usual, recent, frequent}: CategoryUse,
): Category[] {
  const used = [...new Set([...recent, ...frequent])];
  const kinds = kindsFor[sign];
  const ranksOf = ({id, kind}: Category): number[] => [
    placeIn(usual, id),
    Number(contradictsSign(kind, sign)),
    placeIn(used, id),
    placeIn(kinds, kind),
  ];
  const ranked = categories.map((category) => ({category, ranks: ranksOf(category)}));
  return ranked.sort((one, other) => compare(one.ranks, other.ranks)).map(({category}) => category);
}

/** The place in a list; behind all for what is not in it. */
function placeIn<Item>(items: readonly Item[], item: Item): number {
  const place = items.indexOf(item);
  return place === -1 ? items.length : place;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((rank, place) => rank !== other[place]);
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
