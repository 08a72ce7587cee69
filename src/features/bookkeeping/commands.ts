import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {Change} from '#contract/sync/change.ts';
import {createRow, editRow, type RecordPlace} from '#src/data/record.ts';

/** What the changes of this feature are called; texts in three languages say it. */
export type LabelKey =
  | 'labelCreate'
  | 'labelEdit'
  | 'labelCategory'
  | 'labelAccount'
  | 'labelNote'
  | 'labelMerchant'
  | 'labelCheck'
  | 'labelUncheck'
  | 'labelDelete'
  | 'labelNewAccount'
  | 'labelEditAccount'
  | 'labelArchiveAccount'
  | 'labelNewCategory'
  | 'labelEditCategory'
  | 'labelArchiveCategory'
  | 'labelDropRow'
  | 'labelAddReceipt'
  | 'labelAddReceipts'
  | 'labelReplaceReceipt'
  | 'labelRemoveReceipt';

/** The key of a label as others find it: the feature's name, then the text's. */
export function labelOf(key: LabelKey): string {
  return `bookkeeping:${key}`;
}

/** How much of a file's name a label has room for; see `changeLabelSchema`. */
const maxNamed = 200;

/** What an act on a file is called: several of them can be told apart by the file's name. */
export function labelFile(key: LabelKey, name: string): Change['label'] {
  return {key: labelOf(key), params: {name: name.slice(0, maxNamed).toWellFormed()}};
}

/** The fields of a movement that a person types. */
export type TypedTransaction = Pick<
  TransactionRow,
  'date' | 'description' | 'amountUnits' | 'currency' | 'accountId' | 'categoryId' | 'merchant' | 'note'
>;

/** Adds a movement by hand. Answers its id. */
export async function createTransaction(place: RecordPlace, typed: TypedTransaction): Promise<string> {
  const imported = {importId: null, importLine: null, identity: null, balanceUnits: null};
  const fields = {...typed, ...imported, checked: false, createdAt: new Date().toISOString()};
  return createRow(place, 'transactions', fields, {label: {key: labelOf('labelCreate')}});
}

/** The fields of an account that a person types. */
export type TypedAccount = Pick<
  AccountRow,
  'name' | 'bank' | 'numberEnding' | 'currency' | 'openingUnits' | 'openingDate'
>;

/** Adds an account. Answers its id. */
export async function createAccount(place: RecordPlace, typed: TypedAccount): Promise<string> {
  const fields = {...typed, archived: false, createdAt: new Date().toISOString()};
  return createRow(place, 'accounts', fields, {label: {key: labelOf('labelNewAccount')}});
}

/** Changes what was typed of an account; its currency stays. */
export async function editAccount(
  place: RecordPlace,
  account: AccountRow,
  patch: Partial<Omit<TypedAccount, 'currency'>>,
): Promise<void> {
  await editRow(place, 'accounts', account, patch, {label: {key: labelOf('labelEditAccount')}});
}

/** Puts an account away, or brings it back; its movements stay where they are. */
export async function archiveAccount(place: RecordPlace, account: AccountRow, archived: boolean): Promise<void> {
  await editRow(place, 'accounts', account, {archived}, {label: {key: labelOf('labelArchiveAccount')}});
}

/** Adds a category of the company's own. Answers its id. */
export async function createCategory(
  place: RecordPlace,
  typed: Pick<CategoryRow, 'kind' | 'relatedParty' | 'position'> & {name: string},
): Promise<string> {
  const fields = {...typed, key: null, archived: false};
  return createRow(place, 'categories', fields, {label: {key: labelOf('labelNewCategory')}});
}

/** Renames a category, archives it or brings it back, or says whether it is a related party. */
export async function editCategory(
  place: RecordPlace,
  category: CategoryRow,
  patch: Partial<Pick<CategoryRow, 'name' | 'archived' | 'relatedParty' | 'kind'>>,
): Promise<void> {
  const key = labelOf(patch.archived === undefined ? 'labelEditCategory' : 'labelArchiveCategory');
  await editRow(place, 'categories', category, patch, {label: {key}});
}

/** Leaves an unreadable row of a file out for good. */
export async function dropImportError(place: RecordPlace, row: ImportErrorRow): Promise<void> {
  await editRow(place, 'importErrors', row, {status: 'dropped'}, {label: {key: labelOf('labelDropRow')}});
}
