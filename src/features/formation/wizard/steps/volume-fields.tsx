import {volumes} from '#contract/formation/choices.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {sayVolume} from '#src/features/formation/wizard/say-volume.ts';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** What one expects to move a month. Rule: FRM13. Source: S9.05. */
export function VolumeFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const format = useFormat();
  return (
    <RadioField
      {...form.bind('volume')}
      label={label('field.volume')}
      hint={text('volume.hint')}
      options={volumes.map((id) => ({id, label: sayVolume(id, {label, format}), hint: text(`volume.${id}.hint`)}))}
    />
  );
}
