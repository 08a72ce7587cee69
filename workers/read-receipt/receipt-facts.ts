/** Something that was read, and the line it stands on, as it is written there. */
export type Told<Value> = {readonly value: Value; readonly line: string};

/** An amount as a plain decimal such as `-1234.50`; the currency is a code, null where the receipt does not tell it. */
export type ReadMoney = {readonly amount: string; readonly currency: string | null};

/** A tax as a receipt names it; `ratePercent` is a plain decimal such as `21`, null where none is stated or several are. */
export type ReadTax = {readonly name: string; readonly amount: string; readonly ratePercent: string | null};

/**
 * What a receipt says of itself. Whatever can be read in two ways, or is not sure, is null: a wrong fact is worse than none. Rules: RDR2 to RDR8.
 */
export type ReceiptFacts = {
  /** What was paid, or is to be paid. */
  readonly total: Told<ReadMoney> | null;
  /** Other amounts that may have been paid: in another currency, or where several are named as a whole. */
  readonly otherTotals: readonly ReadMoney[];
  /** The day it was paid on, else made on: one civil date, or two where nobody can tell its day from its month. */
  readonly dates: Told<readonly string[]> | null;
  /** Other days, paid or made on; civil dates. */
  readonly otherDates: readonly string[];
  /** Who sold. */
  readonly merchant: Told<string> | null;
  readonly tax: Told<ReadTax> | null;
  /** Of the invoice or receipt, as it is written. */
  readonly number: Told<string> | null;
  /** It gives money back. */
  readonly isRefund: boolean;
};

/** What came of reading a file; `no-text` is a picture of a paper, `unread` names why nothing could be read. Rule: RDR1. */
export type ReceiptReading =
  | {readonly kind: 'read'; readonly facts: ReceiptFacts}
  | {readonly kind: 'no-text'}
  | {readonly kind: 'unread'; readonly reason: UnreadReason};

/** Why a file gave no text. */
export type UnreadReason = 'password' | 'too-large' | 'too-slow' | 'damaged';
