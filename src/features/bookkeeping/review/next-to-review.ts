import {useCallback} from 'react';
import {waitsForReview} from '#contract/bookkeeping/review.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {BooksRow} from '#workers/books/api.ts';

type NextToReviewInput = {
  readonly books: Books | null;
  readonly list: BooksList;
  readonly state: ListState<BooksRow>;
};

/**
 * Moves the keyboard on to the row that is to be reviewed next: the nearest below that waits, else the nearest above; it stays where none does.
 * Mostly the rows at hand tell which it is, so that a key which follows at once finds it there. Rule: REV4.
 */
export function useNextToReview({books, list, state}: NextToReviewInput): () => Promise<void> {
  const {rowAt} = list;
  const {active, moveTo} = state;
  return useCallback(async () => {
    const row = findBelow(rowAt, active.row) ?? (await books?.findReview(active.row)) ?? -1;
    if (row !== -1) moveTo({row, column: active.column});
  }, [books, rowAt, active, moveTo]);
}

/** The nearest row below that waits, as far as the rows are here. */
function findBelow(rowAt: BooksList['rowAt'], from: number): number | undefined {
  for (let index = from + 1; ; index += 1) {
    const row = rowAt(index);
    if (!row) return undefined;
    if (waitsForReview(row)) return index;
  }
}
