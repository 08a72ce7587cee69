import {useFormat} from '#src/i18n/use-format.ts';
import type {ExportField, ExportFormat, ExportQuestion} from '#workers/books/export/export-api.ts';
import {exportInWorker} from '#workers/host/export-in-worker.ts';
import {namesById, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useWriting} from './use-writing.ts';

/** Its columns: those of the list in the list's order, then what the list has no room for. */
const columns = [
  ['date', 'field_date'],
  ['merchant', 'field_merchant'],
  ['description', 'field_description'],
  ['account', 'field_account'],
  ['category', 'fieldCategory'],
  ['receipt', 'partReceipt'],
  ['amount', 'field_amount'],
  ['currency', 'field_currency'],
  ['status', 'exportColStatus'],
  ['note', 'fieldNote'],
  ['reference', 'field_reference'],
  ['balance', 'exportColBalance'],
  ['id', 'exportColId'],
] as const satisfies readonly (readonly [ExportField, Parameters<BooksText>[0]])[];

/** Writes rows to a file and hands it to the browser; leaving the screen ends it. */
export function useExport(books: Books, names: BooksNames, onDone: () => void) {
  const text = useBooksText();
  const format = useFormat();
  const {state, run: write, cancel} = useWriting(onDone);
  const run = async (selection: ExportQuestion['selection'], kind: ExportFormat, rowCount: number) =>
    write(async (steps) => {
      const question = {...describeExport(names, text), selection, format: kind, sheetName: text('title')};
      const made = await exportInWorker(books, question, steps);
      if (made === null) return null;
      const name = `${text('exportName')}-${format.today()}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`;
      return {file: made.file, name, said: text('exported', {count: made.rowCount})};
    }, rowCount);
  return {state, run, cancel};
}

function describeExport(names: BooksNames, text: BooksText): Pick<ExportQuestion, 'columns' | 'words'> {
  return {
    columns: columns.map(([field, key]) => ({field, heading: text(key)})),
    words: {
      ...namesById(names),
      checked: text('checked'),
      unchecked: text('unchecked'),
      yes: text('valueYes'),
      no: text('valueNo'),
    },
  };
}
