import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {PreviewedRules} from '#workers/host/import-rules.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RuleChoicesProps = {
  readonly rules: PreviewedRules;
  /** The ids of the rules that do not run over this file. */
  readonly onLeave: (left: readonly string[]) => void;
};

/** Which rules set how many of a file's new movements, and which are not to run over it; nothing where none fits. Rule: RUL7. */
export function RuleChoices({rules: {counts, left}, onLeave}: RuleChoicesProps) {
  const text = useBooksText();
  const format = useFormat();
  if (counts.length + left.length === 0) return null;
  const leftIds = left.map(({id}) => id);
  return (
    <Stack gap={2}>
      <SectionHead title={text('importRules')} />
      <Text tone="muted">{text('importRulesText')}</Text>
      {counts.map(({id, name, count, others}) => (
        <Checkbox
          key={id}
          isSelected
          onChange={() => onLeave([...leftIds, id])}
          {...(others.length > 0 && {
            hint: text('importRuleOthers', {
              list: format.list(others.map((other) => `${other.name} (${format.number(other.count)})`)),
            }),
          })}
        >
          {text('importRule', {name, count})}
        </Checkbox>
      ))}
      {left.map(({id, name}) => (
        <Checkbox key={id} isSelected={false} onChange={() => onLeave(leftIds.filter((one) => one !== id))}>
          {text('importRuleLeft', {name})}
        </Checkbox>
      ))}
    </Stack>
  );
}
