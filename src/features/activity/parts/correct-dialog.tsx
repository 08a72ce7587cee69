import {useState} from 'react';
import {isCivilDate} from '#contract/kernel/dates.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {CorrectableField} from '#src/data/describe/correctable-fields.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {useSaving} from '#src/data/calls/use-saving.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

type CorrectDialogProps = {
  fields: readonly CorrectableField[];
  isOpen: boolean;
  onClose: () => void;
  onCorrect: (corrections: Record<string, Json>) => Promise<void>;
};

/** Lets one put right what was entered, and sends it. */
export function CorrectDialog({fields, isOpen, onClose, onCorrect}: CorrectDialogProps) {
  const text = useText<typeof es>('activity');
  const [values, setValues] = useState<Record<string, Json>>({});
  const saving = useSaving();
  const correct = async () => {
    if (await saving.save(async () => onCorrect(values))) onClose();
  };
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
      {fields.map((one) => (
        <ValueField
          key={one.field}
          field={one}
          value={values[one.field] === undefined ? one.mine : values[one.field]}
          onChange={(next) => setValues({...values, [one.field]: next})}
        />
      ))}
      <FormTrouble>{saving.error}</FormTrouble>
    </Dialog>
  );
}

type ValueFieldProps = {
  field: CorrectableField;
  value: Json | undefined;
  onChange: (value: Json) => void;
};

/** One value to put right, in the field of its kind. */
function ValueField({field, value, onChange}: ValueFieldProps) {
  const text = useText<typeof es>('activity');
  const {label} = field;
  if (field.kind === 'day') {
    const isDay = typeof value === 'string' && isCivilDate(value);
    return <DateField label={label} value={isDay ? value : null} onChange={onChange} />;
  }
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        value={field.options.find(({id}) => id === value)?.id ?? null}
        options={field.options}
        placeholder={text('pick')}
        onChange={onChange}
      />
    );
  if (field.kind === 'money') {
    const units = typeof value === 'number' ? value : null;
    return <MoneyField label={label} currency={field.currency} units={units} onChange={onChange} />;
  }
  return (
    <TextField
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      isMultiline={field.isLong}
      {...(field.maxLength === undefined ? {} : {maxLength: field.maxLength})}
    />
  );
}
