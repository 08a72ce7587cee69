import {useState} from 'react';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useDeviceValue, writeDeviceValue} from '#src/data/device/device-value.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {createRow} from '#src/data/record.ts';
import {beginDraft, readDraft, type TransactionDraft} from '#src/features/bookkeeping/forms/transaction-draft.ts';
import {TransactionDialog} from '#src/features/bookkeeping/forms/transaction-dialog.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type NewTransactionProps = {readonly spaceId: string; readonly names: BooksNames; readonly onClose: () => void};

/** The form of a transaction typed by hand. What was typed and not added waits on this device for the next time. */
export function NewTransaction(props: NewTransactionProps) {
  const today = useFormat().today();
  const {accountOptions} = props.names;
  const key = `draft-transaction:${props.spaceId}`;
  const kept = useDeviceValue(key);
  if (kept === undefined) return null;
  const onlyAccount = accountOptions.length === 1 ? (accountOptions[0]?.id ?? null) : null;
  return <NewForm {...props} draftKey={key} kept={readDraft(kept) ?? beginDraft(today, onlyAccount)} />;
}

type NewFormProps = NewTransactionProps & {readonly draftKey: string; readonly kept: TransactionDraft};

/** The form begins with what was kept; from then on it is what is kept. */
function NewForm({spaceId, names, draftKey: key, kept, onClose}: NewFormProps) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const {offer} = useUndo();
  const [start] = useState(kept);
  return (
    <TransactionDialog
      title={text('act_new')}
      saveText={text('create')}
      start={start}
      names={names}
      onDraft={(draft) => void writeDeviceValue(database, key, draft)}
      onSave={async (typed) =>
        saveHere(async () => {
          endOffers();
          const imported = {importId: null, importLine: null, identity: null, balanceUnits: null};
          const begun = {checked: false, createdAt: new Date().toISOString()};
          const added = await createRow({database, spaceId}, 'transactions', {...typed, ...imported, ...begun});
          if (!added.ok) return added;
          // It is added: where the draft cannot be forgotten, trying again would add it twice.
          await writeDeviceValue(database, key, null).catch(reportError);
          showToast({text: text('doneCreate'), tone: 'ok', action: offer});
          return added;
        })
      }
      onClose={onClose}
    />
  );
}
