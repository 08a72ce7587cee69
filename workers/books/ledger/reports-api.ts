import type {ExportedRows, ExportFormat} from '#workers/books/export/export-api.ts';
import type {Cell} from '#workers/books/export/cell.ts';
import type {HearJournal, JournalQuestion} from './journals/journal.ts';
import type {LedgerChoice, LedgerPage, LedgerQuestion, Report, ReportQuestion} from './report.ts';

/** A table as a file has it, row for row; the first row are its headings. `sheetName` has at most 31 characters and none of `[]:*?/\\`. */
export type TableFile = {
  readonly format: ExportFormat;
  readonly sheetName: string;
  /** Of the columns, in characters; at most 26. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
};

/** The general ledger as a file: some accounts, each in its currency, one after another. */
export type LedgerFile = {
  readonly format: ExportFormat;
  readonly sheetName: string;
  readonly ledgers: readonly Pick<LedgerChoice, 'account' | 'currency'>[];
  readonly from: string;
  readonly to: string;
  /** In the order of the columns: day, account, what it was for, merchant, description, debit, credit, balance, currency, id. */
  readonly headings: readonly string[];
  /** What each account is called, by its id in the chart. */
  readonly names: Readonly<Record<string, string>>;
  readonly openingWord: string;
};

/** What the books answer as double entry; each waits until all pages are read. */
export type ReportsApi = {
  /** Rules: RPT1 to RPT9. */
  readReport(question: ReportQuestion): Promise<Report>;
  /** The accounts that have postings up to a civil day. */
  listLedgers(to: string): Promise<LedgerChoice[]>;
  /** Rule: RPT10. */
  readLedger(question: LedgerQuestion): Promise<LedgerPage>;
  /** Rules: RPT11, ANL10. */
  writeTable(table: TableFile): Promise<Blob>;
  /** Rule: RPT11. */
  writeLedger(question: LedgerFile): Promise<ExportedRows>;
  /**
   * Writes a journal for hledger or Beancount.
   *
   * @param hear a comlink proxy: is told how many movements are written, and answers whether to go on.
   * @returns null where it was not to go on. Rule: JRN1.
   */
  writeJournal(question: JournalQuestion, hear: HearJournal): Promise<ExportedRows | null>;
};
