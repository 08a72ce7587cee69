import {useMemo} from 'react';
import {useBooks} from '#src/data/database/books.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksEditResult, BooksSelection} from '#workers/books/api.ts';
import type {RuleQuestion} from '#workers/books/rules/rules-api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Acts of rules over movements that are here, each one act with one undo; they answer whether it was done. Rules: RUL11, RUL12. */
export function useRuleActs(spaceId: string) {
  const text = useBooksText();
  const failureText = useFailureText();
  const books = useBooks();
  const {offer} = useUndo();
  const {refuse} = useLock(spaceId, 'accounting');
  return useMemo(() => {
    const act = async (work: () => Promise<BooksEditResult> | undefined, done: 'doneRuled' | 'doneTakenBack') => {
      if (refuse()) return false;
      endOffers();
      try {
        const result = await work();
        if (!result) return false;
        const {changedCount, blockedCount} = result;
        const blocked = blockedCount > 0 ? `. ${text('doneBlocked', {count: blockedCount})}` : '';
        const said = changedCount > 0 ? text(done, {count: changedCount}) : text('doneNothing');
        showToast({text: said + blocked, tone: 'ok', ...(changedCount > 0 && {action: offer})});
        return true;
      } catch (error) {
        reportError(error);
        showToast({text: failureText({code: 'unexpected', reason: 'device.full'}), tone: 'danger'});
        return false;
      }
    };
    return {
      apply: async (question: RuleQuestion) => act(() => books?.applyRule(question), 'doneRuled'),
      takeBack: async (what: {selection: BooksSelection} | {ruleId: string}) =>
        act(() => books?.takeBackRuled(what), 'doneTakenBack'),
    };
  }, [books, offer, refuse, text, failureText]);
}
