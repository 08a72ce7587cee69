import {draftLengths} from '#contract/formation/company-draft.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';
import {CountryField} from './country-field.tsx';
import {CountryNote} from './country-note.tsx';

/** A company outside the United States. Rules: FRM13, FRM15. Source: S2.14. */
export function AbroadFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const {kind, originCountry} = form.values;
  return (
    <>
      <TextField
        {...form.bind('nameOne')}
        label={text('existing.name')}
        hint={text('existing.nameHint')}
        autoComplete="off"
        maxLength={draftLengths.nameOne}
      />
      <CountryField {...form.bind('originCountry')} label={label('field.originCountry')} />
      <CountryNote country={originCountry} kind={kind} />
    </>
  );
}
