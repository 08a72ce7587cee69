import type {AccountKind} from '#contract/bookkeeping/account.ts';
import type {EarlierRows} from './earlier-rows.ts';
import type {ImportLimits} from './file/limits.ts';
import type {EvidenceReason, ImportQuestion, ImportWarning, RowErrorReason, SkipReason} from './reasons.ts';

/** Why something was decided, as data: a reason and what its text needs, such as a line number and the text found there. */
export type Evidence = {readonly reason: EvidenceReason; readonly params?: Readonly<Record<string, string | number>>};

/** A decision with its evidence. */
export type Decided<Value> = {readonly value: Value; readonly because: Evidence};

/** Encodings a person can choose; names of the Encoding Standard. The first four are found by themselves. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'macintosh',
  'shift_jis',
  'gb18030',
] as const;

/** One of {@link encodings}. */
export type Encoding = (typeof encodings)[number];

/** What can stand between two fields. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** One of {@link delimiters}. */
export type Delimiter = (typeof delimiters)[number];

/**
 * What a column can be. `fee` and `tax` are charges beside the amount, `net` the amount after them; `direction` says debit or credit in words;
 * `from` and `to` are addresses of wallets.
 */
export const columnRoles = [
  'date',
  'description',
  'merchant',
  'reference',
  'note',
  'category',
  'type',
  'amount',
  'debit',
  'credit',
  'direction',
  'fee',
  'tax',
  'net',
  'balance',
  'currency',
  'bankId',
  'status',
  'account',
  'from',
  'to',
  'ignore',
] as const;

/** One of {@link columnRoles}. */
export type ColumnRole = (typeof columnRoles)[number];

/** In which order day, month and year stand. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const;

/** One of {@link dateOrders}. */
export type DateOrder = (typeof dateOrders)[number];

/** What can stand before the fraction. */
export const decimalMarks = ['.', ','] as const;

/** One of {@link decimalMarks}. */
export type DecimalMark = (typeof decimalMarks)[number];

/**
 * How a fee column counts: `included` in the amount already, `subtracted` from or `added` to the amount (it is negative then),
 * or booked `apart` as a transaction of its own (where the file has gross, fee and net).
 */
export const feeModes = ['none', 'included', 'subtracted', 'added', 'apart-subtracted', 'apart-added'] as const;

/** One of {@link feeModes}. */
export type FeeMode = (typeof feeModes)[number];

/** Where the direction of the money is taken from. */
export type SignMode = 'as-written' | 'by-balance' | 'flipped' | 'debit-credit' | 'direction-column';

/** One column as it was understood. */
export type ColumnReading = {
  /** Counted from 0. */
  readonly index: number;
  /** As the file names it, without spaces around; empty where there is no header. */
  readonly name: string;
  readonly role: ColumnRole;
  readonly because: Evidence;
  /** The first values that are not empty, at most three. */
  readonly samples: readonly string[];
};

/** One transaction found in the file; amounts in the account currency's smallest unit, positive is money in. */
export type FileTransaction = {
  /** Line of the file where its record starts, counted from 1. */
  readonly line: number;
  readonly date: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly note: string | null;
  /** By the file's name for it; which of the company's it is, settle-categories tells. */
  readonly category: string | null;
  readonly reference: string | null;
  readonly amountUnits: number;
  readonly balanceUnits: number | null;
  /** See identity.ts; the account is not part of it. */
  readonly identity: string;
};

/** A row that could not be read, with its cells as the file has them. */
export type RowError = {
  readonly line: number;
  readonly cells: readonly string[];
  /** Counted from 0; null when the whole row is wrong. */
  readonly column: number | null;
  readonly reason: RowErrorReason;
};

/** A row that was left out on purpose. */
export type SkippedRow = {readonly line: number; readonly cells: readonly string[]; readonly reason: SkipReason};

/** Whether the running balance follows from the amounts, step by step. Source: facts.md *Statement proof*. */
export type BalanceCheck =
  | {readonly status: 'none'}
  | {
      readonly status: 'proved';
      readonly stepCount: number;
      readonly openingUnits: number;
      readonly closingUnits: number;
    }
  | {
      readonly status: 'broken';
      readonly stepCount: number;
      readonly brokenCount: number;
      /** The first line, oldest transaction first, whose balance does not follow: the file may be cut or edited here. */
      readonly line: number;
      readonly expectedUnits: number;
      readonly foundUnits: number;
    };

/** One figure the file states about itself, against what its rows say. */
export type ControlCheck = {
  readonly kind: 'opening' | 'closing' | 'credits' | 'debits';
  readonly line: number;
  readonly statedUnits: number;
  readonly foundUnits: number | null;
  readonly agrees: boolean | null;
};

/** One answer to a question, and what the file would be with it: for putting readings side by side on the file's own rows. */
export type PossibleReading = {
  readonly question: ImportQuestion;
  /** What the person decides by taking it. */
  readonly patch: Overrides;
  /** Its first transactions, for comparing them line by line. */
  readonly rows: readonly FileTransaction[];
  readonly period: Reading['period'];
  readonly totals: Reading['totals'];
  readonly currency: string;
  readonly counts: Reading['counts'];
};

/** How a file was read, with all evidence: what the preview shows, what the person may change, what the history keeps. */
export type Reading = {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly encoding: Decided<Encoding>;
  readonly delimiter: Decided<Delimiter>;
  /** The name of the known export it looks like; a help, never the mechanism. */
  readonly profile: string | null;
  /** Line of the header, counted from 1; null where there is none. */
  readonly headerLine: Decided<number | null>;
  /** Lines of the file before the header (or the data), blank ones too. */
  readonly preambleLines: number;
  /** The same for every file with the same header; what the person chose is remembered under it. */
  readonly headerFingerprint: string;
  readonly columns: readonly ColumnReading[];
  readonly dateOrder: Decided<DateOrder>;
  readonly decimalMark: Decided<DecimalMark>;
  readonly sign: Decided<SignMode>;
  /** Whether amounts would be turned around by what the account has already; null where that says nothing. */
  readonly isFlippedBefore: boolean | null;
  readonly fee: Decided<FeeMode>;
  readonly currency: Decided<string>;
  /** Statuses whose rows may have come to nothing, with how many rows each has. */
  readonly openStatuses: readonly {readonly name: string; readonly count: number}[];
  /** Types of rows that a person may tell the direction by, where amounts have no sign, with how many rows each has and what is said of it. */
  readonly openTypes: readonly {
    readonly name: string;
    readonly count: number;
    readonly side: 'debit' | 'credit' | null;
  }[];
  /** Errors whose rows the person leaves out, with how many rows each has. */
  readonly leftOut: readonly {readonly reason: RowErrorReason; readonly count: number}[];
  /** Addresses of which one may be the own one; empty where that is decided. */
  readonly addresses: readonly string[];
  /** Currencies of rows that are left out, by what the file calls them, with how many rows each has. */
  readonly otherCurrencies: readonly {readonly name: string; readonly count: number}[];
  /** The accounts that the file names, with how many rows each has; more than one means the person must choose. */
  readonly sourceAccounts: readonly {readonly name: string; readonly count: number}[];
  /** The chosen one; null takes rows of every account. */
  readonly sourceAccount: string | null;
  readonly rowOrder: 'oldest-first' | 'newest-first' | 'mixed';
  readonly balance: BalanceCheck;
  readonly controls: readonly ControlCheck[];
  readonly counts: {
    readonly rows: number;
    readonly transactions: number;
    readonly skipped: number;
    readonly errors: number;
  };
  /** First and last day; `looseDays` at either end may lack movements: see `countLooseDays`. */
  readonly period: {readonly from: string; readonly to: string; readonly looseDays?: number} | null;
  readonly totals: {readonly inUnits: number; readonly outUnits: number};
  /** What must be answered (by {@link Overrides}) before the file can be imported. */
  readonly questions: readonly ImportQuestion[];
  /** For questions about money and dates: what the file would be under each answer. */
  readonly answers: readonly PossibleReading[];
  readonly warnings: readonly ImportWarning[];
  readonly preview: readonly FileTransaction[];
};

/** What the person decides instead of the importer; the file is then read again. */
export type Overrides = {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** A line counted from 1; null says there is no header. */
  readonly headerLine?: number | null;
  /** Column, counted from 0, to its role. */
  readonly roles?: Readonly<Record<number, ColumnRole>>;
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
  /** The year of the newest row, where dates have none. */
  readonly lastYear?: number;
  /** Turns every amount around, whatever was decided. */
  readonly flipSign?: boolean;
  readonly fee?: FeeMode;
  /** What amounts are in that do not say it for sure; null takes the answer back. */
  readonly currency?: string | null;
  /** Takes only rows of this account; null takes all. */
  readonly sourceAccount?: string | null;
  /** Lines, counted from 1, to leave out. */
  readonly skipLines?: readonly number[];
  /** Whether rows of a status count, by its words as the file writes them, normalised. */
  readonly statuses?: Readonly<Record<string, 'counted' | 'left-out'>>;
  /** What rows of a type do, by its normalised words. */
  readonly types?: Readonly<Record<string, 'debit' | 'credit'>>;
  /** A category of the file, by its normalised name, to the company's: its id, `new` for one to be made, null for none. */
  readonly categories?: Readonly<Record<string, string | null>>;
  /** Rows with these errors are left out, all of each kind at once. */
  readonly leftOut?: readonly RowErrorReason[];
  /** Rows that would be left out for these reasons count all the same; see {@link takeable}. */
  readonly taken?: readonly SkipReason[];
  /** The own address among those that wallets' rows go from and to. */
  readonly ownAddress?: string;
  /** What is asked although the file alone would decide it, with what the file says: what is remembered of its layout is the contrary. Rule: IMP30. */
  readonly asked?: Readonly<Partial<Record<Askable, string>>>;
};

/** Decisions that are asked where two kinds of evidence contradict each other. */
export const askables = ['sign', 'date-order', 'decimal-mark', 'source-account'] as const;

/** One of {@link askables}. */
export type Askable = (typeof askables)[number];

/** Reasons to leave a row out that a person may overrule for all of its kind. */
export const takeable = [
  'import.skipped-pending',
  'import.skipped-failed',
  'import.skipped-memo',
] as const satisfies readonly SkipReason[];

/** What the importer needs to know beside the bytes. */
export type ReadOptions = {
  readonly fileName: string;
  /** The currency of the account the file goes to. */
  readonly currency: string;
  /** What the account is; null or left out where nobody knows. */
  readonly kind?: AccountKind | null;
  /** A civil date; a transaction cannot be later, which helps to tell day from month. */
  readonly today: string;
  /** What the account has already; left out where nobody looked. Rule: IMP31. */
  readonly earlier?: EarlierRows;
  readonly limits?: ImportLimits;
  readonly overrides?: Overrides;
  /** False reads without the table of known exports. */
  readonly useProfiles?: boolean;
  /** Hears how far reading is, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};
