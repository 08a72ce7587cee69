import {useCallback} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useMerchantBooks} from './use-merchant-books.ts';

type RenameDialogProps = {
  readonly name: string;
  readonly onName: (name: string) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
};

/** The form of a merchant's name; where another one has it already, it says so. Rule: MRC6. */
export function RenameDialog({name, onName, onClose}: RenameDialogProps) {
  const text = useBooksText();
  const form = useForm({
    idPrefix: 'merchant-',
    start: {name},
    check: (typed) => (typed.name.trim() === '' ? [{field: 'name', reason: 'merchant.name-missing'}] : []),
    send: async (typed) => onName(typed.name.trim()),
  });
  const field = form.bind('name');
  const typed = field.value.trim();
  const ask = useCallback(async (books: Books) => books.readMerchant(typed), [typed]);
  const found = useMerchantBooks(ask);
  const isOther =
    typed !== '' && found !== null && found !== 'missing' && found.name !== name && found.unnamedCount < found.count;
  return (
    <FormDialog form={form} title={text('merchantRename')} submitText={text('save')} isShort onClose={onClose}>
      <TextField
        {...field}
        label={text('merchantNewName')}
        hint={text('merchantNewNameHint')}
        maxLength={200}
        autoFocus
      />
      {isOther && <Text size="small">{text('merchantJoins')}</Text>}
    </FormDialog>
  );
}
