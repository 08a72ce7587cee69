import {useState} from 'react';
import {saveFile} from '#src/data/save-file.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {ExportFormat} from '#workers/books/export/export-api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {spanOf} from './accounting-period.ts';
import {figureKinds, figureWidths, listFigures} from './list-figures.ts';
import {useAccountingText} from './use-accounting-text.ts';
import type {ShownAccounting} from './use-accounting.ts';

type AccountingExportProps = {
  readonly books: Books;
  readonly shown: ShownAccounting;
  readonly names: BooksNames;
  readonly onClose: () => void;
};

const formats = ['xlsx', 'csv-semicolon', 'csv-comma'] as const satisfies readonly ExportFormat[];

/** Writes the figures of the page to a file, in the form that the person chooses. Rule: ANL10. */
export function AccountingExport({books, shown, names, onClose}: AccountingExportProps) {
  const text = useAccountingText();
  const booksText = useBooksText();
  const [kind, setKind] = useState<ExportFormat>('xlsx');
  const [state, setState] = useState<'choose' | 'writing' | 'failed'>('choose');

  const run = async () => {
    setState('writing');
    const headings = [
      text('exportKind'),
      text('exportName'),
      text('currency'),
      text('income'),
      text('expense'),
      text('profit'),
      text('exportCount'),
    ];
    const kinds = Object.fromEntries(figureKinds.map((one) => [one, text(`exportKind.${one}`)]));
    const rows = listFigures(shown, {
      // Each of them has its word.
      kinds: kinds as Record<(typeof figureKinds)[number], string>,
      headings,
      nameCategory: (id) => names.categoryName(id) ?? booksText('noCategory'),
      noMerchant: booksText('noMerchant'),
    });
    try {
      const sheetName = text('accountingTitle');
      const file = await books.writeTable({format: kind, sheetName, widths: figureWidths, rows});
      const {from, to} = spanOf(shown.months);
      saveFile(`${text('exportFile')}-${from}-${to}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`, file, file.type);
      showToast({text: text('exportDone'), tone: 'ok'});
      onClose();
    } catch (error) {
      setState('failed');
      reportError(error);
    }
  };

  return (
    <ConfirmDialog
      title={text('exportTitle')}
      actText={text('exportAct')}
      isPending={state === 'writing'}
      onAct={() => void run()}
      onClose={onClose}
    >
      <Stack gap={4}>
        {state === 'failed' && (
          <Banner tone="danger" shape="boxed" isUrgent>
            {booksText('exportFailed')}
          </Banner>
        )}
        <Text tone="muted">{text('exportText')}</Text>
        <RadioField
          label={booksText('exportFormat')}
          value={kind}
          options={formats.map((id) => ({
            id,
            label: booksText(`exportFormat_${id}`),
            hint: booksText(`exportHint_${id}`),
          }))}
          onChange={setKind}
        />
      </Stack>
    </ConfirmDialog>
  );
}
