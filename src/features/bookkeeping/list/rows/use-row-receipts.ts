import {useUserId} from '#src/data/database/local-data.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {addReceipts} from '#src/features/bookkeeping/receipts/add-receipts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {nameRow} from './row-words.ts';

/** Attaches files to a row of the list, and says what came of it. */
export function useRowReceipts(spaceId: string): (row: BooksRow, files: readonly File[]) => Promise<void> {
  const text = useBooksText();
  const failureText = useFailureText();
  const userId = useUserId();
  const {offer, undoAct} = useUndo();
  return async (row, files) => {
    endOffers();
    const kept: string[] = [];
    const key = await addReceipts({spaceId, transactionId: row.id, userId}, files, (name, failure) => {
      if (failure === null) kept.push(name);
      else showToast({text: text('receiptNotAdded', {name, reason: failureText(failure)}), tone: 'danger'});
    });
    const [name] = kept;
    if (name === undefined) return;
    const movement = nameRow(row);
    const said =
      kept.length === 1
        ? text('receivedAttached', {name, movement})
        : text('receiptsAttached', {count: kept.length, movement});
    showToast({text: said, tone: 'ok', action: {...offer, onPress: () => void undoAct(key)}});
  };
}
