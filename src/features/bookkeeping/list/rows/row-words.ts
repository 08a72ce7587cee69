import type {ListedRow} from '#workers/books/api.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What a row is called: its merchant, else what the bank wrote. */
export function nameRow(row: Pick<ListedRow, 'merchant' | 'description'>): string {
  return row.merchant ?? row.description;
}

/** What stands beside the name: the note a person wrote, else the description where it is not the name already. */
export function describeRow(row: Pick<ListedRow, 'merchant' | 'description' | 'note'>): string | null {
  const note = row.note?.split('\n', 1)[0]?.trim() ?? '';
  if (note !== '') return note;
  return row.merchant === null || row.description === '' || row.description === row.merchant ? null : row.description;
}

/** Why a row cannot be changed, in words; null when it can. */
export function describeBlock(reason: string | null, text: BooksText): string | null {
  if (reason === null) return null;
  return reason === 'declaration-sent' ? text('blocked_declaration_sent') : text('blockedOther');
}
