import {useCallback, useMemo} from 'react';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksPatch, BooksSelection} from '#workers/books/api.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo, type Undo} from '#src/data/use-undo.ts';

/** What can be done to rows, said in a toast where it is worth a word. */
export type RowActs = Omit<Undo, 'undoAct'> & {
  /** Sets fields over rows; a single row needs no toast, because the change is in sight. Answers false when nothing was saved. */
  readonly edit: (rows: BooksSelection, patch: BooksPatch, seen?: BooksPatch) => Promise<boolean>;
  readonly remove: (rows: BooksSelection) => Promise<boolean>;
};

/** Edits through the books worker, with undo from the queue. A full or lost store is told, never hidden. */
export function useActs(books: Books | null, isPhone: boolean): RowActs {
  const text = useBooksText();
  const {undo, redo, offer} = useUndo();

  const edit = useCallback(
    async (rows: BooksSelection, patch: BooksPatch, seen?: BooksPatch) => {
      if (!books) return false;
      endOffers();
      try {
        const {changedCount, blockedCount} = await books.editRows(rows, patch, seen);
        const done = patch.deleted === true ? 'doneDelete' : 'doneEdit';
        const blocked = blockedCount > 0 ? ` ${text('doneBlocked', {count: blockedCount})}` : '';
        // A phone has no key for undo.
        const isWorthAWord = isPhone || changedCount > 1 || blockedCount > 0 || patch.deleted === true;
        if (isWorthAWord) {
          const said = changedCount > 0 ? text(done, {count: changedCount}) : text('doneNothing');
          // Of one row, the row itself tells.
          const isKept = changedCount > 1 || blockedCount > 0 || patch.deleted === true;
          const whole = said + (blocked === '' ? '' : `.${blocked}`);
          showToast({text: whole, isKept, ...(changedCount > 0 ? {action: offer} : {})});
        }
        return true;
      } catch (error) {
        // Told where it was tried, and reported as the bug or full disk it is.
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
        return false;
      }
    },
    [books, text, offer, isPhone],
  );

  return useMemo(
    () => ({edit, undo, redo, offer, remove: async (rows) => edit(rows, {deleted: true})}),
    [edit, undo, redo, offer],
  );
}
