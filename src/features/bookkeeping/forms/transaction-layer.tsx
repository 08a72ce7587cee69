import {useState} from 'react';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useDeviceValue, writeDeviceValue} from '#src/data/device/device-value.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {createRow} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import type {RowActs} from '#src/features/bookkeeping/list/acts/use-acts.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {FormRule, ruleTyped} from '#src/features/bookkeeping/rules/form-rule.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {TransactionDialog} from './transaction-dialog.tsx';
import {beginDraft, draftOf, readDraft, type TransactionDraft} from './transaction-draft.ts';

type TransactionLayerProps = {
  /** Null for a new one. */
  readonly row: BooksRow | null;
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly acts: RowActs;
  readonly onClose: () => void;
};

/** The form of a transaction over the list. */
export function TransactionLayer({row, spaceId, acts, ...rest}: TransactionLayerProps) {
  return row ? <EditTransaction row={row} acts={acts} {...rest} /> : <NewTransaction spaceId={spaceId} {...rest} />;
}

type EditTransactionProps = {
  readonly row: BooksRow;
  readonly names: BooksNames;
  readonly acts: RowActs;
  readonly onClose: () => void;
};

/** The form of one transaction that is there already; only what was changed is sent. */
function EditTransaction({row, names, acts, onClose}: EditTransactionProps) {
  const text = useBooksText();
  return (
    <TransactionDialog
      title={text('editTitle')}
      saveText={text('save')}
      start={draftOf(row)}
      names={names}
      onSave={async (typed) => {
        // The currency is the account's and never changed by itself.
        const changed = Object.entries(typed).filter(
          ([field, value]) => field !== 'currency' && row[field as keyof typeof typed] !== value,
        );
        if (changed.length === 0) return succeed(null);
        const patch = Object.fromEntries(changed);
        return acts.edit(
          {kind: 'ids', ids: [row.id]},
          'categoryId' in patch ? {...patch, ...chooseCategory(typed.categoryId)} : patch,
        );
      }}
      onClose={onClose}
    />
  );
}

type NewTransactionProps = {readonly spaceId: string; readonly names: BooksNames; readonly onClose: () => void};

/** The form of a transaction typed by hand. What was typed and not added waits on this device for the next time. */
function NewTransaction(props: NewTransactionProps) {
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
  const [isRuled, setRuled] = useState(true);
  return (
    <TransactionDialog
      title={text('act_new')}
      saveText={text('create')}
      start={start}
      names={names}
      rulePart={(typed) => {
        const ruled = ruleTyped(typed, names);
        return ruled && <FormRule {...ruled} names={names} isOn={isRuled} onChange={setRuled} />;
      }}
      onDraft={(draft) => void writeDeviceValue(database, key, draft)}
      onSave={async (typed) =>
        saveHere(async () => {
          endOffers();
          const imported = {importId: null, importLine: null, identity: null, balanceUnits: null};
          const begun = {checked: false, ...chooseCategory(typed.categoryId), createdAt: new Date().toISOString()};
          const ruled = isRuled ? ruleTyped(typed, names) : null;
          const set = {...ruled?.set, ruleMark: ruled?.ruleMark ?? null};
          const row = {...typed, ...imported, ...begun, ...set};
          const added = await createRow({database, spaceId}, 'transactions', row);
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
