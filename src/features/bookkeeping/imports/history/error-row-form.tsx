import {useState} from 'react';
import {fail, succeed, type Failure} from '#contract/kernel/failure.ts';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Card} from '#src/ui/layout/card.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {useSeenRow} from '#src/features/bookkeeping/imports/likeness/use-seen-row.ts';
import {readCells} from '#src/features/bookkeeping/imports/reading/read-cells.ts';
import type {SeenRow} from '#workers/csv-import/record/comparison.ts';
import {jobs} from '#src/data/jobs.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useDropRows} from './use-drop-rows.ts';

type ErrorRowFormProps = {
  readonly spaceId: string;
  readonly row: ImportErrorRow;
  /** Of the account that its file came into. */
  readonly currency: string;
  /** What the file calls its columns, as far as it is known. */
  readonly names: ReadonlyMap<number, string>;
  /** Without the reading of its file a row cannot be read again. */
  readonly canCorrect: boolean;
  /** All rows with the same error, this one among them; none where another form of them is above. */
  readonly alike: readonly ImportErrorRow[];
};

/** One unreadable row: its cells, the wrong one marked, to be corrected and tried again, or dropped. */
export function ErrorRowForm({spaceId, row, currency, names, canCorrect, alike}: ErrorRowFormProps) {
  const text = useBooksText();
  const userId = useUserId();
  const {offer} = useUndo();
  const drop = useDropRows(spaceId);
  const say = useSeenRow(currency);
  /** The cells with which it would be the same as what is in the account, and that in words. */
  const [known, setKnown] = useState<{readonly cells: string; readonly twin: string} | null>(null);
  const form = useForm({
    idPrefix: `${row.id}-`,
    // Cells are known by their place alone.
    start: () => Object.fromEntries(readCells(row.cells).entries()),
    say: ({reason}) => describeStoredReason(reason, text),
    send: async (cells) => {
      const typed = Object.values(cells);
      // Sent once more as it was when the movement that is here was shown: it is another one.
      const isAnother = known?.cells === writeCells(typed);
      const input = {userId, spaceId, errorRow: row, cells: typed, isAnother};
      const done = await jobs.run(async (api) => api.importCorrected(input), new AbortController().signal);
      // Said here: a row that was corrected is not there any more.
      if (done.ok) showToast({text: text('errorFixed'), tone: 'ok', action: offer});
      if (done.ok) return succeed(null);
      const {code, reason, details} = done.failure;
      const twin = readTwin(done.failure);
      setKnown(twin && {cells: writeCells(typed), twin: say(twin)});
      if (twin) return fail(code, reason);
      showToast({text: text('errorStill', {reason: describeStoredReason(reason, text)}), tone: 'danger'});
      return fail(code, reason, {details: {field: String(details?.['column'])}});
    },
  });
  const said = describeStoredReason(row.reason, text);
  const words = form.errors[0]?.message ?? said;
  const isKnown = known !== null && known.cells === writeCells(Object.values(form.values));
  return (
    <Card>
      <Form onSubmit={() => void form.submit()} label={text('lineAt', {line: row.line})}>
        <SectionHead title={`${text('lineAt', {line: row.line})} · ${words}`} />
        <Columns>
          {Object.keys(form.values).map((place) => {
            const column = Number(place);
            const bound = form.bind(place);
            const isWrong = form.attempt === 0 && column === row.column;
            // Columns that were never used and hold nothing would only be in the way.
            if (!names.has(column) && !isWrong && bound.error === null && bound.value === '') return null;
            return (
              <TextField
                key={place}
                {...bound}
                label={names.get(column) || text('columnAt', {number: column + 1})}
                error={isWrong ? said : bound.error}
                size="small"
                isDisabled={!canCorrect}
              />
            );
          })}
        </Columns>
        {isKnown && (
          <Banner tone="warn" shape="boxed">
            {text('errorKnown', {row: known.twin})}
          </Banner>
        )}
        <Row>
          {canCorrect && (
            <Button type="submit" look={isKnown ? 'default' : 'primary'} isPending={form.isSending}>
              {text(isKnown ? 'errorAnother' : 'errorFix')}
            </Button>
          )}
          <Button onPress={() => void drop([row]).catch(reportError)}>{text('errorDrop')}</Button>
          {alike.length > 1 && (
            <Button onPress={() => void drop(alike).catch(reportError)}>
              {text('errorsDropAlike', {count: alike.length})}
            </Button>
          )}
        </Row>
      </Form>
    </Card>
  );
}

/** Cells as one text, to be compared. */
function writeCells(cells: readonly string[]): string {
  return JSON.stringify(cells);
}

/** The movement that is in the account already, where that is why it was not put there. */
function readTwin({reason, details = {}}: Pick<Failure, 'reason' | 'details'>): SeenRow | null {
  if (reason !== 'import.row-known') return null;
  const {date, description, amountUnits} = details;
  return {date: String(date), description: String(description), amountUnits: Number(amountUnits)};
}
