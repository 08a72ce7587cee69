import {Workflow} from 'lucide-react';
import {writeRuleMark, type RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {planEffect} from '#workers/book-rules/plan-effect.ts';
import {findFitting, prepareRules} from '#workers/book-rules/prepare-rules.ts';
import type {TypedTransaction} from '#src/features/bookkeeping/forms/transaction-draft.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {sayEffects} from './say-rule.ts';

/** What the first rule that fits sets in a movement being typed, beside what is typed already; null where none does. Rules: RUL5, RUL8. */
export function ruleTyped(typed: TypedTransaction, names: Pick<BooksNames, 'rules' | 'accounts' | 'categories'>) {
  const [rule] = findFitting(prepareRules(names.rules, names), typed);
  if (!rule) return null;
  const effect = planEffect(rule, {...typed, checked: typed.categoryId !== null}, false);
  return effect && {rule, set: effect.set, ruleMark: writeRuleMark(effect.mark)};
}

type FormRuleProps = {
  readonly rule: {readonly name: string};
  readonly set: RuledValues;
  readonly names: BooksNames;
  /** Whether it is to run. */
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** What a rule would set in the movement that is being typed, and whether it is to. Rule: RUL8. */
export function FormRule({rule, set, names, isOn, onChange}: FormRuleProps) {
  const text = useBooksText();
  const format = useFormat();
  return (
    <Banner tone="neutral" shape="boxed" icon={<Workflow size={18} aria-hidden />}>
      <Checkbox isSelected={isOn} onChange={onChange} hint={text('formRuleHint')}>
        {text('formRule', {name: rule.name, effects: sayEffects(set, {text, format, names})})}
      </Checkbox>
    </Banner>
  );
}
