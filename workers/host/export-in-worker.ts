import {proxy, type ProxyMarked, type Remote} from 'comlink';
import type {ExportApi, ExportedRows, ExportQuestion} from '#workers/books/export/export-api.ts';
import type {JournalQuestion} from '#workers/books/ledger/journals/journal.ts';
import type {ReportsApi} from '#workers/books/ledger/reports-api.ts';

/** How an export is ended and watched. `onProgress` hears how many rows are written, of how many where that is known. */
type Watch = {readonly signal: AbortSignal; readonly onProgress: (doneCount: number, count?: number) => void};

/**
 * Has the books worker write an export; aborting ends it at its next slice, and the worker goes on with the list.
 *
 * @returns null where it was aborted. Rule: BKS19.
 */
export async function exportInWorker(
  books: Pick<Remote<ExportApi>, 'exportRows'>,
  question: ExportQuestion,
  watch: Watch,
): Promise<ExportedRows | null> {
  return watchExport(async (hear) => books.exportRows(question, hear), watch);
}

/** The same with a journal. Rule: JRN6. */
export async function writeJournalInWorker(
  books: Pick<Remote<ReportsApi>, 'writeJournal'>,
  question: JournalQuestion,
  watch: Watch,
): Promise<ExportedRows | null> {
  return watchExport(async (hear) => books.writeJournal(question, hear), watch);
}

type Hear = (doneCount: number, count?: number) => boolean;

async function watchExport(
  write: (hear: Hear & ProxyMarked) => Promise<ExportedRows | null>,
  {signal, onProgress}: Watch,
): Promise<ExportedRows | null> {
  const hear: Hear = (doneCount, count) => {
    if (signal.aborted) return false;
    onProgress(doneCount, count);
    return true;
  };
  const made = await write(proxy(hear));
  return signal.aborted ? null : made;
}
