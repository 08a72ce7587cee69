import {useState} from 'react';
import {decimalToUnits, unitsToDecimal} from '#contract/kernel/money.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {ErrorSummary} from '#src/ui/fields/form/error-summary.tsx';
import {Form} from '#src/ui/fields/form/form.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useSaving} from '#src/data/calls/use-saving.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {maxDescriptionLength, maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import type {TypedTransaction} from '#src/features/bookkeeping/commands.ts';
import {checkDraft, fieldOfError, finishDraft, type TransactionDraft} from './transaction-draft.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type TransactionDialogProps = {
  readonly title: string;
  readonly saveText: string;
  readonly start: TransactionDraft;
  readonly names: BooksNames;
  /** Hears every change, so that nothing typed is lost. */
  readonly onDraft: (draft: TransactionDraft) => void;
  /** Answers false where nothing was saved. */
  readonly onSave: (typed: TypedTransaction) => Promise<boolean>;
  readonly onClose: () => void;
};

/** The form of one movement, new or opened for editing. */
export function TransactionDialog(props: TransactionDialogProps) {
  const {names, onClose} = props;
  const text = useBooksText();
  const format = useFormat();
  const [draft, setDraft] = useState(props.start);
  const currency = names.accountOf(draft.accountId ?? '')?.currency ?? 'USD';
  const {attempt, save, trouble} = useDraftSaving(() => finishDraft(draft, currency), props.onSave);
  const errors = attempt === 0 ? [] : checkDraft(draft);
  const say = (error: (typeof errors)[number]) => text(error, {example: format.bareMoney(123_450, currency)});
  const errorAt = (field: string) => {
    const found = errors.find((error) => fieldOfError[error] === field);
    return found ? say(found) : null;
  };
  const change = (patch: Partial<TransactionDraft>) => {
    const next = {...draft, ...patch};
    setDraft(next);
    props.onDraft(next);
  };
  /** The figure stays what it is when the account has another currency: 125 dollars become 125 yen, not 12,500. */
  const inCurrencyOf = (accountId: string) => {
    const next = names.accountOf(accountId)?.currency ?? currency;
    return draft.units === null ? null : (decimalToUnits(unitsToDecimal(draft.units, currency), next) ?? null);
  };
  return (
    <Dialog
      title={props.title}
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" onPress={() => void save()}>
            {props.saveText}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void save()}>
        <ErrorSummary
          title={text('hasErrors')}
          attempt={attempt}
          errors={errors.map((error) => ({fieldId: `transaction-${fieldOfError[error]}`, message: say(error)}))}
        />
        <SegmentedControl
          label={text('directionLabel')}
          value={draft.direction}
          options={[
            {value: 'out', label: text('moneyOut')},
            {value: 'in', label: text('moneyIn')},
          ]}
          onChange={(direction) => change({direction})}
        />
        <Columns>
          <MoneyField
            id="transaction-amount"
            label={text('fieldAmount')}
            units={draft.units}
            currency={currency}
            onChange={(units) => change({units})}
            minUnits={0}
            error={errorAt('amount')}
            autoFocus
          />
          <DateField
            label={text('fieldDate')}
            value={draft.date}
            onChange={(date) => change({date})}
            error={errorAt('date')}
          />
          <TextField
            id="transaction-description"
            label={text('fieldDescription')}
            value={draft.description}
            onChange={(description) => change({description})}
            maxLength={maxDescriptionLength}
            error={errorAt('description')}
          />
          <TextField
            label={text('merchantOptional')}
            value={draft.merchant}
            onChange={(merchant) => change({merchant})}
            maxLength={200}
          />
          <SelectField
            id="transaction-account"
            label={text('fieldAccount')}
            value={draft.accountId}
            options={names.accountOptions}
            placeholder={text('pickAccount')}
            onChange={(accountId) => change({accountId, units: inCurrencyOf(accountId)})}
            error={errorAt('account')}
          />
          <ComboField
            label={text('categoryOptional')}
            value={draft.categoryId}
            options={names.categoryOptions}
            onChange={(categoryId) => change({categoryId})}
            emptyText={text('pickNone')}
            openLabel={text('pickCategory')}
          />
        </Columns>
        <TextField
          label={text('noteOptional')}
          value={draft.note}
          onChange={(note) => change({note})}
          maxLength={maxNoteLength}
          isMultiline
        />
        <FormTrouble>{trouble}</FormTrouble>
      </Form>
    </Dialog>
  );
}

/** Saves what is whole; counts the tries that were not, and tells why one that was could not be saved. */
function useDraftSaving(finish: () => TypedTransaction | null, onSave: TransactionDialogProps['onSave']) {
  const text = useBooksText();
  const saving = useSaving();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const save = async () => {
    const typed = finish();
    if (typed) await saving.save(async () => setRefused(!(await onSave(typed))));
    else setAttempt(attempt + 1);
  };
  return {attempt, save, trouble: saving.error ?? (isRefused ? text('saveFailed') : null)};
}
