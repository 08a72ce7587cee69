import {bookRules, maxRuleText, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {signOfAmount} from '#contract/bookkeeping/review.ts';
import {listProblems, type RowProblem} from '#contract/kernel/synced-table.ts';
import {foldText} from '#workers/books/data/fold-text.ts';

/** The fields of a rule that a person fills in. */
export type RuleDraft = Omit<BookRuleRow, 'id' | 'position' | 'enabled' | 'createdAt'>;

/** A rule without conditions that sets nothing. */
export const emptyRule: RuleDraft = {
  name: '',
  textMatch: 'contains',
  text: null,
  merchant: null,
  minUnits: null,
  maxUnits: null,
  currency: null,
  accountId: null,
  sign: null,
  firstDay: null,
  lastDay: null,
  categoryId: null,
  setMerchant: null,
  setNote: null,
  setChecked: false,
};

/** A rule for movements like one: of its merchant, else with the words of its text, with its sign, to its category. Source: ux.md U3. */
export function draftFromRow(
  row: Pick<TransactionRow, 'merchant' | 'description' | 'amountUnits' | 'categoryId'>,
  name: string,
): RuleDraft {
  const sign = signOfAmount(row.amountUnits);
  return {
    ...emptyRule,
    name: name.slice(0, 80),
    ...(row.merchant === null ? {text: findText(row.description, name)} : {merchant: row.merchant}),
    sign: sign === 'mixed' ? null : sign,
    categoryId: row.categoryId,
  };
}

/** As much of a name as stands in the text that it was made of, so that the rule fits its own movement: "Uber" of `UBER *TRIP 99`. */
function findText(description: string, name: string): string {
  const folded = foldText(description);
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join(' ');
    if (beginning !== '' && folded.includes(foldText(beginning))) return beginning.slice(0, maxRuleText);
  }
  return description.slice(0, maxRuleText);
}

/** What a person may change of a rule that is there. */
export function draftOfRule({
  id: _id,
  position: _at,
  enabled: _on,
  createdAt: _made,
  ...draft
}: BookRuleRow): RuleDraft {
  return draft;
}

/** The rule as it would be kept: without spaces around its texts, and with a currency only where there are bounds. */
export function finishRule(draft: RuleDraft): RuleDraft {
  const isBounded = draft.minUnits !== null || draft.maxUnits !== null;
  return {
    ...draft,
    name: draft.name.trim(),
    text: trim(draft.text),
    merchant: trim(draft.merchant),
    setMerchant: trim(draft.setMerchant),
    setNote: trim(draft.setNote),
    currency: isBounded ? draft.currency : null,
  };
}

/** What is wrong with a rule: what is of no use to look for, then what its table says, in the order of its form. Rule: RUL1. */
export function checkRule(draft: RuleDraft): RowProblem[] {
  const finished = finishRule(draft);
  return [
    ...listProblems([
      ['text', 'book-rule.nothing-to-find', isFindable(finished.text)],
      ['merchant', 'book-rule.nothing-to-find', isFindable(finished.merchant)],
    ]),
    ...bookRules.check(finished),
  ];
}

/** Whether anything of a text is left without case and accents; no text asks for nothing. */
function isFindable(text: string | null): boolean {
  return text === null || foldText(text).trim() !== '';
}

function trim(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}
