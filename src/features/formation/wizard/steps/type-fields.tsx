import {designatorsOf} from '#contract/formation/choices.ts';
import {stateCompanyTypes, type StateCompanyType} from '#contract/catalogue/ids.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {ChoiceTable} from '#src/ui/fields/radio/choice-table.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

const facts = ['owners', 'tax', 'files', 'also'] as const;

/** One dollar in the unit of a par value. */
const microsPerDollar = 1_000_000;

/** LLC or C-Corp in plain words, and what each of them asks. Rule: FRM7. Source: S3.02, D20. */
export function TypeFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const {kind, type, designator} = form.values;
  const choose = (next: StateCompanyType) => {
    const endings: readonly string[] = designatorsOf[next];
    const fits = designator === null || endings.includes(designator);
    form.change({type: next, ...(fits ? {} : {designator: designatorsOf[next][0]})});
  };
  // Nobody chooses what their company is already.
  const rows = kind === 'create' ? ([...facts, 'fits'] as const) : facts;
  const kinds = {LLC: 'type.llc', 'C-Corp': 'type.corp'} as const;
  return (
    <>
      <ChoiceTable
        id="type"
        label={label('field.type')}
        value={type}
        onChange={choose}
        error={form.bind('type').error}
        rows={rows.map((row) => text(`type.${row}`))}
        choices={stateCompanyTypes.map((one) => ({
          id: one,
          title: one,
          note: text(`${kinds[one]}.note`),
          values: rows.map((row) => text(`${kinds[one]}.${row}`)),
        }))}
      />
      {kind === 'create' && type !== null && designator !== null ? (
        <Text tone="muted">{text('type.ending', {designator})}</Text>
      ) : null}
      {type === 'LLC' ? (
        <RadioField
          {...form.bind('management')}
          label={label('field.management')}
          options={(['members', 'managers'] as const).map((id) => ({
            id,
            label: label(`management.${id}`),
            hint: text(`type.${id}Hint`),
          }))}
        />
      ) : null}
      {type === 'C-Corp' && kind === 'create' ? <ShareFields form={form} /> : null}
    </>
  );
}

/** How many shares, and what each is worth on paper. Rule: FRM7. */
function ShareFields({form}: Pick<StepProps, 'form'>) {
  const text = useWords();
  const format = useFormat();
  const label = useLabels();
  const par = form.bind('parValueMicros');
  return (
    <Columns>
      <NumberField
        {...form.bind('shareCount')}
        label={label('field.shareCount')}
        hint={text('type.sharesHint', {quantity: format.number(10_000_000)})}
        min={1}
        max={10_000_000_000}
      />
      <NumberField
        id={par.id}
        label={label('field.parValue')}
        hint={text('type.parHint', {value: `$${format.decimal('0.0001')}`})}
        error={par.error}
        prefix="$"
        min={0}
        max={1_000_000}
        decimals={{least: 2, most: 6}}
        value={par.value === null ? null : par.value / microsPerDollar}
        onChange={(dollars) => par.onChange(dollars === null ? null : Math.round(dollars * microsPerDollar))}
      />
    </Columns>
  );
}
