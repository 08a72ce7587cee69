import {useFormat} from '#src/i18n/use-format.ts';
import {useWriting} from '#src/features/bookkeeping/export/use-writing.ts';
import {namesById, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {JournalProgram, JournalQuestion} from '#workers/books/ledger/journals/journal.ts';
import {writeJournalInWorker} from '#workers/host/export-in-worker.ts';

type JournalOf = {readonly books: Books; readonly names: BooksNames; readonly title: string};

const extensions: Readonly<Record<JournalProgram, string>> = {hledger: 'journal', beancount: 'beancount'};

/** Writes a journal and hands it to the browser; leaving the screen ends it. Rule: JRN6. */
export function useJournal({books, names, title}: JournalOf, onDone: () => void) {
  const text = useBooksText();
  const format = useFormat();
  const {state, run: write, cancel} = useWriting(onDone);
  const run = async (program: JournalProgram, period: JournalQuestion['period']) =>
    write(async (steps) => {
      const question: JournalQuestion = {
        program,
        period,
        title,
        today: format.today(),
        words: {
          ...namesById(names),
          noAccount: text('noAccount'),
          opening: text('column_opening'),
          closing: text('column_closing'),
        },
      };
      const made = await writeJournalInWorker(books, question, steps);
      if (made === null) return null;
      const days = period ? `${period.from} ${period.to}` : format.today();
      const name = `${text('journalName')} ${days}.${extensions[program]}`;
      return {file: made.file, name, said: text('journalDone', {count: made.rowCount})};
    });
  return {state, run, cancel};
}
