import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Comment} from './use-comments.ts';

/** Says a comment in the reader's language: what it says ready-made, a category by its name, and then its own words. */
export function useSayComment(): (comment: Pick<Comment, 'says' | 'text' | 'categoryId'>) => string {
  const text = useBooksText();
  const names = useBooksNames();
  return ({says, text: own, categoryId}) => {
    const ready = says === null ? '' : (names?.categoryName(categoryId) ?? text(`says_${says}`));
    return [ready, own].filter((part) => part !== '').join(' ');
  };
}
