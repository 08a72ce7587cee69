import {useRef} from 'react';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useDeviceValue, writeDeviceValue} from '#src/data/device-value.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {createTransaction, makeNow} from '#src/features/bookkeeping/commands.ts';
import {beginDraft, readDraft, type TransactionDraft} from '#src/features/bookkeeping/forms/transaction-draft.ts';
import {TransactionDialog} from '#src/features/bookkeeping/forms/transaction-dialog.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type NewTransactionProps = {readonly spaceId: string; readonly names: BooksNames; readonly onClose: () => void};

/** The form of a movement typed by hand. What was typed and not added waits on this device for the next time. */
export function NewTransaction({spaceId, names, onClose}: NewTransactionProps) {
  const text = useBooksText();
  const today = useFormat().today();
  const database = useLocalDatabase();
  const key = `draft-transaction:${spaceId}`;
  const kept = useDeviceValue(key);
  const start = useRef<TransactionDraft>(null);
  if (kept === undefined) return null;
  const onlyAccount = names.accountOptions.length === 1 ? (names.accountOptions[0]?.id ?? null) : null;
  start.current ??= readDraft(kept) ?? beginDraft(today, onlyAccount);
  return (
    <TransactionDialog
      title={text('newTitle')}
      saveText={text('create')}
      start={start.current}
      names={names}
      onDraft={(draft) => void writeDeviceValue(database, key, draft)}
      onSave={async (typed) => {
        await createTransaction({database, spaceId}, typed, makeNow());
        await writeDeviceValue(database, key, null);
        showToast({text: text('doneCreate'), tone: 'ok'});
        onClose();
      }}
      onClose={onClose}
    />
  );
}
