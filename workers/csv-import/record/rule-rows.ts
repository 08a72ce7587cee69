import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {writeRuleMark} from '#contract/bookkeeping/rule-mark.ts';
import {planEffect, type RuledFields} from '#workers/book-rules/plan-effect.ts';
import {findFitting, type PreparedRules} from '#workers/book-rules/prepare-rules.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';

/** What a new transaction has in the fields that a rule may have set. */
export type RuledRow = RuledFields & Pick<TransactionRow, 'ruleMark'>;

/** Where new transactions go, and the company's category by the file's name for it. */
type RuledHome = Pick<TransactionRow, 'accountId' | 'currency'> & {
  readonly categoryOf?: (name: string) => string | null;
};

/** How many of the new transactions a rule sets something in, and which other rules fit some of them too. Rule: RUL7. */
export type RuleCount = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly others: readonly {readonly name: string; readonly count: number}[];
};

/** What a row of a file becomes: what the file says, and over that what the first rule that fits sets. Rules: RUL3, RUL5. */
export function ruleRow(rules: PreparedRules, transaction: FileTransaction, home: RuledHome): RuledRow {
  return decide(rules, transaction, home).row;
}

/** Counts what rules set in the rows of a file, the most frequent first. Nothing is written. Rule: RUL7. */
export function countRules(
  rules: PreparedRules,
  transactions: readonly FileTransaction[],
  home: RuledHome,
): RuleCount[] {
  const counts = new Map<string, {name: string; count: number; others: Map<string, {name: string; count: number}>}>();
  for (const transaction of rules.length === 0 ? [] : transactions) {
    const {row, fitting} = decide(rules, transaction, home);
    const [first, ...others] = fitting;
    if (!first || row.ruleMark === null) continue;
    const counted = counts.get(first.id) ?? {name: first.name, count: 0, others: new Map()};
    counts.set(first.id, counted);
    counted.count += 1;
    for (const {id, name} of others) {
      const other = counted.others.get(id) ?? {name, count: 0};
      counted.others.set(id, other);
      other.count += 1;
    }
  }
  return [...counts]
    .map(([id, {name, count, others}]) => ({id, name, count, others: [...others.values()]}))
    .toSorted((one, other) => other.count - one.count);
}

function decide(rules: PreparedRules, transaction: FileTransaction, {accountId, currency, categoryOf}: RuledHome) {
  const {category, merchant, note} = transaction;
  const categoryId = category === null ? null : (categoryOf?.(category) ?? null);
  const row: RuledFields = {categoryId, merchant, note, checked: false};
  const fitting = rules.length === 0 ? [] : findFitting(rules, {...transaction, accountId, currency});
  const [first] = fitting;
  // What came with the file is nobody's choice.
  const effect = first ? planEffect(first, row, true) : null;
  return {fitting, row: {...row, ...effect?.set, ruleMark: effect ? writeRuleMark(effect.mark) : null} as RuledRow};
}
