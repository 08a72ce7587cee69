import {useCallback, useRef} from 'react';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {ListedRow} from '#workers/books/api.ts';
import type {ListActsInput} from '#src/features/bookkeeping/list/acts/list-editing.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Fewer others are as quickly decided one by one. */
const leastOthers = 2;

/** An offer is longer in sight than other words: it is read, and then decided. */
const offerMs = 8_000;

/** A category that was chosen for one row, and that others of its name may get. */
type Choice = {readonly row: ListedRow; readonly categoryId: string};

/**
 * Offers the category that was chosen for one row to the others without one that are of the same merchant or name: `offer` says how many there are,
 * `apply` gives it to them, as one act. Who they are is asked again when it is applied. Rule: SUG8.
 */
export function useAlike({books, acts}: Pick<ListActsInput, 'books' | 'acts'>) {
  const text = useBooksText();
  const last = useRef<Choice | null>(null);
  const give = useCallback(
    async ({row, categoryId}: Choice) => {
      last.current = null;
      const ids = (await books?.readAlike(row.id)) ?? [];
      if (ids.length > 0) await acts.edit({kind: 'ids', ids}, chooseCategory(categoryId), {seen: {categoryId: null}});
    },
    [books, acts],
  );
  const offer = useCallback(
    async (row: ListedRow, categoryId: string) => {
      last.current = null;
      const count = (await books?.readAlike(row.id))?.length ?? 0;
      if (count < leastOthers) return;
      const choice = {row, categoryId};
      last.current = choice;
      const name = row.merchant ?? row.merchantSuggestion?.name ?? nameRow(row);
      const onPress = () => void give(choice).catch(reportError);
      showToast({
        text: text('alikeWaiting', {count, name}),
        action: {label: text('alikeApply'), onPress},
        staysMs: offerMs,
        isKept: false,
      });
    },
    [books, text, give],
  );
  const apply = useCallback(async () => {
    if (last.current) await give(last.current);
  }, [give]);
  return {offer, apply};
}
