import type {RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {RuleDraft} from './rule-draft.ts';

/** What is needed to say a rule. */
export type RuleWords = {
  readonly text: BooksText;
  readonly format: Format;
  readonly names: Pick<BooksNames, 'accountName' | 'categoryName'>;
};

/** A rule as one sentence. */
export function sayRule(rule: RuleDraft, words: RuleWords): string {
  const {text, format} = words;
  return text('ruleSentence', {
    conditions: format.list(sayConditions(rule, words)),
    effects: sayEffects(effectsOf(rule), words),
  });
}

/** What a rule sets, as values. */
export function effectsOf({categoryId, setMerchant, setNote, setChecked}: RuleDraft): RuledValues {
  return {
    ...(categoryId !== null && {categoryId}),
    ...(setMerchant !== null && {merchant: setMerchant}),
    ...(setNote !== null && {note: setNote}),
    ...(setChecked && {checked: true}),
  };
}

/** What was set, or would be, in a few words. */
export function sayEffects(
  {categoryId, merchant, note, checked}: RuledValues,
  {text, format, names}: RuleWords,
): string {
  return format.list([
    ...(categoryId ? [text('sayCategory', {category: names.categoryName(categoryId) ?? text('valueUnknown')})] : []),
    ...(merchant ? [text('saySetMerchant', {merchant})] : []),
    ...(note ? [text('saySetNote', {note})] : []),
    ...(checked === true ? [text('sayChecked')] : []),
  ]);
}

function sayConditions(rule: RuleDraft, {text, format, names}: RuleWords): string[] {
  const {currency, firstDay, lastDay, sign} = rule;
  return [
    ...(rule.text === null ? [] : [text(`sayText_${rule.textMatch}`, {text: rule.text})]),
    ...(rule.merchant === null ? [] : [text('sayMerchant', {merchant: rule.merchant})]),
    ...(sign === null ? [] : [text(`saySign_${sign}`)]),
    ...sayAmount(rule, (units) => format.money(units, currency ?? ''), text),
    ...(rule.accountId === null ? [] : [text('sayAccount', {account: names.accountName(rule.accountId)})]),
    ...(firstDay === null && lastDay === null ? [] : [text('sayDays', {first: firstDay ?? 1, last: lastDay ?? 31})]),
  ];
}

function sayAmount({minUnits, maxUnits}: RuleDraft, money: (units: number) => string, text: BooksText): string[] {
  if (minUnits !== null && maxUnits !== null) return [text('sayAmount', {min: money(minUnits), max: money(maxUnits)})];
  if (minUnits !== null) return [text('sayAmountFrom', {min: money(minUnits)})];
  return maxUnits === null ? [] : [text('sayAmountTo', {max: money(maxUnits)})];
}
