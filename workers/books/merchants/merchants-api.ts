import type {BooksRow, CurrencyTotals} from '#workers/books/api.ts';

/** Which merchants, in which order: most rows first, newest row first, or by name. `most` is how many to answer with. */
export type MerchantQuestion = {
  readonly text: string;
  readonly sort: 'count' | 'last' | 'name';
  /** Only those with rows that no merchant was given to yet. */
  readonly unnamedOnly: boolean;
  readonly most: number;
};

/** A merchant of the books: `unnamedCount` of its `count` rows are of it by their text alone. `lastDate` is a civil date. */
export type ListedMerchant = {
  readonly name: string;
  readonly count: number;
  readonly unnamedCount: number;
  readonly totals: readonly CurrencyTotals[];
  /** The category that most of its rows with one have; null where none has. */
  readonly usual: {readonly categoryId: string; readonly hits: number; readonly of: number} | null;
  readonly lastDate: string;
};

/** The first merchants of an order, and how many there are with the others. */
export type MerchantList = {readonly merchants: readonly ListedMerchant[]; readonly count: number};

/** A merchant with its years, the newest first, what the bank calls it, the most frequent first, and its newest rows. */
export type MerchantDetail = ListedMerchant & {
  /** Rows that cannot be changed. */
  readonly lockedCount: number;
  readonly years: readonly (CurrencyTotals & {readonly year: string})[];
  readonly texts: readonly {readonly text: string; readonly count: number}[];
  readonly newest: readonly BooksRow[];
};

/** What the books answer about merchants. */
export type MerchantsApi = {
  /** The merchants of the books, over all rows and without the filter; null until all rows are read. Rule: MRC2. */
  listMerchants(question: MerchantQuestion): Promise<MerchantList | null>;
  /** The merchant that a name stands for; `missing` where no row is of it, null until all rows are read. Rule: MRC3. */
  readMerchant(name: string): Promise<MerchantDetail | 'missing' | null>;
};
