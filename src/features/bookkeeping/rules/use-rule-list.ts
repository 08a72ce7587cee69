import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {deleteRows, editRow} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {moveRule} from './move-rule.ts';

/** What can be done to rules in their list; each is one act with one undo. Rule: RUL15. */
export function useRuleList(spaceId: string, rules: readonly BookRuleRow[]) {
  const text = useBooksText();
  const failureText = useFailureText();
  const place = {database: useLocalDatabase(), spaceId};
  const {offer} = useUndo();
  const {refuse} = useLock(spaceId, 'accounting');
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (refuse()) return;
    endOffers();
    try {
      await work();
    } catch (error) {
      reportError(error);
      showToast({text: failureText({code: 'unexpected', reason: 'device.full'}), tone: 'danger'});
    }
  };
  return {
    switchRule: async (rule: BookRuleRow, enabled: boolean) =>
      attempt(async () => editRow(place, 'bookRules', rule, {enabled})),
    remove: async (rule: BookRuleRow) =>
      attempt(async () => {
        await deleteRows(place, 'bookRules', [rule.id]);
        showToast({text: text('ruleDeleted'), tone: 'ok', action: offer});
      }),
    /** Says to whom cannot see it where the rule is now. */
    move: async (rule: BookRuleRow, to: number) =>
      attempt(async () => {
        const from = rules.findIndex(({id}) => id === rule.id);
        const isMoved = await moveRule(place, rules, {from, to});
        if (isMoved)
          showToast({
            text: text('ruleMoved', {name: rule.name, place: to + 1, count: rules.length}),
            isKept: false,
            takesPlaceOf: 'rule-moved',
          });
      }),
  };
}
