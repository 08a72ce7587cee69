/** Languages a statement is written in. Source: S2.11. */
export type StatementLanguage = 'es' | 'en' | 'pt';

/** One transaction, with the balance after it; units are the currency's smallest. */
export type StatementRow = {
  /** A civil date inside the period. */
  date: string;
  description: string;
  merchant: string | null;
  /** Positive when money came in. */
  amountUnits: number;
  balanceUnits: number;
};

/** Everything a statement shows; what is null is left out. Source: S2.23, S3.18. */
export type StatementInput = {
  language: StatementLanguage;
  company: {
    name: string;
    /** As people read it, such as `LLC`. */
    type: string;
    /** The state's name, such as `Wyoming`. */
    state: string | null;
  };
  account: {
    name: string;
    /** The sponsor bank of S3.18, or the bank a person typed. */
    bank: string | null;
    /** The last two to four letters or digits; never more. */
    numberEnding: string | null;
    routingEnding: string | null;
    currency: string;
  };
  /** First and last day, civil dates, both inclusive. */
  periodStart: string;
  periodEnd: string;
  openingUnits: number;
  closingUnits: number;
  /** Oldest first. */
  rows: readonly StatementRow[];
  /** When it is made, ISO UTC; given, so that equal input makes equal bytes. */
  generatedAt: string;
  /** The reader's time zone, for that instant only. */
  timeZone: string;
};

/** A finished statement. */
export type Statement = {
  bytes: Uint8Array;
  pageCount: number;
  /** Characters no font at hand could draw, in order of appearance; each stands as U+FFFD in the document. */
  missing: string[];
};
