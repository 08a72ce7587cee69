import type {Format} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {amountCell, textCell} from '#workers/books/export/cell.ts';
import type {ReportTable} from '#workers/books/ledger/report.ts';
import type {TableFile} from '#workers/books/ledger/reports-api.ts';
import {nameColumn, nameLine} from './report-words.ts';

type Wording = {readonly names: BooksNames; readonly format: Format; readonly text: BooksText; readonly title: string};

/** A report as a file has it: what is on the screen, one currency after another. Rule: RPT11. */
export function fileOfReport(
  tables: readonly ReportTable[],
  {names, format, text, title}: Wording,
): Omit<TableFile, 'format'> {
  const columns = tables[0]?.columns ?? [];
  const heading = [title, text('field_currency'), ...columns.map((column) => nameColumn(column, format, text))];
  return {
    sheetName: title.slice(0, 31),
    widths: [36, 10, ...columns.map(() => 18)],
    rows: [
      heading.map((word) => textCell(word)),
      ...tables.flatMap(({currency, lines}) =>
        lines.map(({name, figures}) => [
          textCell(nameLine(name, names, text)),
          textCell(currency),
          ...figures.map((figure) => (figure ? amountCell(figure.units, currency) : textCell(null))),
        ]),
      ),
    ],
  };
}
