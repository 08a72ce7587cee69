import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import type {CategorySuggestion, MerchantSuggestion} from '#workers/books/api.ts';
import type {MerchantIndex} from '#workers/books/merchants/merchant-index.ts';
import type {LearntRows} from './learnt-rows.ts';
import {cleanName} from './clean-name.ts';
import type {Guess} from './guess.ts';
import {weigh} from './weigh.ts';

/**
 * From here on a suggestion is sure: of a hundred such at least 98 are right, on histories of the same kinds of company by other seeds than those it was
 * set by. Source: `docs/benchmarks.md`, *Suggestions*.
 */
const sureFrom = 0.985;

/** Less likely ones are not worth a word; where none is, nothing is known. */
const leastChance = 0.1;
const leastFirstChance = 0.3;

/** One for each of the keys 1 to 5. Source: ux.md U3. */
const mostSuggestions = 5;

/** The ids of the categories that can be chosen: an archived one is suggested to nobody. */
export type Offered = ReadonlySet<string>;

/** Whether anything is suggested for a row: it is there, nobody gave it a category, and it can be changed. */
export function asksForCategory(columns: BooksColumns, row: number): boolean {
  return columns.category[row] === 0 && columns.blocked[row] === 0 && isLive(columns, row);
}

/** Up to five categories for a row, the likeliest first, each with its reason; none where nothing is known. Rule: SUG3. */
export function suggestCategories(learnt: LearntRows, row: number, offered: Offered): CategorySuggestion[] {
  const {columns} = learnt;
  if (!asksForCategory(columns, row)) return [];
  const guesses = weigh(learnt, row).filter(({category}) => isOffered(learnt, category, offered));
  const [first] = guesses;
  if (!first || first.chance < leastFirstChance) return [];
  return guesses
    .filter(({chance}) => chance >= leastChance)
    .slice(0, mostSuggestions)
    .map((guess) => ({
      categoryId: decodeText(columns.names, guess.category) ?? '',
      isSure: isSure(guess),
      likeness: guess.likeness,
      hits: guess.hits,
      of: guess.of,
    }));
}

/** The number of the category that is sure for a row; 0 where none is. */
export function sureCategory(learnt: LearntRows, row: number, offered: Offered): number {
  if (!asksForCategory(learnt.columns, row)) return 0;
  const [first] = weigh(learnt, row, sureFrom);
  return first && isSure(first) && isOffered(learnt, first.category, offered) ? first.category : 0;
}

/**
 * The merchant that a row without one may be of: the one that the newest row of its name has, reviewed or not, else what its text says without what banks
 * write around names; null where that says nothing more. Rules: SUG4, MRC5.
 */
export function suggestMerchant(
  {columns}: LearntRows,
  {namedBy}: Pick<MerchantIndex, 'namedBy'>,
  row: number,
): MerchantSuggestion | null {
  const code = columns.description[row] ?? 0;
  if (columns.merchant[row] !== 0 || columns.blocked[row] !== 0 || code === 0) return null;
  const known = namedBy(code);
  if (known !== 0) return {name: decodeText(columns.texts, known) ?? '', from: 'name'};
  const text = decodeText(columns.texts, code) ?? '';
  const cleaned = cleanName(text);
  return cleaned === '' || cleaned === text ? null : {name: cleaned, from: 'text'};
}

function isOffered({columns}: LearntRows, category: number, offered: Offered): boolean {
  return offered.has(decodeText(columns.names, category) ?? '');
}

function isSure({chance}: Guess): boolean {
  return chance >= sureFrom;
}
