import {useCallback} from 'react';
import {waitsForReview} from '#contract/bookkeeping/review.ts';
import type {ListActsInput} from '#src/features/bookkeeping/list/acts/list-editing.ts';
import type {BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';

type NextToReviewInput = Pick<ListActsInput, 'books' | 'list' | 'state' | 'panel'>;

/**
 * Moves the keyboard, and the panel that is open on its row, on to what is to be reviewed next: the nearest below that waits, else the nearest
 * above; it stays where none does. Mostly the rows at hand tell which it is, so that a key which follows at once finds it there. Rule: REV4.
 */
export function useNextToReview({books, list, state, panel}: NextToReviewInput): () => Promise<void> {
  const {rowAt} = list;
  const {active, activeId, moveTo} = state;
  const {openId, show} = panel;
  return useCallback(async () => {
    const next = findBelow(rowAt, active.row) ?? (await books?.findReview(active.row));
    if (!next) return;
    moveTo({row: next.index, column: active.column}, next.id);
    if (openId !== null && openId === activeId) show(next.id);
  }, [books, rowAt, active, activeId, moveTo, openId, show]);
}

/** The nearest row below that waits, as far as the rows are here. */
function findBelow(rowAt: BooksList['rowAt'], from: number): {readonly id: string; readonly index: number} | undefined {
  for (let index = from + 1; ; index += 1) {
    const row = rowAt(index);
    if (!row) return undefined;
    if (waitsForReview(row)) return {id: row.id, index};
  }
}
