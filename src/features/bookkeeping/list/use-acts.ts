import {useCallback, useMemo} from 'react';
import {undoLast, redoLast} from '#sync/outbox/undo-last.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksPatch, BooksSelection} from '#workers/books/api.ts';
import {labelOf, makeNow, type LabelKey} from '#src/features/bookkeeping/commands.ts';
import type {Books} from './use-books-list.ts';
import {nameLabel} from '#src/features/bookkeeping/text/name-label.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What can be done to rows, said in a toast where it is worth a word. */
export type RowActs = {
  /** Sets fields over rows; a single row needs no toast, because the change is in sight. Answers false when nothing was saved. */
  readonly edit: (rows: BooksSelection, patch: BooksPatch, labelKey: LabelKey, seen?: BooksPatch) => Promise<boolean>;
  readonly remove: (rows: BooksSelection) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
};

/** Edits through the books worker, with undo from the queue. A full or lost store is told, never hidden. */
export function useActs(books: Books | null): RowActs {
  const text = useBooksText();
  const database = useLocalDatabase();

  const undo = useCallback(async () => {
    const {nowMs, createId} = makeNow();
    const undone = await undoLast(database, {now: new Date(nowMs).toISOString(), createId});
    if (undone === null) showToast({text: text('nothingToUndo')});
    else showToast({text: text('undone', {what: nameLabel(undone.label, text)}), tone: 'ok'});
  }, [database, text]);

  const redo = useCallback(async () => {
    const {nowMs, createId} = makeNow();
    const redone = await redoLast(database, {now: new Date(nowMs).toISOString(), createId});
    if (redone === null) showToast({text: text('nothingToRedo')});
    else showToast({text: text('redone', {what: nameLabel(redone.label, text)}), tone: 'ok'});
  }, [database, text]);

  const edit = useCallback(
    async (rows: BooksSelection, patch: BooksPatch, labelKey: LabelKey, seen?: BooksPatch) => {
      if (!books) return false;
      try {
        const {changedCount, blockedCount} = await books.editRows(rows, patch, labelOf(labelKey), seen);
        const done = patch.deleted === true ? 'doneDelete' : 'doneEdit';
        const blocked = blockedCount > 0 ? ` ${text('doneBlocked', {count: blockedCount})}` : '';
        const isWorthAWord = changedCount > 1 || blockedCount > 0 || patch.deleted === true;
        if (isWorthAWord) {
          const said = changedCount > 0 ? text(done, {count: changedCount}) : text('doneNothing');
          const action = {label: text('undo'), onPress: () => void undo()};
          showToast({text: said + (blocked === '' ? '' : `.${blocked}`), ...(changedCount > 0 ? {action} : {})});
        }
        return true;
      } catch (error) {
        // Told where it was tried, and reported as the bug or full disk it is.
        showToast({text: text('saveFailed'), tone: 'danger', staysMs: 10_000});
        reportError(error);
        return false;
      }
    },
    [books, text, undo],
  );

  return useMemo(
    () => ({edit, undo, redo, remove: async (rows) => edit(rows, {deleted: true}, 'labelDelete')}),
    [edit, undo, redo],
  );
}
