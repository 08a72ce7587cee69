import {useEffect, useRef, useState} from 'react';
import {useFormat} from '#src/i18n/use-format.ts';
import {saveFile} from '#src/data/save-file.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {JournalProgram, JournalQuestion} from '#workers/books/ledger/journals/journal.ts';
import {writeJournalInWorker} from '#workers/host/export-in-worker.ts';

/** How far a journal is: movements written of how many, or that it could not be. */
export type JournalState =
  | {readonly step: 'choose'; readonly hasFailed: boolean}
  | {readonly step: 'writing'; readonly doneCount: number; readonly count: number};

type JournalOf = {readonly books: Books; readonly names: BooksNames; readonly title: string};

const extensions: Readonly<Record<JournalProgram, string>> = {hledger: 'journal', beancount: 'beancount'};

/** Writes a journal and hands it to the browser; leaving the screen ends it. Rule: JRN6. */
export function useJournal({books, names, title}: JournalOf, onDone: () => void) {
  const text = useBooksText();
  const format = useFormat();
  const [state, setState] = useState<JournalState>({step: 'choose', hasFailed: false});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (program: JournalProgram, period: JournalQuestion['period']) => {
    const {signal} = (running.current = new AbortController());
    setState({step: 'writing', doneCount: 0, count: 0});
    const onProgress = (doneCount: number, count = 0) => setState({step: 'writing', doneCount, count});
    const question: JournalQuestion = {
      program,
      period,
      title,
      today: format.today(),
      words: {
        accounts: Object.fromEntries(names.accounts.map(({id}) => [id, names.accountName(id)])),
        categories: Object.fromEntries(names.categories.map(({id}) => [id, names.categoryName(id) ?? ''])),
        noAccount: text('noAccount'),
        opening: text('column_opening'),
        closing: text('column_closing'),
      },
    };
    try {
      const made = await writeJournalInWorker(books, question, {signal, onProgress});
      if (made === null) return;
      const days = period ? `${period.from} ${period.to}` : format.today();
      saveFile(`${text('journalName')} ${days}.${extensions[program]}`, made.file, made.file.type);
      showToast({text: text('journalDone', {count: made.rowCount}), tone: 'ok'});
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
