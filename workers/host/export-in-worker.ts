import {proxy, type Remote} from 'comlink';
import type {BooksApi, ExportedRows, ExportQuestion} from '#workers/books/api.ts';

/**
 * Has the books worker write an export; aborting ends it at its next slice, and the worker goes on with the list.
 *
 * @param onProgress hears how many rows are written.
 * @returns null where it was aborted. Rule: BKS19.
 */
export async function exportInWorker(
  books: Pick<Remote<BooksApi>, 'exportRows'>,
  question: ExportQuestion,
  {signal, onProgress}: {readonly signal: AbortSignal; readonly onProgress: (doneCount: number) => void},
): Promise<ExportedRows | null> {
  const hear = (doneCount: number): boolean => {
    if (signal.aborted) return false;
    onProgress(doneCount);
    return true;
  };
  const made = await books.exportRows(question, proxy(hear));
  return signal.aborted ? null : made;
}
