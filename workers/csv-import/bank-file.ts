import type {FileTransaction, Reading, RowError, SkippedRow} from './reading.ts';
import type {Recipe} from './recipe.ts';

/** A file that was read: the reading for the screens and everything found, which stays in the worker. */
export type BankFile = {
  readonly reading: Reading;
  readonly recipe: Recipe;
  readonly transactions: readonly FileTransaction[];
  readonly errors: readonly RowError[];
  readonly skipped: readonly SkippedRow[];
};
