import type {AccountRow} from '#contract/bookkeeping/account.ts';
import type {CategoryKind, CategoryRow} from '#contract/bookkeeping/category.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {toDay} from '#workers/books/data/fields.ts';

/** What an account of the double entry is. `clearing`: money on its way between two accounts, or owed by a related party. */
export type LedgerClass = 'asset' | 'liability' | 'clearing' | 'equity' | 'income' | 'expense';

/** What an account of the double entry stands for: an account of the books, a category, or one of the three that the books have none for. */
export type LedgerName =
  | {readonly kind: 'account'; readonly id: string}
  | {readonly kind: 'category'; readonly id: string}
  | {readonly kind: 'word'; readonly word: 'opening-balances' | 'open-income' | 'open-expense'};

/** One account of the double entry. */
export type LedgerAccount = {
  /** Its name as one text, such as `category:…`: the same on every device. */
  readonly id: string;
  readonly name: LedgerName;
  readonly class: LedgerClass;
  /** Of a category; null for others. */
  readonly kind: CategoryKind | null;
  readonly isRelated: boolean;
};

/** What an account held before everything, as its row says it: on a day, or before all days. */
export type Opening = {readonly slot: number; readonly currency: number; readonly units: number; readonly day: number};

/** The accounts of the double entry. One is named by its place here, its slot; a currency by its place among the currencies. */
export type Chart = {
  readonly accounts: readonly LedgerAccount[];
  readonly currencies: readonly string[];
  /** By a number of the columns' dictionary: the slot or place, -1 where there is none. */
  readonly slotOfAccount: Int32Array;
  readonly slotOfCategory: Int32Array;
  readonly placeOfCurrency: Int32Array;
  readonly openings: readonly Opening[];
  /** Some movement has a category that is not on this device: it counts as one without. */
  readonly hasUnknown: boolean;
};

/** Slots that every chart has. */
export const fixedSlots = {opening: 0, openIncome: 1, openExpense: 2} as const;

const fixedAccounts = [
  wordAccount('opening-balances', 'equity'),
  wordAccount('open-income', 'income'),
  wordAccount('open-expense', 'expense'),
];

/** What the chart is made of. */
export type ChartRows = {
  readonly accounts: readonly Pick<AccountRow, 'id' | 'name' | 'kind' | 'currency' | 'openingUnits' | 'openingDate'>[];
  readonly categories: readonly Pick<CategoryRow, 'id' | 'kind' | 'relatedParty' | 'position'>[];
};

/**
 * Makes the chart of accounts of a company's books: banks, wallets and cash are assets, cards are liabilities, a category is what its kind says, and
 * what has none is open income or open expense by its sign. An account that is not on this device is an asset. Rule: DBL2.
 */
export function createChart(columns: BooksColumns, rows: ChartRows): Chart {
  const {names} = columns;
  const accounts: LedgerAccount[] = [...fixedAccounts];
  const add = (account: LedgerAccount): number => accounts.push(account) - 1;
  const byCode = (): Int32Array => new Int32Array(names.values.length).fill(-1);
  const put = (slots: Int32Array, id: string, slot: number): void => {
    const code = names.codes.get(id);
    if (code !== undefined) slots[code] = slot;
  };
  const [slotOfAccount, slotOfCategory, placeOfCurrency] = [byCode(), byCode(), byCode()];
  const sorted = rows.accounts.toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const slots = sorted.map(({id, kind}) => add(moneyAccount(id, kind === 'card' ? 'liability' : 'asset')));
  for (const [at, {id}] of sorted.entries()) put(slotOfAccount, id, slots[at] ?? -1);
  for (const category of rows.categories.toSorted((one, other) => one.position - other.position))
    put(slotOfCategory, category.id, add(categoryAccount(category)));
  const found = scan(columns, slotOfAccount, slotOfCategory);
  for (const code of found.strayAccounts)
    slotOfAccount[code] = add(moneyAccount(decodeText(names, code) ?? '', 'asset'));
  const used = [...found.currencies].map((code) => decodeText(names, code) ?? '');
  const opened = sorted.filter(({openingUnits}) => openingUnits !== 0).map(({currency}) => currency);
  const currencies = [...new Set([...used, ...opened])].sort(compare);
  for (const [place, currency] of currencies.entries()) put(placeOfCurrency, currency, place);
  const openings = sorted.flatMap(({currency, openingUnits, openingDate}, at) => ({
    slot: slots[at] ?? -1,
    currency: currencies.indexOf(currency),
    units: openingUnits,
    day: openingDate === null ? -Infinity : toDay(openingDate),
  }));
  const {hasUnknown} = found;
  return {accounts, currencies, slotOfAccount, slotOfCategory, placeOfCurrency, openings, hasUnknown};
}

/** What the movements name: their currencies, accounts that have no row, and whether a category has none. */
function scan(columns: BooksColumns, slotOfAccount: Int32Array, slotOfCategory: Int32Array) {
  const strayAccounts = new Set<number>();
  const currencies = new Set<number>();
  let hasUnknown = false;
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    currencies.add(columns.currency[row] ?? 0);
    const account = columns.account[row] ?? 0;
    if (slotOfAccount[account] === -1) strayAccounts.add(account);
    const category = columns.category[row] ?? 0;
    if (category !== 0 && slotOfCategory[category] === -1) hasUnknown = true;
  }
  return {strayAccounts, currencies, hasUnknown};
}

const classOfKind: Readonly<Record<CategoryKind, LedgerClass>> = {
  income: 'income',
  expense: 'expense',
  'owner-contribution': 'equity',
  distribution: 'equity',
  transfer: 'clearing',
};

function moneyAccount(id: string, of: 'asset' | 'liability'): LedgerAccount {
  return {id: `account:${id}`, name: {kind: 'account', id}, class: of, kind: null, isRelated: false};
}

function categoryAccount({id, kind, relatedParty}: ChartRows['categories'][number]): LedgerAccount {
  const name = {kind: 'category', id} as const;
  return {id: `category:${id}`, name, class: classOfKind[kind], kind, isRelated: relatedParty};
}

function wordAccount(word: Extract<LedgerName, {kind: 'word'}>['word'], of: LedgerClass): LedgerAccount {
  return {id: word, name: {kind: 'word', word}, class: of, kind: null, isRelated: false};
}

/** By code points: the same on every device, whatever its language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
