import {form5472PenaltyCents, openDutyIds} from '#contract/formation/choices.ts';
import {readOpenDuties, writeIds} from '#contract/formation/texts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';

/** What the company owes that its owner knows of; nothing has to be. Source: S2.13. */
export function DutiesFields({form}: StepProps) {
  const text = useWords();
  const format = useFormat();
  const open = readOpenDuties(form.values.openDuties);
  return (
    <Stack gap={3}>
      {openDutyIds.map((id) => (
        <Checkbox
          key={id}
          isSelected={open.includes(id)}
          hint={text(`duties.${id}.hint`, {sum: format.dollars(form5472PenaltyCents)})}
          onChange={(isOn) =>
            form.change({openDuties: writeIds(isOn ? [...open, id] : open.filter((one) => one !== id))})
          }
        >
          {text(`duties.${id}`)}
        </Checkbox>
      ))}
      <Text tone="muted">{text('duties.note')}</Text>
    </Stack>
  );
}
