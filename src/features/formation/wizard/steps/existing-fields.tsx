import {useMemo} from 'react';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {readEin} from '#contract/formation/check-steps.ts';
import {broughtPapers} from '#contract/formation/choices.ts';
import {readMissingPapers, writeIds} from '#contract/formation/texts.ts';
import {listStates} from '#src/data/states/name-state.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {AddedCompanyField} from './added-company-field.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** A company that is there already; its papers come after paying, and which of them are missing is asked before. Rule: FRM14. Source: S3.02. */
export function ExistingFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const locale = useLocale();
  const options = useMemo(() => listStates(locale), [locale]);
  const missing = readMissingPapers(form.values.missingPapers);
  const groupEin = () => {
    const digits = readEin(form.values.ein);
    if (digits !== null) form.change({ein: `${digits.slice(0, 2)}-${digits.slice(2)}`});
  };
  return (
    <>
      <AddedCompanyField form={form} />
      <TextField
        {...form.bind('nameOne')}
        label={text('existing.name')}
        hint={text('existing.nameHint')}
        autoComplete="off"
        maxLength={draftLengths.nameOne}
      />
      <Columns>
        <ComboField
          {...form.bind('state')}
          label={label('field.state')}
          options={options}
          placeholder={text('state.search')}
          emptyText={text('state.empty')}
          openLabel={text('state.open')}
        />
        <DateField {...form.bind('formationDate')} label={label('field.formationDate')} />
      </Columns>
      <TextField
        {...form.bind('ein')}
        label={label('field.ein')}
        hint={text('existing.einHint')}
        inputMode="numeric"
        onBlur={groupEin}
        autoComplete="off"
        maxLength={draftLengths.ein}
      />
      <TextField
        {...form.bind('registeredAgent')}
        label={label('field.registeredAgent')}
        hint={text('existing.agentHint')}
        autoComplete="off"
        maxLength={draftLengths.registeredAgent}
      />
      <Stack gap={3}>
        <Text>{text('existing.papers')}</Text>
        {broughtPapers.map((id) => (
          <Checkbox
            key={id}
            isSelected={missing.includes(id)}
            onChange={(isOn) =>
              form.change({missingPapers: writeIds(isOn ? [...missing, id] : missing.filter((one) => one !== id))})
            }
          >
            {text(`existing.no.${id}`)}
          </Checkbox>
        ))}
      </Stack>
    </>
  );
}
