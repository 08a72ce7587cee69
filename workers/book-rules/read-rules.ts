import {accounts} from '#contract/bookkeeping/account.ts';
import {bookRules, sortRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {findStop, prepareRules, type PreparedRules, type RuleWorld, type StopReason} from './prepare-rules.ts';

/** The rules of a company that run, as they are on this device now. */
export async function readRules(database: LocalDatabase, spaceId: string): Promise<PreparedRules> {
  const rules = await readTable(database, bookRules, spaceId);
  if (rules.length === 0) return [];
  return prepareRules(rules, await readWorld(database, spaceId));
}

/** Why a rule does nothing, as things are on this device now; null where it runs. One that is not kept yet has the first place. Rule: RUL4. */
export async function readStop(
  database: LocalDatabase,
  spaceId: string,
  rule: BookRuleRow,
): Promise<StopReason | null> {
  const rules = sortRules(await readTable(database, bookRules, spaceId));
  const place = rules.findIndex(({id}) => id === rule.id);
  return findStop(rule, await readWorld(database, spaceId), Math.max(place, 0));
}

async function readWorld(database: LocalDatabase, spaceId: string): Promise<RuleWorld> {
  return {
    accounts: await readTable(database, accounts, spaceId),
    categories: await readTable(database, categories, spaceId),
  };
}
