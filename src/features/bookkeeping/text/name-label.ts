import type {Change} from '#contract/sync/change.ts';
import type {BooksText} from './use-books-text.ts';

/** What a change of the books was called, in the language of the page; one of another feature or version gets the general name. */
export function nameLabel({key, params}: Change['label'], text: BooksText): string {
  const name = key.replace('bookkeeping:', '');
  // Labels are stored: the compiler cannot know which keys they hold.
  const words = text(name as Parameters<BooksText>[0], params ?? {});
  return words === name ? text('labelEdit') : words;
}
