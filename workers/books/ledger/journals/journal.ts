import type {LedgerClass} from '#workers/books/ledger/chart.ts';

/** Programs of plain text accounting that a journal is written for. */
export const journalPrograms = ['hledger', 'beancount'] as const;

/** One of {@link journalPrograms}. */
export type JournalProgram = (typeof journalPrograms)[number];

/** Words of a journal: names by id, and what is said where there is none. */
export type JournalWords = {
  readonly accounts: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  /** Of an account that is not on this device. */
  readonly noAccount: string;
  readonly opening: string;
  readonly closing: string;
};

/** What is written as a journal, and for which program. */
export type JournalQuestion = {
  readonly program: JournalProgram;
  /** Both civil days inclusive; null is all of the books. */
  readonly period: {readonly from: string; readonly to: string} | null;
  /** Whose books these are. */
  readonly title: string;
  /** The day of a journal of all books where there are no movements. */
  readonly today: string;
  readonly words: JournalWords;
};

/** Hears how many movements of how many are written; false ends it. */
export type HearJournal = (doneCount: number, count: number) => boolean | Promise<boolean>;

/** An account as a journal calls it; `title` is its name as the books have it. */
export type JournalAccount = {readonly name: string; readonly title: string; readonly class: LedgerClass};

/** What an account gets or holds: a plain decimal such as `-120.00`, debits above zero. */
export type JournalAmount = {readonly account: string; readonly decimal: string; readonly currency: string};

/** A transaction of a journal: opening balances, which have no id, or a movement. */
export type JournalEntry = {
  readonly date: string;
  readonly isChecked: boolean;
  readonly payee: string | null;
  readonly narration: string;
  readonly id: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly postings: readonly JournalAmount[];
};

/** What a journal begins with. */
export type JournalHead = {
  readonly title: string;
  /** The day before the first movement: accounts are open from then on. */
  readonly openDate: string;
  readonly currencies: readonly string[];
  readonly accounts: readonly JournalAccount[];
};

/** What accounts hold at the end of a day, for the program to check. */
export type JournalClosing = {
  readonly date: string;
  readonly word: string;
  readonly balances: readonly JournalAmount[];
};

/** How a journal is written for one program. All texts end with a line break. */
export type JournalWriter = {
  /** Turns any name into one that the program takes as one part of an account's name. */
  readonly cleanName: (name: string) => string;
  readonly head: (head: JournalHead) => string;
  readonly entry: (entry: JournalEntry) => string;
  readonly closing: (closing: JournalClosing) => string;
};
