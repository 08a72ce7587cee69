import {useState} from 'react';
import {Download, Printer} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {saveFile} from '#src/data/save-file.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {ExportFormat} from '#workers/books/export/export-api.ts';
import {JournalDialog} from './journal/journal-dialog.tsx';

type ExportMenuProps = {
  /** Of the file, without its end. */
  readonly name: string;
  readonly names: BooksNames;
  /** What the report is of. */
  readonly period: {readonly from: string; readonly to: string};
  readonly write: (books: NonNullable<ReturnType<typeof useBooks>>, kind: ExportFormat) => Promise<Blob>;
};

const kinds = ['xlsx', 'csv-semicolon', 'csv-comma'] as const satisfies readonly ExportFormat[];

/** Writes what is shown as a file, or the books as a journal, or prints. */
export function ExportMenu({name, names, period, write}: ExportMenuProps) {
  const text = useBooksText();
  const books = useBooks();
  const [isWriting, setIsWriting] = useState(false);
  const [isJournalOpen, setIsJournalOpen] = useState(false);
  const run = async (kind: ExportFormat) => {
    if (!books) return;
    setIsWriting(true);
    try {
      const file = await write(books, kind);
      saveFile(`${name}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`, file, file.type);
    } catch (error) {
      reportError(error);
      showToast({text: text('exportFailed'), tone: 'danger'});
    }
    setIsWriting(false);
  };
  return (
    <>
      <MenuButton
        label={text('reportExport')}
        trigger={
          <Button icon={<Download size={16} aria-hidden />} isPending={isWriting}>
            {text('reportExport')}
          </Button>
        }
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} id={kind} hint={text(`exportHint_${kind}`)} onAction={() => void run(kind)}>
            {text(`exportFormat_${kind}`)}
          </MenuItem>
        ))}
        <MenuItem id="journal" hint={text('journalHint')} onAction={() => setIsJournalOpen(true)}>
          {text('journalItem')}
        </MenuItem>
      </MenuButton>
      <Button icon={<Printer size={16} aria-hidden />} onPress={() => print()}>
        {text('reportPrint')}
      </Button>
      {isJournalOpen && books && (
        <JournalDialog books={books} names={names} period={period} onClose={() => setIsJournalOpen(false)} />
      )}
    </>
  );
}
