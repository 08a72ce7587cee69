/** What a record or a letter of ours is printed from, in whole words. */
export type RecordInput = {
  /** Of the words, such as `es`. */
  readonly language: string;
  readonly title: string;
  readonly company: string;
  /** What it says, in one sentence. */
  readonly answer: string;
  /** The facts or reasons of that, each with its name. */
  readonly facts: readonly {readonly name: string; readonly value: string}[];
  /** What it is and what it is not. */
  readonly notes: readonly string[];
  /** ISO UTC; given, so that equal input makes equal bytes. */
  readonly madeAt: string;
};

/** A finished PDF. */
export type RecordPdf = {
  bytes: Uint8Array;
  /** Characters no font at hand could draw, in order of appearance; each stands as U+FFFD in the document. */
  missing: string[];
};
