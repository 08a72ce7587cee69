import {isCivilDate} from '#contract/kernel/dates.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {CorrectableField} from '#src/data/describe/correctable-fields.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';

type CorrectDialogProps = {
  fields: readonly CorrectableField[];
  onClose: () => void;
  onCorrect: (corrections: Record<string, Json>) => Promise<Outcome<unknown>>;
};

/** Lets one put right what was entered, and sends it. */
export function CorrectDialog({fields, onClose, onCorrect}: CorrectDialogProps) {
  const text = useText<typeof es>('activity');
  const form = useForm({
    // Only what is put right.
    start: (): Readonly<Record<string, Json>> => ({}),
    send: async (corrections) => saveHere(async () => onCorrect({...corrections})),
  });
  return (
    <FormDialog form={form} title={text('correctTitle')} submitText={text('correctSend')} isShort onClose={onClose}>
      {fields.map((one) => (
        <ValueField
          key={one.field}
          field={one}
          error={form.bind(one.field).error}
          value={form.values[one.field] === undefined ? one.mine : form.values[one.field]}
          onChange={(next) => form.change({[one.field]: next})}
        />
      ))}
    </FormDialog>
  );
}

type ValueFieldProps = {
  field: CorrectableField;
  value: Json | undefined;
  error: string | null;
  onChange: (value: Json) => void;
};

/** One value to put right, in the field of its kind. */
function ValueField({field, value, error, onChange}: ValueFieldProps) {
  const text = useText<typeof es>('activity');
  const shared = {id: field.field, label: field.label, error};
  if (field.kind === 'day') {
    const isDay = typeof value === 'string' && isCivilDate(value);
    return <DateField {...shared} value={isDay ? value : null} onChange={onChange} />;
  }
  if (field.kind === 'choice')
    return (
      <SelectField
        {...shared}
        value={field.options.find(({id}) => id === value)?.id ?? null}
        options={field.options}
        placeholder={text('pick')}
        onChange={onChange}
      />
    );
  if (field.kind === 'money') {
    const units = typeof value === 'number' ? value : null;
    return <MoneyField {...shared} currency={field.currency} value={units} onChange={onChange} />;
  }
  return (
    <TextField
      {...shared}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      isMultiline={field.isLong}
      {...(field.maxLength === undefined ? {} : {maxLength: field.maxLength})}
    />
  );
}
