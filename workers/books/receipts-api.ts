import type {ReceiptFile} from '#workers/match-receipt/read-clues.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import type {BooksRow} from './api.ts';

/**
 * A receipt that came without a transaction, what was read in it, and how many transactions to suggest at most; `today` is a civil date.
 */
export type SuggestionQuestion = {
  readonly file: ReceiptFile;
  readonly facts?: ReceiptFacts | null;
  readonly today: string;
  readonly most: number;
};

/**
 * Why a transaction may be what a receipt is of: the total, the merchant or a near day that its text says; else an exact amount, words of merchant
 * or description, or a near date of its name.
 */
export type MatchReason = 'total' | 'amount' | 'merchant' | 'name' | 'day' | 'date';

/** Receipts that came without transactions, by their ids, with what was read in each; `today` is a civil date. */
export type MatchQuestion = {
  readonly receipts: readonly {readonly id: string; readonly file: ReceiptFile; readonly facts: ReceiptFacts | null}[];
  readonly today: string;
};

/**
 * The transaction that one of several receipts is of. `isSure`: total, a near day and merchant are those that its text says, and no other
 * transaction or receipt fits as well.
 */
export type ReceiptMatch = {id: string; suggestion: BooksSuggestion; isSure: boolean};

/** A transaction that a receipt may be of, and why, the weightiest reason first. */
export type BooksSuggestion = {row: BooksRow; reasons: readonly MatchReason[]};

/** The best suggestions, the best first, and how many there are with the others. */
export type BooksSuggestions = {best: BooksSuggestion[]; count: number};

/** What the books answer about receipts that came without a transaction. */
export type ReceiptsApi = {
  /** The transactions that a receipt's file speaks for, over all rows and without the filter; waits until all pages are read. */
  suggestRows(question: SuggestionQuestion): Promise<BooksSuggestions>;
  /** The transactions that several receipts are of, each at most one and none twice; of some there may be none. Waits until all pages are read. */
  matchReceipts(question: MatchQuestion): Promise<ReceiptMatch[]>;
};
