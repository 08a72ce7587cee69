import type {AgreementDocument} from '#contract/agreements/agreement.ts';

/** A signature that was given, as it is printed. */
export type PrintedSignature = {
  /** The place in the paper. */
  readonly signedFor: string;
  readonly name: string;
  /** Instant, ISO UTC. */
  readonly at: string;
  /** The sentence that was accepted, in the language of whoever signed. */
  readonly statement: string;
};

/** What a founding paper is printed from. */
export type AgreementInput = {
  readonly document: AgreementDocument;
  /** SHA-256 of the text, in lower-case hex. */
  readonly hash: string;
  readonly signatures: readonly PrintedSignature[];
  /** ISO UTC; given, so that equal input makes equal bytes. */
  readonly madeAt: string;
};

/** A finished PDF. */
export type AgreementPdf = {
  bytes: Uint8Array;
  pageCount: number;
  /** Characters no font at hand could draw, in order of appearance; each stands as U+FFFD in the document, and copies as itself. */
  missing: string[];
};
