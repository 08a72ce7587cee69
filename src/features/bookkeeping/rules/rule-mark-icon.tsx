import {Workflow} from 'lucide-react';
import {parseRuleMark, standingMark} from '#contract/bookkeeping/rule-mark.ts';
import {StateIcon} from '#src/ui/grid/cells/state-icon.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RuleMarkIconProps = {readonly row: ListedRow; readonly names: Pick<BooksNames, 'ruleOf'>};

/** That a rule set something in a row, and which; nothing where none did, or somebody has decided since. Rule: RUL6. */
export function RuleMarkIcon({row, names}: RuleMarkIconProps) {
  const text = useBooksText();
  const mark = standingMark(parseRuleMark(row.ruleMark), row);
  if (!mark) return null;
  const rule = names.ruleOf(mark.ruleId);
  return <StateIcon icon={Workflow} label={rule ? text('rowRuleMark', {name: rule.name}) : text('rowRuleGone')} />;
}
