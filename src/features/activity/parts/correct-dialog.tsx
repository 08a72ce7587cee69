import {useState} from 'react';
import type {Json} from '#contract/kernel/field-values.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {refusedFields, sameValue} from '#src/features/activity/describe-values.ts';
import {fieldName} from '#src/features/activity/field-name.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** Fields that are typed; others are chosen where they belong, in the books. */
const typedFields = new Set(['description', 'merchant', 'note', 'name', 'date', 'amountUnits']);

/** Whether something that was refused can be put right by typing here. */
export function isCorrectable(record: AttentionRecord, currency: string | null): boolean {
  return refusedFields(record).some(({field}) => isTyped(field, currency));
}

function isTyped(field: string, currency: string | null): boolean {
  return typedFields.has(field) && (field !== 'amountUnits' || currency !== null);
}

type CorrectDialogProps = {
  record: AttentionRecord;
  currency: string | null;
  isOpen: boolean;
  onClose: () => void;
  onCorrect: (corrections: Record<string, Json>) => Promise<void>;
};

/** Lets one put right what was refused and sends it again. */
export function CorrectDialog({record, currency, isOpen, onClose, onCorrect}: CorrectDialogProps) {
  const text = useText<typeof es>('activity');
  const fields = refusedFields(record).filter(({field}) => isTyped(field, currency));
  const [values, setValues] = useState<Record<string, Json>>({});
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
          <Button size="large" look="primary" onPress={() => void onCorrect(values).then(onClose)}>
            {text('correctSend')}
          </Button>
        </>
      }
    >
      {fields.map(({field, mine}) => {
        const label = fieldName(field, text);
        const value = valueOf(field, sameValue(mine) ?? null);
        if (field === 'date')
          return (
            <DateField
              key={field}
              label={label}
              value={typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null}
              onChange={(next) => set(field, next)}
            />
          );
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
    </Dialog>
  );
}
