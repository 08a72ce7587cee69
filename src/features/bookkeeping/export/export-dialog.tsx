import {useState} from 'react';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {BooksSelection} from '#workers/books/api.ts';
import type {ExportFormat} from '#workers/books/export/export-api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useExport} from './use-export.ts';
import {WritingDialog} from './writing-dialog.tsx';

type ExportDialogProps = {
  readonly books: Books;
  readonly names: BooksNames;
  /** The rows that are marked; null for the whole list. */
  readonly rows: BooksSelection | null;
  readonly rowCount: number;
  readonly onClose: () => void;
};

const formats = ['xlsx', 'csv-semicolon', 'csv-comma'] as const satisfies readonly ExportFormat[];

/** Rows that an Excel sheet holds beside its headings. Source: Excel specifications and limits (2026). */
const maxWorkbookRows = 1_048_575;

/** Exports the list as it is narrowed, or what is marked in it: the format, then how far the file is. Source: ux.md U5. */
export function ExportDialog({books, names, rows, rowCount, onClose}: ExportDialogProps) {
  const text = useBooksText();
  const language = useLanguage();
  const {current} = useCompany();
  const isTooLong = rowCount > maxWorkbookRows;
  const [kind, setKind] = useState<ExportFormat>(isTooLong ? 'csv-semicolon' : 'xlsx');
  const {state, run, cancel} = useExport(books, names, onClose);
  const title = text('exportTitle', {count: rowCount});

  if (state.step === 'writing') return <WritingDialog title={title} state={state} onCancel={cancel} />;
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actText={text('exportRows')}
      onAct={() => void run(rows ?? {kind: 'filtered', except: []}, kind, rowCount)}
    >
      <Stack gap={4}>
        {state.hasFailed && (
          <Banner tone="danger" shape="boxed" isUrgent>
            {text('exportFailed')}
          </Banner>
        )}
        <Text tone="muted">{text(rows ? 'exportMarked' : 'exportWhole')}</Text>
        <RadioField
          label={text('exportFormat')}
          value={kind}
          options={formats.map((id) => ({
            id,
            label: text(`exportFormat_${id}`),
            hint: text(`exportHint_${id}`),
            ...(id === 'xlsx' && isTooLong ? {blockedReason: text('exportTooLong')} : {}),
          }))}
          onChange={setKind}
        />
        {current && <Link href={pathTo.archiveOf(language, current.id)}>{text('exportArchive')}</Link>}
      </Stack>
    </ConfirmDialog>
  );
}
