import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import type {es} from './es.ts';

/** Answers the bookkeeping texts. */
export type BooksText = Translate<typeof es>;

/** The texts of this feature in the language of the page. */
export function useBooksText(): BooksText {
  return useText<typeof es>('bookkeeping');
}

/** A category's own name or, until somebody renames it, the default one in the language of the page. */
export function nameCategory(category: Pick<CategoryRow, 'key' | 'name'>, text: BooksText): string {
  if (category.name !== null) return category.name;
  // Keys of default categories are checked against the texts by `FixedTextKey`; a newer server may know others.
  return category.key === null ? '' : text(`category-${category.key}` as Parameters<BooksText>[0]);
}
