import {useState} from 'react';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Card} from '#src/ui/layout/card.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {editRow} from '#src/data/record.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {readCells} from '#src/features/bookkeeping/imports/reading/read-cells.ts';
import {jobs} from '#src/data/jobs.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';

type ErrorRowFormProps = {
  readonly spaceId: string;
  readonly row: ImportErrorRow;
  /** What the file calls its columns, as far as it is known. */
  readonly names: ReadonlyMap<number, string>;
  /** Without the reading of its file a row cannot be read again. */
  readonly canCorrect: boolean;
};

/** One unreadable row: its cells, the wrong one marked, to be corrected and tried again, or dropped. */
export function ErrorRowForm({spaceId, row, names, canCorrect}: ErrorRowFormProps) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const userId = useUserId();
  const {offer} = useUndo();
  const [cells, setCells] = useState(() => readCells(row.cells));
  const [problem, setProblem] = useState({reason: row.reason, column: row.column});
  const [isRunning, setRunning] = useState(false);

  const correct = async () => {
    setRunning(true);
    const input = {userId, spaceId, errorRow: row, cells};
    const done = await jobs.run(async (api) => api.importCorrected(input), new AbortController().signal);
    setRunning(false);
    if (done.ok) return showToast({text: text('errorFixed'), tone: 'ok', action: offer});
    const column = done.failure.details?.['column'];
    setProblem({reason: done.failure.reason, column: typeof column === 'number' && column >= 0 ? column : null});
    return showToast({
      text: text('errorStill', {reason: describeStoredReason(done.failure.reason, text)}),
      tone: 'danger',
    });
  };
  const drop = async () => {
    // Its own name says more than that its status is another one.
    const label = {key: 'bookkeeping:labelDropRow'};
    await editRow({database, spaceId}, 'importErrors', row, {status: 'dropped'}, {label});
    showToast({text: text('labelDropRow'), action: offer});
  };
  // Columns that were never used and hold nothing would only be in the way.
  const isShown = (column: number) => names.has(column) || column === problem.column || (cells[column] ?? '') !== '';
  const words = describeStoredReason(problem.reason, text);
  return (
    <Card>
      <Form onSubmit={() => void correct()} label={text('lineAt', {line: row.line})}>
        <SectionHead title={`${text('lineAt', {line: row.line})} · ${words}`} />
        <Columns>
          {cells.map((cell, column) =>
            isShown(column) ? (
              <TextField
                // Cells are known by their place alone.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={column}
                label={names.get(column) || text('columnAt', {number: column + 1})}
                value={cell}
                onChange={(next) => setCells(cells.map((one, place) => (place === column ? next : one)))}
                error={column === problem.column ? words : null}
                size="small"
                isDisabled={!canCorrect}
              />
            ) : null,
          )}
        </Columns>
        <Row>
          {canCorrect && (
            <Button type="submit" look="primary" isPending={isRunning}>
              {text('errorFix')}
            </Button>
          )}
          <Button onPress={() => void drop()}>{text('errorDrop')}</Button>
        </Row>
      </Form>
    </Card>
  );
}
