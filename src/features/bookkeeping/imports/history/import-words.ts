import type {ImportRow, ImportStatus} from '#contract/bookkeeping/import.ts';
import type {Tone} from '#src/ui/display/badge.tsx';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const tones: Readonly<Record<ImportStatus, Tone>> = {
  'not-started': 'neutral',
  processing: 'accent',
  completed: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
};

/** The state of an import in a word, and its colour. Source: S4.04. */
export function describeStatus(
  row: Pick<ImportRow, 'status' | 'undoneAt'>,
  text: BooksText,
): {word: string; tone: Tone} {
  if (row.undoneAt !== null) return {word: text('statusUndone'), tone: 'neutral'};
  return {word: text(`status_${row.status}`), tone: tones[row.status]};
}

/** What came of an import, counts that are zero left out. */
export function describeResult(row: ImportRow, text: BooksText): string {
  const parts = [
    [row.newCount, 'resultNew'],
    [row.knownCount, 'resultKnown'],
    [row.errorCount, 'resultErrors'],
    [row.skippedCount, 'resultSkipped'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, key]) => text(key, {count}))
    .join(' · ');
}
