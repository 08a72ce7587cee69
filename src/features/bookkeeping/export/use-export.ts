import {useEffect, useRef, useState} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {saveFile} from '#src/data/save-file.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {ExportField, ExportFormat, ExportQuestion} from '#workers/books/api.ts';
import {exportInWorker} from '#workers/host/export-in-worker.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** How far an export is: rows written, or that it could not be. */
export type ExportState =
  | {readonly step: 'choose'; readonly hasFailed: boolean}
  | {readonly step: 'writing'; readonly doneCount: number};

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
  const [state, setState] = useState<ExportState>({step: 'choose', hasFailed: false});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (selection: ExportQuestion['selection'], kind: ExportFormat) => {
    const {signal} = (running.current = new AbortController());
    setState({step: 'writing', doneCount: 0});
    const question = {...describeExport(names, text), selection, format: kind, sheetName: text('title')};
    const onProgress = (doneCount: number) => setState({step: 'writing', doneCount});
    try {
      const made = await exportInWorker(books, question, {signal, onProgress});
      if (made === null) return;
      const name = `${text('exportName')}-${format.today()}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`;
      saveFile(name, made.file, made.file.type);
      showToast({text: text('exported', {count: made.rowCount}), tone: 'ok'});
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      setState({step: 'choose', hasFailed: true});
      reportError(error);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({step: 'choose', hasFailed: false});
  };
  return {state, run, cancel};
}

function describeExport(names: BooksNames, text: BooksText): Pick<ExportQuestion, 'columns' | 'words'> {
  return {
    columns: columns.map(([field, key]) => ({field, heading: text(key)})),
    words: {
      accounts: Object.fromEntries(names.accounts.map(({id}) => [id, names.accountName(id)])),
      categories: Object.fromEntries(names.categories.map(({id}) => [id, names.categoryName(id) ?? ''])),
      checked: text('checked'),
      unchecked: text('unchecked'),
      yes: text('valueYes'),
      no: text('valueNo'),
    },
  };
}
