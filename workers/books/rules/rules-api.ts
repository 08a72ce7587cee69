import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import type {RuledValues} from '#contract/bookkeeping/rule-mark.ts';
import type {BooksEditResult, BooksRow, BooksSelection, CurrencyTotals} from '#workers/books/api.ts';

/** A rule, and whether it replaces categories and merchants that are there. */
export type RuleQuestion = {rule: BookRuleRow; overwrites: boolean};

/**
 * What a rule would do to the rows that are here: it fits `fitCount`, would change `changeCount` with these `totals`, and `blockedCount` are left
 * since they are locked. In `chosenCount` it would have to replace a category or a merchant, or another rule has set
 * something that stands.
 */
export type RuleTrial = {
  fitCount: number;
  changeCount: number;
  blockedCount: number;
  chosenCount: number;
  totals: CurrencyTotals[];
};

/** A row as it is, and what would be set in it. */
export type TrialRow = {row: BooksRow; set: RuledValues};

/** In how many rows a rule has set something that stands, and the newest day of these, a civil date. */
export type RuledCount = {ruleId: string; count: number; lastDate: string};

/** What the books answer about rules that people make. */
export type RulesApi = {
  /** What a rule would change in all rows, whatever is listed; nothing is changed. Waits until all pages are read. Rule: RUL10. */
  tryRule(question: RuleQuestion): Promise<RuleTrial>;
  /** Some of the rows that it would change, newest first. */
  readTrial(question: RuleQuestion, start: number, count: number): Promise<TrialRow[]>;
  /** Changes them, as one act; locked rows stay and are counted. Rule: RUL11. */
  applyRule(question: RuleQuestion): Promise<BooksEditResult>;
  /** In how many rows each rule has set something that stands. Rule: RUL12. */
  countRuled(): Promise<RuledCount[]>;
  /** Puts back what rules set in rows, or all that one rule set, as one act. Rule: RUL12. */
  takeBackRuled(what: {selection: BooksSelection} | {ruleId: string}): Promise<BooksEditResult>;
};
