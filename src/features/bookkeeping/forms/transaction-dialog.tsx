import type {ReactNode} from 'react';
import {maxDescriptionLength, maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {decimalToUnits, unitsToDecimal} from '#contract/kernel/money.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {orderCategories} from '#src/features/bookkeeping/review/order-categories.ts';
import {checkDraft, finishDraft, type TransactionDraft, type TypedTransaction} from './transaction-draft.ts';

type TransactionDialogProps = {
  readonly title: string;
  readonly saveText: string;
  readonly start: TransactionDraft;
  readonly names: BooksNames;
  /** Says what a rule sets in it, as it stands. */
  readonly rulePart?: (typed: TypedTransaction) => ReactNode;
  /** Hears every change, so that nothing typed is lost. */
  readonly onDraft?: (draft: TransactionDraft) => void;
  readonly onSave: (typed: TypedTransaction) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
};

/** What this form says in words of its own; the rest is said in those of its reason. */
const ownWords = ['amountInvalid', 'amountZero', 'accountRequired'] as const;

/** The form of one transaction, new or opened for editing. */
export function TransactionDialog({start, names, rulePart, onDraft, onSave, ...dialog}: TransactionDialogProps) {
  const text = useBooksText();
  const format = useFormat();
  const currencyOf = (accountId: string | null) => names.accountOf(accountId ?? '')?.currency ?? 'USD';
  const form = useForm<TransactionDraft, unknown>({
    idPrefix: 'transaction-',
    start,
    check: checkDraft,
    say: ({reason}) => {
      const own = ownWords.find((one) => one === reason);
      return own ? text(own, {example: format.bareMoney(123_450, currency)}) : null;
    },
    send: async (draft) => onSave(finishDraft(draft, currencyOf(draft.accountId))),
    ...(onDraft ? {onChange: onDraft} : {}),
  });
  const {direction, units, accountId} = form.values;
  const currency = currencyOf(accountId);
  /** The figure stays what it is when the account has another currency: 125 dollars become 125 yen, not 12,500. */
  const inCurrencyOf = (id: string) =>
    units === null ? null : (decimalToUnits(unitsToDecimal(units, currency), currencyOf(id)) ?? null);
  return (
    <FormDialog form={form} title={dialog.title} submitText={dialog.saveText} size="wide" onClose={dialog.onClose}>
      <SegmentedControl
        label={text('field_direction')}
        value={direction}
        options={[
          {value: 'out', label: text('moneyOut')},
          {value: 'in', label: text('moneyIn')},
        ]}
        onChange={(picked) => form.change({direction: picked})}
      />
      <Columns>
        <MoneyField {...form.bind('units')} label={text('field_amount')} currency={currency} minUnits={0} autoFocus />
        <DateField {...form.bind('date')} label={text('field_date')} />
        <TextField {...form.bind('description')} label={text('field_description')} maxLength={maxDescriptionLength} />
        <TextField {...form.bind('merchant')} label={text('merchantOptional')} maxLength={200} />
        <SelectField
          {...form.bind('accountId')}
          label={text('field_account')}
          options={names.accountOptions}
          placeholder={text('pickAccount')}
          onChange={(id) => form.change({accountId: id, units: inCurrencyOf(id)})}
        />
        <ComboField
          {...form.bind('categoryId')}
          label={text('categoryOptional')}
          options={orderCategories(names.categoryOptions, {sign: direction, usual: [], recent: [], frequent: []})}
          emptyText={text('pickNone')}
          openLabel={text('act_category')}
        />
      </Columns>
      <TextField {...form.bind('note')} label={text('noteOptional')} maxLength={maxNoteLength} isMultiline />
      {rulePart?.(finishDraft(form.values, currency))}
    </FormDialog>
  );
}
