import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import type {RuledValues, RuleMark} from '#contract/bookkeeping/rule-mark.ts';

/** The fields of a transaction that rules can set, as they are. */
export type RuledFields = Required<RuledValues>;

/** Values that are set, and the mark that tells of them. */
export type RuleEffect = {readonly set: RuledValues; readonly mark: RuleMark};

/**
 * What a rule sets in a transaction that it fits. A note is never replaced. A review is set only where the category is the one that the rule gives;
 * a category that is set where there was a review waits for one again, unless the rule checks: nobody has looked at it.
 *
 * @param overwrites whether category and merchant that are there give way: those that came with a file do, those that a person chose only where a
 * person wants it.
 * @returns null where all is as it would be already. Rules: RUL2, RUL13.
 */
export function planSet(rule: BookRuleRow, row: RuledFields, overwrites: boolean): RuledValues | null {
  const {categoryId} = rule;
  const set: {-readonly [Field in keyof RuledValues]: RuledValues[Field]} = {};
  if (gives(categoryId, row.categoryId, overwrites)) set.categoryId = categoryId;
  const merchant = trim(rule.setMerchant);
  if (gives(merchant, row.merchant, overwrites)) set.merchant = merchant;
  const note = trim(rule.setNote);
  if (gives(note, row.note, false)) set.note = note;
  const hasCategory = categoryId === null || set.categoryId !== undefined || row.categoryId === categoryId;
  if (rule.setChecked && hasCategory && !row.checked) set.checked = true;
  if (!rule.setChecked && set.categoryId !== undefined && row.checked) set.checked = false;
  const isNothing =
    set.categoryId === undefined && set.merchant === undefined && set.note === undefined && set.checked === undefined;
  return isNothing ? null : set;
}

/** The same with the mark that the transaction keeps of it. Rule: RUL6. */
export function planEffect(rule: BookRuleRow, row: RuledFields, overwrites: boolean): RuleEffect | null {
  const set = planSet(rule, row, overwrites);
  return set && {set, mark: markOf(rule, row, set)};
}

/** The mark of what is set in a transaction; of category and review always both. Rule: RUL6. */
export function markOf({id}: BookRuleRow, row: RuledFields, set: RuledValues): RuleMark {
  const marked: RuledValues = {
    // A category that a rule sets and checks where there was a review: without that in the mark it would be taken for somebody's choice.
    ...(set.categoryId !== undefined && row.checked && {checked: true}),
    // A review is of the category that is there: with another one it is somebody's.
    ...(set.checked === true && {categoryId: row.categoryId}),
    ...set,
  };
  const replaced = Object.fromEntries(Object.keys(marked).map((field) => [field, row[field as keyof RuledFields]]));
  return {ruleId: id, set: marked, replaced};
}

function gives(wanted: string | null, now: string | null, mayReplace: boolean): boolean {
  return wanted !== null && wanted !== now && (mayReplace || trim(now) === null);
}

function trim(text: string | null): string | null {
  return text === null ? null : text.trim() || null;
}
