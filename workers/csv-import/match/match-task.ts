/** A movement as the matcher sees it: one of a file, or one that is stored. */
export type MatchRow = {
  /** Days since 1970. */
  readonly day: number;
  /** Smallest units of the account's currency. */
  readonly amountUnits: number;
  readonly balanceUnits: number | null;
  /** Normalised words; empty where nothing is said. */
  readonly text: string;
  /** As the bank wrote it; empty where there is none. */
  readonly bankId: string;
  /** A person typed it: no file vouches for its day or its words. */
  readonly isTyped: boolean;
};

/** Days, both included, of which a file has every movement, but for those of its first and last day: a file may begin or end within a day. */
export type Span = {readonly first: number; readonly last: number};

/** What is matched: the rows that names did not settle, both sides oldest first, in their own order within a day. */
export type MatchTask = {
  readonly file: readonly MatchRow[];
  readonly fileSpan: Span;
  readonly stored: readonly MatchRow[];
  /** What the imports of the stored rows covered. */
  readonly spans: readonly Span[];
  /** Whether both sides were read from columns of the same names; false where nobody knows. */
  readonly same: {readonly dates: boolean; readonly texts: boolean; readonly ids: boolean};
};

/** What speaks for two rows being one movement, the strongest first. */
export const matchReasons = [
  'bank-id',
  'balance',
  'same-day',
  'near-day',
  'amount-only',
  'edge-day',
  'typed',
  'answered',
] as const;

/** One of {@link matchReasons}; `answered` is a person's word. */
export type MatchReason = (typeof matchReasons)[number];

/** A row of the file and the stored row that is the same movement; places in the lists of the task. */
export type MatchPair = {
  readonly file: number;
  readonly stored: number;
  readonly reason: MatchReason;
  /** Likely, not certain: at the edge of both files a twin would look the same. */
  readonly isPresumed: boolean;
};

/** Rows that nothing tells apart from a repetition: of those of the file, `least` to `most` are new. Rule: IMP42. */
export type MatchDoubt = {
  readonly file: readonly number[];
  readonly stored: readonly number[];
  readonly least: number;
  readonly most: number;
};

/** What came of matching: rows of the file in neither list are new. */
export type MatchResult = {readonly pairs: readonly MatchPair[]; readonly doubts: readonly MatchDoubt[]};

/** Two exports may date a movement so many days apart: the day of the purchase and that of booking. */
export const mostDaysApart = 5;
