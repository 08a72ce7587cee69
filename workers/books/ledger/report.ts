import type {BooksFilter} from '#workers/books/api.ts';
import type {LedgerName} from './chart.ts';

/** The reports that are tables of figures; the general ledger is read by {@link LedgerQuestion}. */
export const tableReports = ['profit-loss', 'balance', 'cash-flow', 'trial-balance', 'owners', 'related'] as const;

/** One of {@link tableReports}. */
export type TableReport = (typeof tableReports)[number];

/** A report of a period, both civil days inclusive; with `isCompared` beside the same days of the year before, where the report has such. */
export type ReportQuestion = {
  readonly report: TableReport;
  readonly from: string;
  readonly to: string;
  readonly isCompared: boolean;
};

/** Names of lines that are neither an account nor a category. */
export type LineWord =
  | 'opening-balances'
  | 'open-income'
  | 'open-expense'
  | 'income'
  | 'expense'
  | 'total-income'
  | 'total-expense'
  | 'result'
  | 'assets'
  | 'total-assets'
  | 'liabilities'
  | 'total-liabilities'
  | 'equity'
  | 'total-equity'
  | 'total-liabilities-equity'
  | 'earlier-results'
  | 'year-result'
  | 'opening-cash'
  | 'closing-cash'
  | 'operating'
  | 'total-operating'
  | 'owner-flows'
  | 'total-owner-flows'
  | 'transfers'
  | 'total-transfers'
  | 'total'
  | 'no-counterpart'
  | 'other-counterparts';

/** What a line is called; `text` is as the books have it, such as a merchant. */
export type LineName =
  | LedgerName
  | {readonly kind: 'word'; readonly word: LineWord}
  | {readonly kind: 'year'; readonly year: string}
  | {readonly kind: 'text'; readonly text: string};

/** One figure: exact, in the smallest unit of the table's currency. */
export type Figure = {
  readonly units: bigint;
  /** How many movements are behind it; opening balances are none. */
  readonly count: number;
  /** The list that shows exactly these movements; null where no filter does. Rule: RPT3. */
  readonly filter: Partial<BooksFilter> | null;
};

/** A line; `figures` are in the order of the columns, null where there is nothing to say. */
export type ReportLine = {
  readonly name: LineName;
  readonly level: 'heading' | 'line' | 'total' | 'result';
  readonly figures: readonly (Figure | null)[];
};

/** What a column shows: a stretch of the period or a day, or something of the whole. */
export type ReportColumn = {
  readonly kind:
    | 'month'
    | 'year'
    | 'total'
    | 'last-year'
    | 'change'
    | 'at'
    | 'opening'
    | 'debit'
    | 'credit'
    | 'closing'
    | 'contributions'
    | 'distributions'
    | 'balance'
    | 'received'
    | 'paid'
    | 'net';
  /** What it is of; null where its kind says it. */
  readonly span: Span | null;
};

/** First and last civil day; a null first day is from the beginning. */
export type Span = {readonly from: string | null; readonly to: string};

/** Two sums that must be the same, for the reader to see. Rule: RPT2. */
export type ControlSum = {
  readonly check: 'debits-credits' | 'assets-claims' | 'cash';
  readonly left: bigint;
  readonly right: bigint;
};

/** A report in one currency. */
export type ReportTable = {
  readonly currency: string;
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly ReportLine[];
  readonly controls: readonly ControlSum[];
};

/** A report: one table for each currency that has something to say, by name. */
export type Report = {readonly question: ReportQuestion; readonly tables: readonly ReportTable[]};

/** The accounts of the double entry that have postings up to a day, by currency: what the general ledger can be asked for. */
export type LedgerChoice = {readonly account: string; readonly name: LedgerName; readonly currency: string};

/** Some postings of one account in one currency: those from place `start` on, in the order of days. */
export type LedgerQuestion = {
  readonly account: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly count: number;
};

/** One posting; `units` is a debit above zero, a credit below. */
export type LedgerEntry = {
  readonly rowId: string;
  readonly date: string;
  readonly description: string;
  readonly merchant: string | null;
  /** What the other posting of the movement is in. */
  readonly counter: LedgerName;
  readonly units: number;
  /** After it; a debit above zero. */
  readonly balance: bigint;
};

/** An account's postings of a period. */
export type LedgerPage = {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly entryCount: number;
  readonly start: number;
  readonly entries: readonly LedgerEntry[];
};
