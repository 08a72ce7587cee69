import type {MoneySign} from '#contract/bookkeeping/review.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {Change} from '#contract/sync/change.ts';
import type {RowProblem} from '#contract/kernel/synced-table.ts';
import type {Accounting, AccountingQuestion} from './accounting/question.ts';

/** A text of a row that the list can be narrowed by on its own. */
export type TextField = 'merchant' | 'note' | 'description' | 'reference';

/** Texts to look for in each field: a row fits by all words of one of them; an empty text stands for rows without any. */
export type FieldTexts = Readonly<Record<TextField, readonly string[]>>;

/** What the list is narrowed to; every part holds at once. Mirrors the URL of the bookkeeping screen. */
export type BooksFilter = {
  /** `review`: only rows without a category or not checked yet (S4.08). */
  view: 'review' | 'all';
  /** Words that description, merchant and note must contain, in any order, without case or accents. */
  text: string;
  /** First and last civil date, both inclusive; null is open. */
  from: string | null;
  to: string | null;
  /** Empty: any account. */
  accountIds: readonly string[];
  /** Empty: any category; `none` stands for rows without one, `none-in` and `none-out` for those of them that money comes in with, or not. */
  categoryIds: readonly string[];
  checked: boolean | null;
  hasReceipt: boolean | null;
  /** Only rows of exactly this merchant; the empty text is rows without one. */
  merchantName: string | null;
  /** Only rows without a category whose first suggestion is sure, or is not, or of which nothing is known; null is all rows. */
  suggestion: 'sure' | 'unsure' | 'unknown' | null;
  /** Only rows in which a rule set something that stands: this one by its id, or any. */
  rule: string | null;
  /** Only rows with changes that are on this device only. */
  unsentOnly: boolean;
  /** Bounds of the amount without its sign, both inclusive, as plain decimals of each row's own currency such as `1234.5`; null is open. */
  minAmount: string | null;
  maxAmount: string | null;
  importId: string | null;
  /** Only money in, or only money out; null is both. */
  sign: 'in' | 'out' | null;
  /** ISO codes; empty: any currency. */
  currencies: readonly string[];
  texts: FieldTexts;
  /** What rows must not have: any of these accounts, categories (`none` too), currencies or texts. */
  except: Pick<BooksFilter, 'accountIds' | 'categoryIds' | 'currencies' | 'texts'>;
  /** Empty: any merchant; else rows that are of these, by name or by the bank's text; an empty name stands for rows that name nobody. Rule: MRC4. */
  merchants: readonly string[];
};

/** Order of the list; ties by date and id, newest first. */
export type BooksSort = {by: 'date' | 'merchant' | 'amount'; descending: boolean};

/** What movements may have in common with another one; `beginning` is that of the text, `word` one word of it. */
export type Likeness = 'merchant' | 'name' | 'amount' | 'account' | 'beginning' | 'word';

/** A category for a movement without one, and why: `hits` of `of` movements that are alike have it. `isSure`: at least 98 of 100 such are right. */
export type CategorySuggestion = {
  categoryId: string;
  isSure: boolean;
  likeness: Likeness;
  hits: number;
  of: number;
};

/** A merchant for a movement without one: that of movements of its name, or what its own text says. */
export type MerchantSuggestion = {name: string; from: 'name' | 'text'};

/** One row for the screen. */
export type BooksRow = TransactionRow & {
  /** A change to it is on this device only. */
  unsent: boolean;
  /** A change to it was refused and waits in attention. */
  attention: boolean;
  /** It has at least one receipt, on the server or only here. */
  hasReceipt: boolean;
};

/** One row of the list, with what is suggested for it. */
export type ListedRow = BooksRow & {
  /** What it may be, the likeliest first, at most five; none where it has a category or nothing is known, null until all is learnt. Rule: SUG3. */
  suggestions: readonly CategorySuggestion[] | null;
  /** The merchant it may be of, where it has none. Rule: SUG4. */
  merchantSuggestion: MerchantSuggestion | null;
};

/** Sums of one currency, in its smallest units; `outUnits` is zero or negative. */
export type CurrencyTotals = {currency: string; count: number; inUnits: number; outUnits: number};

/** The list as a whole. */
export type BooksView = {
  /** Grows with everything that may change what is shown. */
  revision: number;
  /** `loading` while older pages are still being read; what is there can be used. `missing`: never loaded on this device. */
  state: 'loading' | 'ready' | 'missing';
  /** Rows in the filtered list. */
  rowCount: number;
  totals: CurrencyTotals[];
  /** Rows in the review queue and in all, without the filter. */
  reviewCount: number;
  allCount: number;
  /** Where a review has no row: how many its filter finds that are reviewed already; else 0. */
  doneCount: number;
  /** Where the row is that the screen has the keyboard on; null before it said so, and in a list without rows. */
  cursor: BooksCursor | null;
};

/**
 * The row `asked`, at its place in the list; where it is there no longer, the nearest row below that was there with it and still is, else the
 * nearest above. Rule: REV5.
 */
export type BooksCursor = {asked: string; id: string; index: number};

/** The rows the screen has in sight. */
export type BooksWindow = {revision: number; start: number; rows: ListedRow[]};

/**
 * Rows an act is for: named ones, the whole filtered list but some, or those of merchants by their names, whatever is listed. Who these are is asked
 * as the act is done. Rule: MRC6.
 */
export type BooksSelection =
  | {kind: 'ids'; ids: readonly string[]}
  | {kind: 'filtered'; except: readonly string[]}
  | {kind: 'merchants'; names: readonly string[]};

/** Fields a person can set over many rows at once. */
export type BooksPatch = Partial<
  Pick<
    TransactionRow,
    'categoryId' | 'accountId' | 'checked' | 'merchant' | 'note' | 'date' | 'description' | 'amountUnits'
  > & {
    deleted: boolean;
  }
>;

/**
 * What came of an edit: rows that had the value already are neither changed nor blocked. `leftCount`: rows of the selection that were listed
 * before it and are not any more.
 */
export type BooksEditResult = {changedCount: number; blockedCount: number; leftCount: number; problem?: RowProblem};

/**
 * What goes along with an edit. `seen`: values the person had before them when they began, where these may have changed since: they are what was
 * replaced, so that the server merges or asks instead of overwriting what came in between. `first`: a change of another table that is part of the
 * same act and comes before it, such as the category that is chosen.
 */
export type BooksEditOptions = {seen?: BooksPatch; first?: Change};

/**
 * What speaks for one category or another, as ids, the first for most: `usual` those suggested and those of the same merchant, `recent` those chosen last, `frequent`
 * those of most rows of the same sign.
 */
export type CategoryUse = {sign: MoneySign; usual: string[]; recent: string[]; frequent: string[]};

/** Which of its suggestions a row is given. */
export type SuggestionPlace = 1 | 2 | 3 | 4 | 5 | 'sure';

/** Sent whenever the list changes, by whomever: the whole and, in the same moment, the rows in sight. */
export type BooksEvent = {view: BooksView; window: BooksWindow};

/** One day of a list that is in the order of dates, with what it adds up to per currency, in smallest units. */
export type BooksDay = {date: string; count: number; sums: {currency: string; units: number}[]};

/** What a statement needs of one account and month. Source: S2.23, S3.18. */
export type AccountPeriod = {
  openingUnits: number;
  closingUnits: number;
  /** Oldest first; `balanceUnits` here is computed from the opening balance, not the bank's. */
  rows: {date: string; description: string; merchant: string | null; amountUnits: number; balanceUnits: number}[];
};

/** What an account holds by all its transactions, in its currency's smallest unit, and how many those are. */
export type AccountBalance = {units: number; rowCount: number};

/** Books at a glance: how many transactions there are, how many of them wait for a review, and what each account holds, by its id. */
export type BooksSums = {
  allCount: number;
  reviewCount: number;
  balances: {accountId: string; units: number; rowCount: number}[];
};

/** Which months, as `YYYY-MM`, and what money of a category is: those that are neither income nor expense are not named. */
export type MonthsQuestion = {
  months: readonly string[];
  kinds: Readonly<Record<string, 'income' | 'expense'>>;
};

/**
 * One month per currency: income, and expenses as zero or less unless refunds outweigh them, in smallest units; of `count` rows,
 * `openCount` have no category yet.
 */
export type BooksMonth = {
  month: string;
  sums: {currency: string; incomeUnits: number; expenseUnits: number; count: number; openCount: number}[];
};

/** What a person looks for in all of the books. `rows` are the best, `merchants` those with most rows first. */
export type BooksFound = {
  rows: BooksRow[];
  /** How many there are with the others. */
  rowCount: number;
  merchants: {name: string; rowCount: number}[];
  /** The list that shows them; null where no filter does. */
  filter: BooksFilter | null;
};

/** The long-lived worker that holds the active company's transactions in columns. One per tab. */
export type BooksApi = {
  /** Starts over one company's books; the first rows are there before the last page is read. */
  open(userId: string, spaceId: string): Promise<void>;
  close(): Promise<void>;
  /** `listener` is a comlink proxy; the one before it is released. */
  watch(listener: (event: BooksEvent) => void): Promise<void>;
  /** Sets what is listed; answers with the new view and the window at its start. */
  setView(filter: BooksFilter, sort: BooksSort): Promise<BooksEvent>;
  /** Says which rows are in sight and answers with them; later events carry this window. */
  setWindow(start: number, count: number): Promise<BooksWindow>;
  /** Says which row the keyboard is on: from then on the view tells where it is. */
  setCursor(id: string): Promise<void>;
  readRow(id: string): Promise<BooksRow | null>;
  /** The same with what is suggested for it. */
  readListedRow(id: string): Promise<ListedRow | null>;
  /** The place of a row in the list, or -1. */
  findRow(id: string): Promise<number>;
  /** The nearest row below a place of the list that waits for review, else the nearest above; null where none does. Rule: REV4. */
  findReview(from: number): Promise<{id: string; index: number} | null>;
  /** The ids from one place of the list to another, both inclusive; for extending a selection. */
  readIds(from: number, to: number): Promise<string[]>;
  /** The days of the list, in its order, when it is sorted by date; for headings over its rows. */
  readDays(): Promise<BooksDay[]>;
  readTotals(selection: BooksSelection): Promise<CurrencyTotals[]>;
  /**
   * Records one change (or one group where there are more than 10,000 rows) with the values it replaces, durably, then shows it.
   * Blocked rows are left out and counted. Where the table's rules find a row wrong as it would become, nothing is recorded and
   * `problem` says why. Only `deleted: false` reaches rows that are deleted.
   * @throws Dexie errors of a full or lost store: nothing was then saved or shown.
   */
  editRows(selection: BooksSelection, patch: BooksPatch, options?: BooksEditOptions): Promise<BooksEditResult>;
  /** The ids of the other rows without a category that are of whom a row is of; none until what was chosen so far is learnt. Rule: SUG8. */
  readAlike(id: string): Promise<string[]>;
  /** How many rows of a selection have a sure suggestion; 0 until what was chosen so far is learnt. Rule: SUG6. */
  countSure(selection: BooksSelection): Promise<number>;
  /**
   * Gives rows without a category the one that is suggested, each its own, and marks them as reviewed: one act. `place` is the first (1) to the
   * fifth of each row's suggestions, `sure` its first where that is sure. Rows without such a suggestion stay as they are, and so do blocked ones.
   * Rules: SUG5, SUG6.
   */
  acceptSuggestions(selection: BooksSelection, place: SuggestionPlace): Promise<BooksEditResult>;
  /** What speaks for which category, for choosing one for these rows. Rule: REV6. */
  readCategoryUse(selection: BooksSelection): Promise<CategoryUse>;
  /**
   * Opening and closing balance and rows of one account, `month` as `YYYY-MM`; waits until all pages are read.
   * Rows in another currency than the account's are not in it.
   */
  readPeriod(accountId: string, month: string): Promise<AccountPeriod>;
  /** The opening balance of an account and everything booked since its day, in its currency; waits until all pages are read. */
  readBalance(accountId: string): Promise<AccountBalance>;
  /** What all accounts hold, and how much is to be reviewed; waits until all pages are read. */
  readSums(): Promise<BooksSums>;
  /** Income and expenses of months, over all rows and without the filter; waits until all pages are read. */
  readMonths(question: MonthsQuestion): Promise<BooksMonth[]>;
  /** Income, expenses and what they are made of, over all rows and without the filter; waits until all pages are read. Rule: ANL1. */
  readAccounting(question: AccountingQuestion): Promise<Accounting>;
  /** Finds transactions by words or amount, and merchants, over all rows and without the filter; waits until all pages are read. */
  findEverywhere(typed: string, most: number): Promise<BooksFound>;
  /**
   * The same in another company's books on this device, as they are now. They are read at the first question, also when nothing was typed yet, and
   * held until `leaveElsewhere`. Finds nothing where the person may not read them. Rule: BKS21.
   */
  findElsewhere(spaceId: string, typed: string, most: number): Promise<BooksFound>;
  /** A transaction of such books by its id; null where there is none. */
  readElsewhere(spaceId: string, id: string): Promise<BooksRow | null>;
  /** Lets go of all such books. */
  leaveElsewhere(): Promise<void>;
};
