import {volumes} from '#contract/formation/choices.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** What one expects to move a month. Rule: FRM13. Source: S9.05. */
export function VolumeFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  return (
    <RadioField
      {...form.bind('volume')}
      label={label('field.volume')}
      hint={text('volume.hint')}
      options={volumes.map((id) => ({id, label: label(`volume.${id}`), hint: text(`volume.${id}.hint`)}))}
    />
  );
}
