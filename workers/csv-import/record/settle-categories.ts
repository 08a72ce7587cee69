import {en} from '#contract/bookkeeping/category-names/en.data.ts';
import {es} from '#contract/bookkeeping/category-names/es.data.ts';
import {pt} from '#contract/bookkeeping/category-names/pt.data.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import {normaliseText} from '#workers/csv-import/file/normalise.ts';
import type {FileTransaction, Overrides} from '#workers/csv-import/reading.ts';
import {newCategory, type FileCategory} from './file-category.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';

/** What makes a category of the file one of the company's: see {@link settleCategories}. */
export type CategoryTask = {
  readonly spaceId: string;
  readonly transactions: readonly FileTransaction[];
  /** The company's. */
  readonly known: readonly CategoryRow[];
  readonly chosen?: Overrides['categories'];
};

const defaultNames: readonly Readonly<Record<string, string>>[] = [es, en, pt];

/**
 * Finds the company's category for each that a file names: the one the person chose, else the one of that name in any language, case and accents aside. An
 * unknown name becomes none, unless the person has it made; two devices make the same one.
 *
 * @returns the most frequent first. Rule: IMP22.
 */
export function settleCategories({spaceId, transactions, known, chosen = {}}: CategoryTask): FileCategory[] {
  const seen = new Map<string, {name: string; count: number; units: number}>();
  for (const {category, amountUnits} of transactions) {
    if (category === null) continue;
    const key = keyOf(category);
    const found = seen.get(key) ?? {name: category, count: 0, units: 0};
    found.count += 1;
    found.units += amountUnits;
    seen.set(key, found);
  }
  if (seen.size === 0) return [];
  const byName = idsByName(known);
  const idsOf = createRowIds(spaceId, spaceId);
  const knownIds = new Set(known.map(({id}) => id));
  return [...seen]
    .map(([key, found]) => {
      const choice = chosen[key];
      const byChoice = choice !== undefined && choice !== null && knownIds.has(choice) ? choice : null;
      const isNew = choice === newCategory && !byName.has(key);
      const made = isNew ? (idsOf([`category|${key}`])[0] ?? null) : null;
      const isLeft = choice === null;
      return {key, ...found, isNew, categoryId: isLeft ? null : (byChoice ?? made ?? byName.get(key) ?? null)};
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** The categories of the file that are to be made, after those that are there. */
export function listNewCategories(found: readonly FileCategory[], known: readonly CategoryRow[]): CategoryRow[] {
  const last = Math.max(0, ...known.map(({position}) => position));
  return found.flatMap(({name, units, categoryId, isNew}, place) =>
    isNew && categoryId !== null
      ? [
          {
            id: categoryId,
            key: null,
            name,
            kind: units > 0 ? ('income' as const) : ('expense' as const),
            relatedParty: false,
            archived: false,
            position: last + 1 + place,
          },
        ]
      : [],
  );
}

/** Answers the company's category for the file's name of one. */
export function categoryFinder(found: readonly FileCategory[]): (name: string) => string | null {
  const ids = new Map(found.map(({key, categoryId}) => [key, categoryId]));
  return (name) => ids.get(keyOf(name)) ?? null;
}

function keyOf(name: string): string {
  return normaliseText(name) || name;
}

/** An own name goes before a default one, and the first of two that are called alike before the second. */
function idsByName(known: readonly CategoryRow[]): Map<string, string> {
  const ids = new Map<string, string>();
  const add = (name: string | null | undefined, id: string) => {
    if (name && !ids.has(keyOf(name))) ids.set(keyOf(name), id);
  };
  const open = known.filter(({archived}) => !archived);
  for (const {id, name} of open) add(name, id);
  for (const {id, name, key} of open)
    if (name === null) for (const names of defaultNames) add(names[`category-${key}`], id);
  return ids;
}
