import type {MatchReason} from '#workers/csv-import/match/match-task.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {NamedTransactions} from './settle-by-name.ts';

/** What a person has decided about the rows of a file that likeness speaks for; rows are named by their place among the file's transactions. */
export type Decisions = {
  /** Rows that are not what they were taken for: they are imported. */
  readonly apart?: readonly number[];
  /** None is what it was taken for, but for those in `same`. */
  readonly isAllApart?: boolean;
  readonly same?: readonly number[];
  /** Of a doubt, named by the place of its first row: how many are new. */
  readonly fresh?: Readonly<Record<number, number>>;
  /** Of all other doubts: as few new ones as there can be, or as many. */
  readonly rest?: 'least' | 'most';
  /** The file says the opposite of what is stored, and that is right. */
  readonly isNotTurned?: boolean;
};

/** A movement in a list: of the file with its line, or stored with its id. */
export type SeenRow = {
  readonly date: string;
  readonly description: string;
  readonly amountUnits: number;
};

/** A row of the file beside the stored one that it is taken for, and why. */
export type Likeness = {
  readonly place: number;
  readonly line: number;
  readonly row: SeenRow;
  readonly stored: SeenRow;
  readonly reason: MatchReason;
  readonly isPresumed: boolean;
  /** The person said that they are two. */
  readonly isApart: boolean;
};

/** Rows that nothing tells from a repetition, and what was answered: how many of them are new, null while nobody has said. */
export type OpenDoubt = {
  /** Of its first row. */
  readonly place: number;
  readonly rows: readonly SeenRow[];
  readonly stored: readonly SeenRow[];
  /** Lines of the file that its rows start on. */
  readonly lines: readonly number[];
  /** How many there are of both, where the lists hold the first ones only. */
  readonly rowCount: number;
  readonly storedCount: number;
  readonly least: number;
  readonly most: number;
  readonly answer: number | null;
};

/** A row to keep as a match; see `contract/bookkeeping/import-match.ts`. */
export type MatchToKeep = {
  readonly id: string;
  readonly transactionId: string;
  readonly transaction: Omit<FileTransaction, 'note' | 'category' | 'reference'>;
  readonly reason: MatchReason;
  readonly status: 'same' | 'apart';
};

/** What a file is to the books, before anything is written. */
export type Comparison = {
  readonly fresh: NamedTransactions;
  /** Found under their names. */
  readonly knownCount: number;
  readonly matches: readonly MatchToKeep[];
  readonly likenesses: readonly Likeness[];
  readonly doubts: readonly OpenDoubt[];
  /** The file says the opposite of so many stored rows, and nobody has said that it is right. */
  readonly turned: {readonly count: number; readonly of: number} | null;
  /** The imports of near days that it was compared with. */
  readonly seen: readonly string[];
};

/** Whether something is left that only the person can say. */
export function isOpen({doubts, turned}: Pick<Comparison, 'doubts' | 'turned'>): boolean {
  return turned !== null || doubts.some(({answer}) => answer === null);
}
