import {useMemo} from 'react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {sortRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {categoryKinds, type CategoryKind, type CategoryRow} from '#contract/bookkeeping/category.ts';
import type {PickerOption} from '#src/ui/grid/match-options.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {nameCategory, useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** A category to choose, in the usual order of lists. */
export type CategoryOption = PickerOption & Pick<CategoryRow, 'kind'>;

/** The company's accounts and categories, as lists to choose from and as names to show. */
export type BooksNames = {
  readonly accounts: readonly AccountRow[];
  readonly categories: readonly CategoryRow[];
  readonly accountOf: (id: string) => AccountRow | undefined;
  readonly accountName: (id: string) => string;
  readonly categoryName: (id: string | null) => string | null;
  readonly accountOptions: readonly PickerOption[];
  readonly categoryOptions: readonly CategoryOption[];
  /** In their order. */
  readonly rules: readonly BookRuleRow[];
  readonly ruleOf: (id: string | null) => BookRuleRow | undefined;
};

/** How an account is called in lists: its name and the end of its number. */
export function labelAccount(account: Pick<AccountRow, 'name' | 'numberEnding'>): string {
  return account.numberEnding === null ? account.name : `${account.name} ${account.numberEnding}`;
}

/** Accounts in the order of lists: by what they are called. */
export function sortAccounts<Row extends AccountRow>(accounts: readonly Row[]): Row[] {
  return accounts.toSorted((one, other) => labelAccount(one).localeCompare(labelAccount(other)));
}

/** What accounts and categories are called, by id: for files that a worker writes. */
export function namesById({accounts, accountName, categories, categoryName}: BooksNames) {
  return {
    accounts: Object.fromEntries(accounts.map(({id}) => [id, accountName(id)])),
    categories: Object.fromEntries(categories.map(({id}) => [id, categoryName(id) ?? ''])),
  };
}

/** The name of a kind of category. */
export function nameKind(kind: CategoryKind, text: BooksText): string {
  return text(`kind_${kind}`);
}

/** Categories in the order of lists: by kind, then by place. */
export function sortCategories(categories: readonly CategoryRow[]): CategoryRow[] {
  return [...categories].sort(
    (one, other) =>
      categoryKinds.indexOf(one.kind) - categoryKinds.indexOf(other.kind) || one.position - other.position,
  );
}

/** Reads them; undefined while they are read for the first time. */
export function useBooksNames(): BooksNames | undefined {
  const text = useBooksText();
  const companyId = useCompany().current?.id;
  const accounts = useRows('accounts', companyId);
  const categories = useRows('categories', companyId);
  const rules = useRows('bookRules', companyId);
  return useMemo(() => {
    if (!accounts || !categories || !rules) return undefined;
    const sorted = sortAccounts(accounts);
    const accountById = new Map(accounts.map((account) => [account.id, account]));
    const nameById = new Map(categories.map((category) => [category.id, nameCategory(category, text)]));
    const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
    return {
      accounts: sorted,
      categories,
      rules: sortRules(rules),
      ruleOf: (id: string | null) => (id === null ? undefined : ruleById.get(id)),
      accountOf: (id: string) => accountById.get(id),
      accountName: (id: string) => {
        const account = accountById.get(id);
        return account ? labelAccount(account) : text('noAccount');
      },
      categoryName: (id: string | null) => (id === null ? null : (nameById.get(id) ?? null)),
      accountOptions: sorted
        .filter((account) => !account.archived)
        .map((account) => ({id: account.id, label: labelAccount(account), hint: account.currency})),
      categoryOptions: sortCategories(categories)
        .filter((category) => !category.archived)
        .map((category) => ({
          id: category.id,
          label: nameById.get(category.id) ?? '',
          hint: nameKind(category.kind, text),
          kind: category.kind,
        })),
    };
  }, [accounts, categories, rules, text]);
}
