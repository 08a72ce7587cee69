import {useState} from 'react';
import {jobs} from '#src/data/jobs.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useUndo} from '#src/data/use-undo.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Table} from '#src/ui/list/table.tsx';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {DoublesAnswer, DoubtAnswer} from '#workers/csv-import/record/settle-doubles.ts';
import {useDoubles} from './use-doubles.ts';

/** Pairs that are shown at a time. */
const shownPairs = 25;

/** What seems to be here twice since two devices imported it: pair by pair, to be taken back or left, one by one or all. */
export function DoublesList({spaceId}: {readonly spaceId: string}) {
  const text = useBooksText();
  const format = useFormat();
  const {doubles, doubts, readAgain} = useDoubles(spaceId);
  const {settle, settleDoubt, isRunning} = useSettle(spaceId, readAgain);
  if (doubles.length === 0 && doubts.length === 0) return null;
  const see = ({date, merchant, description, amountUnits, currency}: TransactionRow) =>
    [format.day(date, 'medium'), merchant ?? description, format.signedMoney(amountUnits, currency)].join(' · ');
  const free = doubles.filter(({isWorked}) => !isWorked).map(({dropped}) => dropped.id);
  return (
    <Stack gap={2}>
      <SectionHead
        title={text('doublesTitle')}
        count={doubles.length + doubts.length}
        actions={
          free.length > 0 && (
            <Button isPending={isRunning} onPress={() => settle({ids: free, status: 'same'})}>
              {text('doublesAll')}
            </Button>
          )
        }
      />
      {doubts.slice(0, shownPairs).map(({rows, stored, least, most}) => {
        const [row] = rows;
        return (
          row && (
            <SelectField
              key={row.id}
              label={text('doublesAsk', {what: see(row), rows: rows.length, stored: stored.length})}
              value={null}
              placeholder={text('chooseFirst')}
              options={Array.from({length: most - least + 1}, (_, index) => least + index).map((count) => ({
                id: String(count),
                label: count === 0 ? text('doublesNoneNew') : text('doublesSomeNew', {count}),
              }))}
              onChange={(count) => settleDoubt({id: row.id, newCount: Number(count)})}
            />
          )
        );
      })}
      {doubles.length > 0 && <Text tone="muted">{text('doublesText')}</Text>}
      {doubles.length > 0 && (
        <Table
          label={text('doublesTitle')}
          rows={doubles.slice(0, shownPairs).map((double) => ({...double, id: double.dropped.id}))}
          columns={[
            {id: 'kept', heading: text('doublesKept'), cell: ({kept}) => see(kept)},
            {id: 'dropped', heading: text('doublesDropped'), cell: ({dropped}) => see(dropped)},
            {
              id: 'why',
              heading: text('likeWhy'),
              cell: ({reason}) => (
                <Text as="span" tone="muted">
                  {text(`match-${reason}`)}
                </Text>
              ),
            },
            {
              id: 'act',
              heading: text('likeAct'),
              isActs: true,
              cell: ({id}) => (
                <Row>
                  <Button onPress={() => settle({ids: [id], status: 'same'})}>{text('doublesTake')}</Button>
                  <Button onPress={() => settle({ids: [id], status: 'apart'})}>{text('doublesApart')}</Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {doubles.length > shownPairs && (
        <Text tone="muted" size="small">
          {text('likeMore', {shown: shownPairs, count: doubles.length})}
        </Text>
      )}
    </Stack>
  );
}

/** Settles pairs and doubts in the worker, and says so. */
function useSettle(spaceId: string, onSettled: () => void) {
  const text = useBooksText();
  const userId = useUserId();
  const {offer} = useUndo();
  const [isRunning, setRunning] = useState(false);
  const run = (work: () => Promise<number>) => {
    const settle = async () => {
      setRunning(true);
      const count = await work();
      showToast({text: text('doublesDone', {count}), tone: 'ok', action: offer});
      onSettled();
    };
    settle()
      .catch((error: unknown) => {
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
      })
      .finally(() => setRunning(false));
  };
  const {signal} = new AbortController();
  return {
    settle: (answer: DoublesAnswer) =>
      run(async () => jobs.run(async (api) => api.settleDoubles({...answer, userId, spaceId}), signal)),
    settleDoubt: (answer: DoubtAnswer) =>
      run(async () => jobs.run(async (api) => api.settleDoubt({...answer, userId, spaceId}), signal)),
    isRunning,
  };
}
