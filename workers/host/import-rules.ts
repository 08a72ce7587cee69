import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {PreparedRules} from '#workers/book-rules/prepare-rules.ts';
import {readRules} from '#workers/book-rules/read-rules.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {FileCategory} from '#workers/csv-import/record/file-category.ts';
import {countRules, type RuleCount} from '#workers/csv-import/record/rule-rows.ts';
import {categoryFinder} from '#workers/csv-import/record/settle-categories.ts';

/** Where a file goes, and the rules that are not to run over it, by id. */
export type RuledInput = {
  spaceId: string;
  account: Pick<AccountRow, 'id' | 'currency'>;
  leftRules?: readonly string[];
};

/** What rules would set in the new rows of a file, and those that the person left out. */
export type PreviewedRules = {
  readonly counts: readonly RuleCount[];
  readonly left: readonly {readonly id: string; readonly name: string}[];
};

/** The rules that run over a file, and those that the person left out. */
export async function splitRules(database: LocalDatabase, {spaceId, leftRules = []}: RuledInput) {
  const all = await readRules(database, spaceId);
  const isLeft = ({rule}: PreparedRules[number]): boolean => leftRules.includes(rule.id);
  return {run: all.filter((one) => !isLeft(one)), left: all.filter(isLeft).map(({rule: {id, name}}) => ({id, name}))};
}

/** What the rules that run over a file would set in its new rows, and those left out. Rule: RUL7. */
export async function previewRules(
  database: LocalDatabase,
  input: RuledInput,
  {fresh, named}: {readonly fresh: readonly FileTransaction[]; readonly named: readonly FileCategory[]},
): Promise<PreviewedRules> {
  const {run, left} = await splitRules(database, input);
  const {id: accountId, currency} = input.account;
  const home = {accountId, currency, categoryOf: categoryFinder(named)};
  return {counts: countRules(run, fresh, home), left};
}
