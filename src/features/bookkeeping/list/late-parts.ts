import {useCallback, useEffect} from 'react';
import {idle} from '#src/data/database/idle.ts';
import {createLazyPart, type LazyPart} from '#src/routing/lazy-part.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** The forms that open over the list: with their fields for days and amounts they weigh a tenth of the page. */
export const transactionLayer = createLazyPart(
  async () => (await import('#src/features/bookkeeping/forms/transaction-layer.tsx')).TransactionLayer,
);
export const ruleFromRow = createLazyPart(
  async () => (await import('#src/features/bookkeeping/rules/rule-from-row.tsx')).RuleFromRow,
);
export const filterForm = createLazyPart(
  async () => (await import('#src/features/bookkeeping/filters/filter-form.tsx')).FilterForm,
);
export const exportDialog = createLazyPart(
  async () => (await import('#src/features/bookkeeping/export/export-dialog.tsx')).ExportDialog,
);

type Late = Pick<LazyPart<never>, 'load' | 'forgetFailure'>;

/** Fetches these forms when nothing else is to be done. Answers what acts once one is here, or says that it is not. */
export function useLateParts(): (part: Late, act: () => void) => void {
  const text = useBooksText();
  useEffect(() => {
    const parts = [transactionLayer, filterForm, exportDialog, ruleFromRow];
    idle()
      .then(async () => Promise.all(parts.map(async (part) => part.load())))
      .catch(() => {
        for (const part of parts) part.forgetFailure();
      });
  }, []);
  return useCallback(
    (part, act) => {
      part.load().then(act, () => {
        part.forgetFailure();
        showToast({text: text('notHereYet')});
      });
    },
    [text],
  );
}
