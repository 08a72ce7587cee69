import type {CategorySuggestion} from '#workers/books/api.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Why a category is suggested, as a sentence. Rule: SUG3. */
export function sayReason({likeness, hits, of}: CategorySuggestion, text: BooksText): string {
  return text(`suggests_${likeness}`, {hits, count: of});
}
