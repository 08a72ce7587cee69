import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {createRow, editRow, type RecordPlace} from '#src/data/record.ts';

/** The fields of a movement that a person types. */
export type TypedTransaction = Pick<
  TransactionRow,
  'date' | 'description' | 'amountUnits' | 'currency' | 'accountId' | 'categoryId' | 'merchant' | 'note'
>;

/** Adds a movement by hand. Answers its id. */
export async function createTransaction(place: RecordPlace, typed: TypedTransaction): Promise<string> {
  const imported = {importId: null, importLine: null, identity: null, balanceUnits: null};
  const fields = {...typed, ...imported, checked: false, createdAt: new Date().toISOString()};
  return createRow(place, 'transactions', fields);
}

/** The fields of an account that a person types. */
export type TypedAccount = Pick<
  AccountRow,
  'name' | 'bank' | 'numberEnding' | 'currency' | 'openingUnits' | 'openingDate'
>;

/** Adds an account. Answers its id. */
export async function createAccount(place: RecordPlace, typed: TypedAccount): Promise<string> {
  const fields = {...typed, archived: false, createdAt: new Date().toISOString()};
  return createRow(place, 'accounts', fields);
}

/** Changes what was typed of an account; its currency stays. */
export async function editAccount(
  place: RecordPlace,
  account: AccountRow,
  patch: Partial<Omit<TypedAccount, 'currency'>>,
): Promise<void> {
  await editRow(place, 'accounts', account, patch);
}

/** Adds a category of the company's own. Answers its id. */
export async function createCategory(
  place: RecordPlace,
  typed: Pick<CategoryRow, 'kind' | 'relatedParty' | 'position'> & {name: string},
): Promise<string> {
  const fields = {...typed, key: null, archived: false};
  return createRow(place, 'categories', fields);
}

/** Renames a category, archives it or brings it back, or says whether it is a related party. */
export async function editCategory(
  place: RecordPlace,
  category: CategoryRow,
  patch: Partial<Pick<CategoryRow, 'name' | 'archived' | 'relatedParty' | 'kind'>>,
): Promise<void> {
  await editRow(place, 'categories', category, patch);
}
