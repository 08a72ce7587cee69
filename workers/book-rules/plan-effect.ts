import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import type {RuledValues, RuleMark} from '#contract/bookkeeping/rule-mark.ts';

/** The fields of a transaction that rules can set, as they are. */
export type RuledFields = Required<RuledValues>;

/** Values that are set, and the mark that tells of them. */
export type RuleEffect = {readonly set: RuledValues; readonly mark: RuleMark};

/**
 * What a rule sets in a transaction that it fits. A note is never replaced. A review is set only where the category is the one that the rule gives.
 *
 * @param overwrites whether category and merchant that are there give way: those that came with a file do, those that a person chose only where a
 * person wants it.
 * @returns null where all is as it would be already. Rules: RUL2, RUL6.
 */
export function planEffect(rule: BookRuleRow, row: RuledFields, overwrites: boolean): RuleEffect | null {
  const {categoryId} = rule;
  const merchant = rule.setMerchant?.trim() || null;
  const note = rule.setNote?.trim() || null;
  const gives = (wanted: string | null, now: string | null, mayReplace: boolean): boolean =>
    wanted !== null && wanted !== now && (mayReplace || isEmpty(now));
  const givesCategory = gives(categoryId, row.categoryId, overwrites);
  const hasCategory = categoryId === null || givesCategory || row.categoryId === categoryId;
  const set: RuledValues = {
    ...(givesCategory && {categoryId}),
    ...(gives(merchant, row.merchant, overwrites) && {merchant}),
    ...(gives(note, row.note, false) && {note}),
    ...(rule.setChecked && hasCategory && !row.checked && {checked: true}),
  };
  if (Object.keys(set).length === 0) return null;
  // A category that is set in a reviewed transaction stays reviewed: without that in the mark it would be taken for somebody's choice.
  const kept = givesCategory && row.checked ? {checked: true} : {};
  const marked = {...set, ...kept};
  const replaced = Object.fromEntries(Object.keys(marked).map((field) => [field, row[field as keyof RuledFields]]));
  return {set, mark: {ruleId: rule.id, set: marked, replaced}};
}

function isEmpty(text: string | null): boolean {
  return text === null || text.trim() === '';
}
