import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {maxBookRules, sortRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {foldText} from '#workers/books/data/fold-text.ts';

/** What rules look at in a transaction. */
export type RuleSubject = Pick<
  TransactionRow,
  'date' | 'description' | 'merchant' | 'amountUnits' | 'currency' | 'accountId'
>;

/** The rows that rules refer to, as they are now. */
export type RuleWorld = {
  readonly accounts: readonly Pick<AccountRow, 'id'>[];
  readonly categories: readonly Pick<CategoryRow, 'id' | 'archived'>[];
};

/** Why a rule does nothing. */
export type StopReason = 'off' | 'category-gone' | 'category-archived' | 'account-gone' | 'too-many';

/** The conditions of a rule, each as a test, or null where it is not given. Texts are folded as by `foldText`. */
export type RuleTests = {
  /** Of description and merchant alike; null is no condition. */
  readonly fitsText: ((folded: string) => boolean) | null;
  readonly fitsMerchant: ((folded: string) => boolean) | null;
  readonly fitsAmount: ((amountUnits: number, currency: string) => boolean) | null;
  /** Asked with a day of the month. */
  readonly fitsDay: ((day: number) => boolean) | null;
};

/** Rules that run, in their order. */
export type PreparedRules = readonly {readonly rule: BookRuleRow; readonly tests: RuleTests}[];

/** Why a rule does nothing, by what it refers to; null where it runs. `place` is its place among the sorted rules. Rules: RUL4, RUL14. */
export function findStop(rule: BookRuleRow, {accounts, categories}: RuleWorld, place = 0): StopReason | null {
  if (!rule.enabled) return 'off';
  if (place >= maxBookRules) return 'too-many';
  if (rule.accountId !== null && !accounts.some(({id}) => id === rule.accountId)) return 'account-gone';
  if (rule.categoryId === null) return null;
  const category = categories.find(({id}) => id === rule.categoryId);
  if (!category) return 'category-gone';
  return category.archived ? 'category-archived' : null;
}

/** The rules that run, in their order. Rules: RUL3, RUL4. */
export function prepareRules(rules: readonly BookRuleRow[], world: RuleWorld): PreparedRules {
  return sortRules(rules)
    .filter((rule, place) => findStop(rule, world, place) === null)
    .map((rule) => ({rule, tests: testsOf(rule)}));
}

/** The conditions of a rule as tests. Rule: RUL1. */
export function testsOf(rule: BookRuleRow): RuleTests {
  const {sign, currency, firstDay, lastDay} = rule;
  const [least, most] = [rule.minUnits ?? 0, rule.maxUnits ?? Infinity];
  const isBounded = rule.minUnits !== null || rule.maxUnits !== null;
  return {
    fitsText: matchText(rule),
    fitsMerchant: matchMerchant(rule.merchant),
    fitsAmount:
      sign === null && !isBounded
        ? null
        : (amountUnits, amountCurrency) => {
            if (sign !== null && Math.sign(amountUnits) !== (sign === 'in' ? 1 : -1)) return false;
            if (!isBounded) return true;
            const size = Math.abs(amountUnits);
            return amountCurrency === currency && size >= least && size <= most;
          },
    fitsDay: firstDay === null && lastDay === null ? null : (day) => day >= (firstDay ?? 1) && day <= (lastDay ?? 31),
  };
}

function matchText({text, textMatch}: BookRuleRow): RuleTests['fitsText'] {
  const wanted = foldText(text ?? '').trim();
  if (wanted === '') return matchNothing(text);
  switch (textMatch) {
    case 'contains':
      return (folded) => folded.includes(wanted);
    case 'starts-with':
      return (folded) => folded.trimStart().startsWith(wanted);
    case 'is':
      return (folded) => folded.trim() === wanted;
  }
}

function matchMerchant(merchant: string | null): RuleTests['fitsMerchant'] {
  const wanted = foldText(merchant ?? '').trim();
  return wanted === '' ? matchNothing(merchant) : (folded) => folded.trim() === wanted;
}

/** No condition where nothing was typed. An accent alone was typed, and nothing is left of it to look for: it fits nothing, rather than everything. */
function matchNothing(typed: string | null): (() => boolean) | null {
  return typed === null || typed.trim() === '' ? null : () => false;
}

/**
 * The rules that fit a transaction, in their order: the first sets, the others are only named. Each is asked of the transaction as it was made, so
 * what one sets feeds no other. Rules: RUL3, RUL9.
 */
export function findFitting(rules: PreparedRules, subject: RuleSubject): BookRuleRow[] {
  const {amountUnits, currency, accountId} = subject;
  const description = foldText(subject.description);
  const merchant = subject.merchant === null ? null : foldText(subject.merchant);
  const day = Number(subject.date.slice(8, 10));
  const fitting: BookRuleRow[] = [];
  for (const {rule, tests} of rules) {
    if (rule.accountId !== null && rule.accountId !== accountId) continue;
    if (tests.fitsAmount && !tests.fitsAmount(amountUnits, currency)) continue;
    if (tests.fitsDay && !tests.fitsDay(day)) continue;
    if (tests.fitsMerchant && (merchant === null || !tests.fitsMerchant(merchant))) continue;
    if (tests.fitsText && !tests.fitsText(description) && (merchant === null || !tests.fitsText(merchant))) continue;
    fitting.push(rule);
  }
  return fitting;
}
