import type {BooksSelection} from '#workers/books/api.ts';

/** What an export has of a row; `balance` is what the bank's file said. */
export type ExportField =
  | 'date'
  | 'merchant'
  | 'description'
  | 'account'
  | 'category'
  | 'receipt'
  | 'amount'
  | 'currency'
  | 'status'
  | 'note'
  | 'reference'
  | 'balance'
  | 'id';

/** A workbook, or CSV: with semicolons and decimal commas, or with commas and decimal points. Decision 047. */
export type ExportFormat = 'xlsx' | 'csv-semicolon' | 'csv-comma';

/** Names of what rows refer to, by id, and words for what is one or the other. */
export type ExportWords = {
  readonly accounts: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly checked: string;
  readonly unchecked: string;
  readonly yes: string;
  readonly no: string;
};

/** What is exported, and how; `sheetName` has at most 31 characters and none of `[]:*?/\\`. */
export type ExportQuestion = {
  readonly selection: BooksSelection;
  readonly format: ExportFormat;
  readonly columns: readonly {readonly field: ExportField; readonly heading: string}[];
  readonly sheetName: string;
  readonly words: ExportWords;
};

/** Hears how many rows are written; false ends it. */
export type HearExport = (doneCount: number) => boolean | Promise<boolean>;

/** A file, and how many rows are in it. */
export type ExportedRows = {readonly file: Blob; readonly rowCount: number};

/** What the books answer about files of the list. */
export type ExportApi = {
  /**
   * Writes the filtered list, or the selection of it, as a file, in the list's order; waits until all pages are read.
   *
   * @param hear a comlink proxy: is told how many rows are written, and answers whether to go on.
   * @returns null where it was not to go on.
   */
  exportRows(question: ExportQuestion, hear: HearExport): Promise<ExportedRows | null>;
};
