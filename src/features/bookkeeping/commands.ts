import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Where a change goes and what it is called: a key of this feature's texts. */
export type ChangePlace = {readonly database: LocalDatabase; readonly spaceId: string};

/** What the device knows at the moment of an act. */
export type Making = {readonly nowMs: number; readonly createId: () => string};

/** The browser's clock and randomness. */
export function makeNow(): Making {
  const nowMs = Date.now();
  return {nowMs, createId: () => newId(nowMs, (bytes) => crypto.getRandomValues(bytes))};
}

type Creation = {table: string; id: string; fields: Readonly<Record<string, Json>>; labelKey: LabelKey};

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
export async function createTransaction(place: ChangePlace, typed: TypedTransaction, making: Making): Promise<string> {
  const id = making.createId();
  await recordCreation(place, making, {
    table: 'transactions',
    id,
    labelKey: 'labelCreate',
    fields: {
      ...typed,
      checked: false,
      importId: null,
      importLine: null,
      identity: null,
      balanceUnits: null,
      createdAt: new Date(making.nowMs).toISOString(),
    },
  });
  return id;
}

/** The fields of an account that a person types. */
export type TypedAccount = Pick<
  AccountRow,
  'name' | 'bank' | 'numberEnding' | 'currency' | 'openingUnits' | 'openingDate'
>;

/** Adds an account. Answers its id. */
export async function createAccount(place: ChangePlace, typed: TypedAccount, making: Making): Promise<string> {
  const id = making.createId();
  const fields = {...typed, archived: false, createdAt: new Date(making.nowMs).toISOString()};
  await recordCreation(place, making, {table: 'accounts', id, fields, labelKey: 'labelNewAccount'});
  return id;
}

/** Changes what was typed of an account; its currency stays. */
export async function editAccount(
  place: ChangePlace,
  account: AccountRow,
  patch: Partial<Omit<TypedAccount, 'currency'>>,
  making: Making,
): Promise<void> {
  await recordEdit(place, making, {table: 'accounts', row: account, patch, labelKey: 'labelEditAccount'});
}

/** Puts an account away, or brings it back; its movements stay where they are. */
export async function archiveAccount(
  place: ChangePlace,
  account: AccountRow,
  archived: boolean,
  making: Making,
): Promise<void> {
  await recordEdit(place, making, {
    table: 'accounts',
    row: account,
    patch: {archived},
    labelKey: 'labelArchiveAccount',
  });
}

/** Adds a category of the company's own. Answers its id. */
export async function createCategory(
  place: ChangePlace,
  typed: Pick<CategoryRow, 'kind' | 'relatedParty' | 'position'> & {name: string},
  making: Making,
): Promise<string> {
  const id = making.createId();
  const fields = {...typed, key: null, archived: false};
  await recordCreation(place, making, {table: 'categories', id, fields, labelKey: 'labelNewCategory'});
  return id;
}

/** Renames a category, archives it or brings it back, or says whether it is a related party. */
export async function editCategory(
  place: ChangePlace,
  category: CategoryRow,
  patch: Partial<Pick<CategoryRow, 'name' | 'archived' | 'relatedParty' | 'kind'>>,
  making: Making,
): Promise<void> {
  const labelKey = patch.archived === undefined ? 'labelEditCategory' : 'labelArchiveCategory';
  await recordEdit(place, making, {table: 'categories', row: category, patch, labelKey});
}

/** Leaves an unreadable row of a file out for good. */
export async function dropImportError(place: ChangePlace, row: ImportErrorRow, making: Making): Promise<void> {
  await recordEdit(place, making, {table: 'importErrors', row, patch: {status: 'dropped'}, labelKey: 'labelDropRow'});
}

async function recordCreation(place: ChangePlace, making: Making, creation: Creation): Promise<void> {
  const set = Object.fromEntries(Object.entries(creation.fields).map(([field, value]) => [field, {same: value}]));
  const act = {table: creation.table, op: 'create' as const, rowIds: [creation.id], set, was: {}};
  await recordChange(place.database, completeChange(place, making, act, creation.labelKey));
}

type RowEdit = {
  table: string;
  row: Readonly<Record<string, unknown>> & {id: string};
  patch: Readonly<Record<string, Json | undefined>>;
  labelKey: LabelKey;
};

/** Records only the fields whose value is another one; nothing when there are none. */
async function recordEdit(place: ChangePlace, making: Making, edit: RowEdit): Promise<void> {
  const changed = Object.entries(edit.patch).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== edit.row[entry[0]],
  );
  if (changed.length === 0) return;
  const set = Object.fromEntries(changed.map(([field, value]) => [field, {same: value}]));
  // A row's fields hold nothing but Json; only their names are lost here.
  const was = Object.fromEntries(changed.map(([field]) => [field, {same: (edit.row[field] ?? null) as Json}]));
  const act = {table: edit.table, op: 'edit' as const, rowIds: [edit.row.id], set, was};
  await recordChange(place.database, completeChange(place, making, act, edit.labelKey));
}

function completeChange(
  place: ChangePlace,
  making: Making,
  act: Pick<Change, 'table' | 'op' | 'rowIds' | 'set' | 'was'>,
  labelKey: LabelKey,
): Change {
  return {
    ...act,
    id: making.createId(),
    spaceId: place.spaceId,
    label: {key: labelOf(labelKey)},
    madeAt: new Date(making.nowMs).toISOString(),
  };
}
