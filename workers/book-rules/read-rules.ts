import {accounts} from '#contract/bookkeeping/account.ts';
import {bookRules} from '#contract/bookkeeping/book-rule.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {prepareRules, type PreparedRules} from './prepare-rules.ts';

/** The rules of a company that run, as they are on this device now. */
export async function readRules(database: LocalDatabase, spaceId: string): Promise<PreparedRules> {
  const rules = await readTable(database, bookRules, spaceId);
  if (rules.length === 0) return [];
  const world = {
    accounts: await readTable(database, accounts, spaceId),
    categories: await readTable(database, categories, spaceId),
  };
  return prepareRules(rules, world);
}
