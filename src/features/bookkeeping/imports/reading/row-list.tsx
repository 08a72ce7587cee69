import {useState, type ReactNode} from 'react';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {describeStoredReason} from './reading-words.ts';
import {writeRowsCsv, type FileRow} from './write-rows-csv.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RowListProps = {
  readonly title: string;
  readonly fileName: string;
  readonly rows: readonly FileRow[];
  readonly count: number;
  /** Reads all of them where only the first are here; null where that cannot be done any more. */
  readonly readAll: () => Promise<readonly FileRow[] | null>;
  /** Stands between the heading and the rows. */
  readonly children?: ReactNode;
};

/** Rows of a file that are not imported, each with its line and its reason; as CSV too. */
export function RowList({title, fileName, rows, count, readAll, children}: RowListProps) {
  const text = useBooksText();
  const format = useFormat();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const all = rows.length < count ? await readAll() : rows;
    if (all === null) {
      showToast({text: text('saveFailed'), tone: 'danger'});
      return;
    }
    const headings = [text('line'), text('listReason')] as const;
    const csv = writeRowsCsv(all, headings, (reason) => describeStoredReason(reason, text));
    saveFile(`${fileName}.csv`, csv, 'text/csv;charset=utf-8');
  };
  const press = () => {
    setSaving(true);
    save()
      .catch((error: unknown) => {
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
      })
      .finally(() => setSaving(false));
  };
  return (
    <Stack gap={2}>
      <SectionHead
        title={title}
        count={count}
        actions={
          <Button isPending={isSaving} onPress={press}>
            {text('exportAct')}
          </Button>
        }
      />
      {children}
      <Table
        label={title}
        rows={rows.slice(0, 20).map((row) => ({...row, id: String(row.line)}))}
        columns={[
          {id: 'line', heading: text('line'), isWhole: true, cell: (row) => format.number(row.line)},
          {id: 'reason', heading: text('listReason'), cell: (row) => describeStoredReason(row.reason, text)},
          {
            id: 'row',
            heading: text('listRow'),
            cell: (row) => (
              <Text as="span" tone="muted">
                {row.cells
                  .filter((cell) => cell.trim() !== '')
                  .join(' · ')
                  .slice(0, 120)}
              </Text>
            ),
          },
        ]}
      />
      {count > 20 && (
        <Text tone="muted" size="small">
          {text('listMore', {shown: Math.min(20, rows.length), count})}
        </Text>
      )}
    </Stack>
  );
}
