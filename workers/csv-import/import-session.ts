import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readBankFile} from './job.ts';
import type {BankFile, ReadOptions, Reading, RowError, SkippedRow} from './reading.ts';
import {countNew, runImport, type ImportResult, type ImportTask} from './run.ts';

/** What the preview shows of a file. Errors and rows left out are the first ones only; the reading counts them all. */
export type Preview = {
  readonly reading: Reading;
  readonly errors: readonly RowError[];
  readonly skipped: readonly SkippedRow[];
  readonly newCount: number;
  readonly knownCount: number;
};

/** Where a file goes. */
export type Destination = Pick<ImportTask, 'database' | 'spaceId' | 'account'>;

/** Rows with errors, and left out, that a preview carries. */
const previewRows = 200;

/**
 * One file between preview and import: it is parsed once for each reading, and stays in the worker where it was parsed.
 * Wiring for a worker; make one a dialog.
 */
export function createImportSession() {
  let bytes = new Uint8Array();
  let file: BankFile | null = null;
  return {
    /** Reads a file, or with other options the same one again. A new file replaces the one before. */
    async read(
      content: Uint8Array<ArrayBuffer> | null,
      options: Omit<ReadOptions, 'currency'>,
      home: Destination,
    ): Promise<Outcome<Preview>> {
      if (content) bytes = content;
      file = null;
      const outcome = readBankFile(bytes, {...options, currency: home.account.currency});
      if (!outcome.ok) return outcome;
      file = outcome.value;
      const {reading, errors, skipped} = file;
      const counts = await countNew({...home, file});
      return succeed({
        reading,
        errors: errors.slice(0, previewRows),
        skipped: skipped.slice(0, previewRows),
        ...counts,
      });
    },
    /** Writes the file as it was last read. Refuses with `import.nothing-read` before that. */
    async run(task: Omit<ImportTask, 'file' | 'bytes'>): Promise<Outcome<ImportResult, 'validation'>> {
      return file ? runImport({...task, file, bytes}) : fail('validation', 'import.nothing-read');
    },
  };
}
