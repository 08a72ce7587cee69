import type {Format} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {LineName, ReportColumn} from '#workers/books/ledger/report.ts';

/** What a line or an account of the double entry is called. */
export function nameLine(name: LineName, names: BooksNames, text: BooksText): string {
  switch (name.kind) {
    case 'account':
      return names.accountName(name.id);
    case 'category':
      return names.categoryName(name.id) ?? text('noCategory');
    case 'year':
      return name.year;
    case 'text':
      return name.text;
    case 'word':
      return text(`line_${name.word}`);
  }
}

/** What stands over a column. */
export function nameColumn({kind, span}: ReportColumn, format: Format, text: BooksText): string {
  const month = span?.to.slice(0, 7) ?? '';
  if (kind === 'month' && span) return `${format.shortMonth(month)} ${month.slice(0, 4)}`;
  if (kind === 'year' && span) return span.to.slice(0, 4);
  if (kind === 'at' && span) return format.day(span.to, 'medium');
  return text(`column_${kind === 'month' || kind === 'year' || kind === 'at' ? 'total' : kind}`);
}
