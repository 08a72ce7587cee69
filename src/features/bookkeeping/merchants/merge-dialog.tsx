import type {Outcome} from '#contract/kernel/failure.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useMerchantBooks} from './use-merchant-books.ts';

type MergeDialogProps = {
  readonly name: string;
  readonly onMerge: (other: string, name: string) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
};

/** More are found by their name typed anew on the list. */
const mostOffered = 2_000;

const askAll = async (books: Books) =>
  books.listMerchants({text: '', sort: 'name', unnamedOnly: false, most: mostOffered});

/** The form that makes two merchants one: with which, and which name stays. Rule: MRC6. */
export function MergeDialog({name, onMerge, onClose}: MergeDialogProps) {
  const text = useBooksText();
  const all = useMerchantBooks(askAll);
  const form = useForm<{other: string | null; stays: 'this' | 'other'}, unknown>({
    idPrefix: 'merge-',
    start: {other: null, stays: 'this'},
    check: ({other}) => (other === null ? [{field: 'other', reason: 'merchant.other-missing'}] : []),
    send: async ({other, stays}) => onMerge(other ?? '', stays === 'other' ? (other ?? '') : name),
  });
  const other = form.bind('other');
  if (!all) return null;
  const options = all.merchants.filter((one) => one.name !== name).map((one) => ({id: one.name, label: one.name}));
  return (
    <FormDialog form={form} title={text('merchantMerge')} submitText={text('merchantMerge')} isShort onClose={onClose}>
      <ComboField
        {...other}
        label={text('merchantOther')}
        options={options}
        emptyText={text('merchantsNotFound')}
        openLabel={text('merchantsOpen')}
      />
      {other.value !== null && (
        <RadioField
          {...form.bind('stays')}
          label={text('merchantStays')}
          options={[
            {id: 'this', label: name},
            {id: 'other', label: other.value},
          ]}
        />
      )}
    </FormDialog>
  );
}
