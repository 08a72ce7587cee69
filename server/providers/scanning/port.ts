import type {ByteStream} from '#server/providers/files/port.ts';

/** What a scanner says of a file; `name` is what it calls the finding. */
export type Verdict = {readonly state: 'clean'} | {readonly state: 'infected'; readonly name: string};

/** Looks into uploaded files before they count as stored. Source: issue, What it is made of. */
export type ScanningPort = {
  readonly name: 'clamd' | 'embedded';
  /** False where it knows types and structure alone: admins are told. */
  readonly knowsViruses: boolean;
  /**
   * Reads a file to its end and judges it.
   *
   * @throws ScannerDownError when no verdict can be had: nothing is known of the file, and it may be scanned again. Errors of `bytes` as they are.
   */
  readonly scan: (bytes: ByteStream) => Promise<Verdict>;
};

/** The scanner does not answer, or answers nothing that says whether the file is clean. */
export class ScannerDownError extends Error {
  override readonly name = 'ScannerDownError';
}
