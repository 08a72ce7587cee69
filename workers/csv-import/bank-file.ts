import type {FileTransaction, Reading, RowError, SkippedRow} from './reading.ts';
import type {Recipe} from './recipe.ts';

/** What the file says, before anything was made of it. */
export type FileSource = {
  /** Of the columns, as the header has them; empty where there is none. */
  readonly names: readonly string[];
  readonly lines: readonly number[];
  readonly rows: readonly (readonly string[])[];
};

/** A file that was read: the reading for the screens and everything found, which stays in the worker. */
export type BankFile = {
  readonly reading: Reading;
  readonly recipe: Recipe;
  readonly transactions: readonly FileTransaction[];
  readonly errors: readonly RowError[];
  readonly skipped: readonly SkippedRow[];
  /** The rows of the table as the file has them, each with its line, in the order of lines. */
  readonly source: FileSource;
};
