import {succeed} from '#contract/kernel/failure.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {TransactionDialog} from '#src/features/bookkeeping/forms/transaction-dialog.tsx';
import {draftOf} from '#src/features/bookkeeping/forms/transaction-draft.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {RowActs} from './use-acts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type EditTransactionProps = {
  readonly row: BooksRow;
  readonly names: BooksNames;
  readonly acts: RowActs;
  readonly onClose: () => void;
};

/** The form of one transaction that is there already; only what was changed is sent. */
export function EditTransaction({row, names, acts, onClose}: EditTransactionProps) {
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
        return acts.edit({kind: 'ids', ids: [row.id]}, Object.fromEntries(changed));
      }}
      onClose={onClose}
    />
  );
}
