import {useCallback, useMemo} from 'react';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {
  BooksEditOptions,
  BooksEditResult,
  BooksPatch,
  BooksSelection,
  SuggestionPlace,
} from '#workers/books/api.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useUndo, type Undo} from '#src/data/use-undo.ts';

/** What can be done to rows, said in a toast where it is worth a word. */
export type RowActs = Omit<Undo, 'undoAct'> & {
  /** Sets fields over rows; a single row needs no toast, because the change is in sight. What was not saved is told. */
  readonly edit: (rows: BooksSelection, patch: BooksPatch, options?: EditOptions) => Promise<Outcome<Edited>>;
  readonly remove: (rows: BooksSelection) => Promise<Outcome<Edited>>;
  /** Gives each row what is suggested for it, as one act; rows without such a suggestion stay. */
  readonly accept: (rows: BooksSelection, place: SuggestionPlace) => Promise<Outcome<Edited>>;
  /** Puts back what rules set in rows, as one act. */
  readonly takeBack: (rows: BooksSelection) => Promise<Outcome<Edited>>;
};

/** `said`: what is said of it in a toast, instead of the usual. */
export type EditOptions = BooksEditOptions & {readonly said?: string};

/** `changedCount`: rows that are other than before. `leftCount`: rows that the list does not show any more. */
type Edited = Pick<BooksEditResult, 'changedCount' | 'leftCount'>;

/** What is said of an act: `own` instead of the words of `done`. Of a single row nothing is, for that shows it, unless `isAlways`. */
type Saying = {
  readonly done: 'doneEdit' | 'doneDelete' | 'doneAccepted' | 'doneTakenBack';
  readonly isAlways: boolean;
  readonly own?: string | undefined;
};

const notSaved = fail('unexpected', 'device.full');

/** Edits through the books worker, with undo from the queue. A full or lost store is told, never hidden. */
export function useActs(books: Books | null, spaceId: string, isPhone: boolean): RowActs {
  const text = useBooksText();
  const failureText = useFailureText();
  const {undo, redo, offer} = useUndo();
  const {refuse} = useLock(spaceId, 'accounting');

  /** Does something to the books and says what came of it where that is worth a word. */
  const act = useCallback(
    async (work: (open: Books) => Promise<BooksEditResult>, say: Saying): Promise<Outcome<Edited>> => {
      if (!books) return notSaved;
      const refused = refuse();
      if (refused) return refused;
      endOffers();
      try {
        const {changedCount, blockedCount, leftCount, problem} = await work(books);
        if (problem) {
          const refusal = fail('validation', problem.reason, {details: {field: problem.field}});
          showToast({text: failureText(refusal.failure), tone: 'danger'});
          return refusal;
        }
        const blocked = blockedCount > 0 ? ` ${text('doneBlocked', {count: blockedCount})}` : '';
        // A phone has no key for undo.
        if (isPhone || changedCount > 1 || blockedCount > 0 || say.isAlways) {
          const said = changedCount > 0 ? (say.own ?? text(say.done, {count: changedCount})) : text('doneNothing');
          // Of one row, the row itself tells.
          const isKept = changedCount > 1 || blockedCount > 0 || say.done === 'doneDelete';
          const whole = said + (blocked === '' ? '' : `.${blocked}`);
          showToast({text: whole, isKept, ...(changedCount > 0 ? {action: offer} : {})});
        }
        return succeed({changedCount, leftCount});
      } catch (error) {
        // Told where it was tried, and reported as the bug or full disk it is.
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
        return notSaved;
      }
    },
    [books, text, failureText, offer, isPhone, refuse],
  );

  const edit = useCallback(
    async (rows: BooksSelection, patch: BooksPatch, {said: own, ...options}: EditOptions = {}) => {
      const isDelete = patch.deleted === true;
      const done = isDelete ? 'doneDelete' : 'doneEdit';
      return act(async (open) => open.editRows(rows, patch, options), {
        done,
        isAlways: isDelete || own !== undefined,
        own,
      });
    },
    [act],
  );

  const accept = useCallback(
    async (rows: BooksSelection, place: SuggestionPlace) =>
      act(async (open) => open.acceptSuggestions(rows, place), {done: 'doneAccepted', isAlways: true}),
    [act],
  );

  const takeBack = useCallback(
    async (selection: BooksSelection) =>
      act(async (open) => open.takeBackRuled({selection}), {done: 'doneTakenBack', isAlways: true}),
    [act],
  );

  return useMemo(
    () => ({edit, accept, takeBack, undo, redo, offer, remove: async (rows) => edit(rows, {deleted: true})}),
    [edit, accept, takeBack, undo, redo, offer],
  );
}
