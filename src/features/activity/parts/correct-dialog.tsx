import {useState} from 'react';
import type {Json} from '#contract/kernel/field-values.ts';
import type {CorrectableField} from '#src/features/activity/correctable-fields.ts';
import {fieldName} from '#src/features/activity/field-name.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {useSaving} from '#src/data/calls/use-saving.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import type {RowTelling} from '#src/features/activity/use-telling.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

type CorrectDialogProps = {
  fields: readonly CorrectableField[];
  currency: string | null;
  valueText: RowTelling['valueText'];
  isOpen: boolean;
  onClose: () => void;
  onCorrect: (corrections: Record<string, Json>) => Promise<void>;
};

/** Lets one put right what was entered, and sends it. */
export function CorrectDialog({fields, currency, valueText, isOpen, onClose, onCorrect}: CorrectDialogProps) {
  const text = useText<typeof es>('activity');
  const accounts = useRows('accounts');
  const categories = useRows('categories');
  const [values, setValues] = useState<Record<string, Json>>({});
  const saving = useSaving();
  const correct = async () => {
    if (await saving.save(async () => onCorrect(values))) onClose();
  };
  const valueOf = (field: string, mine: Json) => (Object.hasOwn(values, field) ? (values[field] ?? null) : mine);
  const set = (field: string, value: Json) => setValues({...values, [field]: value});
  return (
    <Dialog
      title={text('correctTitle')}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" onPress={() => void correct()}>
            {text('correctSend')}
          </Button>
        </>
      }
    >
      {fields.map(({field, mine}) => {
        const label = fieldName(field, text);
        const value = valueOf(field, mine);
        if (field === 'date')
          return (
            <DateField
              key={field}
              label={label}
              value={typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null}
              onChange={(next) => set(field, next)}
            />
          );
        if (field === 'categoryId' || field === 'accountId') {
          const rows = field === 'categoryId' ? categories : accounts?.filter((row) => row.currency === currency);
          const options = rows?.filter((row) => !row.archived) ?? [];
          return (
            <SelectField
              key={field}
              label={label}
              value={options.find((row) => row.id === value)?.id ?? null}
              options={options.map((row) => ({id: row.id, label: valueText(field, row.id)}))}
              placeholder={text('pick')}
              onChange={(next) => set(field, next)}
            />
          );
        }
        if (field === 'amountUnits')
          return currency === null ? null : (
            <MoneyField
              key={field}
              label={label}
              currency={currency}
              units={typeof value === 'number' ? value : null}
              onChange={(next) => set(field, next)}
            />
          );
        return (
          <TextField
            key={field}
            label={label}
            value={value === null ? '' : String(value)}
            onChange={(next) => set(field, next)}
            isMultiline={field === 'note'}
          />
        );
      })}
      <FormTrouble>{saving.error}</FormTrouble>
    </Dialog>
  );
}
