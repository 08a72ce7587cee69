/** A name with what belongs to it, both in whole words. */
type Named = {readonly name: string; readonly value: string};

/** Somebody on an invoice: who sells, or who pays. */
type Party = {readonly heading: string; readonly name: string; readonly details: readonly string[]};

/** What an invoice or a credit note is printed from, in whole words. */
export type InvoiceInput = {
  /** Of the words, such as `es`. */
  readonly language: string;
  /** What it is, such as "Factura". */
  readonly title: string;
  readonly number: string;
  /** Its day, its order, how it was paid, what it credits. */
  readonly facts: readonly Named[];
  readonly seller: Party;
  readonly buyer: Party;
  /** The heads of the two columns. */
  readonly heads: Named;
  readonly lines: readonly Named[];
  readonly total: Named;
  /** What the total contains, such as a tax. */
  readonly contained: readonly Named[];
  readonly notes: readonly string[];
  /** ISO UTC; given, so that equal input makes equal bytes. */
  readonly madeAt: string;
};

/** A finished PDF. */
export type InvoicePdf = {
  bytes: Uint8Array;
  /** Characters no font at hand could draw, in order of appearance; each stands as U+FFFD in the document. */
  missing: string[];
};
