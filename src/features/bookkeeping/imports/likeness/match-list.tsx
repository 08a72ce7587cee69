import {useLiveQuery} from 'dexie-react-hooks';
import {useState} from 'react';
import type {ImportMatchRow} from '#contract/bookkeeping/import-match.ts';
import {jobs} from '#src/data/jobs.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useRowReader} from '#src/data/database/use-row-reader.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Table} from '#src/ui/list/table.tsx';
import type {SeenRow} from '#workers/csv-import/record/comparison.ts';
import {useSeenRow} from './use-seen-row.ts';

type MatchListProps = {
  readonly spaceId: string;
  readonly currency: string;
  /** Of one import, in the order of their lines. */
  readonly matches: readonly ImportMatchRow[];
};

/** Rows that are shown at first, and with each press more. */
const shownRows = 50;

/** What an import's rows were taken for by likeness, beside what was here, and the way to import one after all. */
export function MatchList({spaceId, currency, matches}: MatchListProps) {
  const text = useBooksText();
  const see = useSeenRow(currency);
  const {separate, running} = useSeparate(spaceId);
  const common = useText();
  const [shown, setShown] = useState(shownRows);
  const rows = matches.slice(0, shown);
  const stored = useStoredRows(spaceId, rows);
  return (
    <Stack gap={2}>
      <SectionHead title={text('matchesTitle')} count={matches.length} />
      <Text tone="muted">{text('matchesText')}</Text>
      <Table
        label={text('matchesTitle')}
        rows={rows}
        columns={[
          {
            id: 'file',
            heading: text('likeFile'),
            cell: (row) => see({...row, description: row.merchant ?? row.description}),
          },
          {
            id: 'stored',
            heading: text('likeStored'),
            cell: ({transactionId}) => {
              const row = stored?.get(transactionId);
              return row ? see(row) : '';
            },
          },
          {
            id: 'why',
            heading: text('likeWhy'),
            cell: ({reason}) => (
              <Text as="span" tone="muted">
                {describeMatch(reason, text)}
              </Text>
            ),
          },
          {
            id: 'act',
            heading: text('likeAct'),
            isActs: true,
            cell: ({id, status}) =>
              status === 'apart' ? (
                <Badge tone="neutral">{text('matchApart')}</Badge>
              ) : (
                <Button isPending={running === id} onPress={() => separate(id)}>
                  {text('likeApart')}
                </Button>
              ),
          },
        ]}
      />
      {matches.length > rows.length && (
        <Row>
          <Text tone="muted" size="small">
            {text('likeMore', {shown: rows.length, count: matches.length})}
          </Text>
          <Button onPress={() => setShown(shown + shownRows)}>{common('list.more')}</Button>
        </Row>
      )}
    </Stack>
  );
}

/** A reason of a newer version has no words here. */
function describeMatch(reason: string, text: BooksText): string {
  const key = `match-${reason}` as 'match-same-day';
  const words = text(key);
  return words === key ? '' : words;
}

function useStoredRows(spaceId: string, matches: readonly ImportMatchRow[]): ReadonlyMap<string, SeenRow> | undefined {
  const readRow = useRowReader();
  const ids = matches.map(({transactionId}) => transactionId).join(' ');
  return useLiveQuery(async () => {
    const found = new Map<string, SeenRow>();
    for (const rowId of ids.split(' ').filter(Boolean)) {
      const row = await readRow({spaceId, table: 'transactions', rowId});
      if (row && 'amountUnits' in row && 'date' in row)
        found.set(rowId, {date: row.date, description: row.merchant ?? row.description, amountUnits: row.amountUnits});
    }
    return found;
  }, [readRow, spaceId, ids]);
}

/** Imports a row after all, in the worker, and says so. */
function useSeparate(spaceId: string) {
  const text = useBooksText();
  const userId = useUserId();
  const {offer} = useUndo();
  const [running, setRunning] = useState<string | null>(null);
  const separate = (matchId: string) => {
    const run = async () => {
      setRunning(matchId);
      const done = await jobs.run(
        async (api) => api.separateMatch({userId, spaceId, matchId}),
        new AbortController().signal,
      );
      if (done.ok) showToast({text: text('matchSeparated'), tone: 'ok', action: offer});
      else showToast({text: describeStoredReason(done.failure.reason, text), tone: 'danger'});
    };
    run()
      .catch((error: unknown) => {
        showToast({text: text('saveFailed'), tone: 'danger'});
        reportError(error);
      })
      .finally(() => setRunning(null));
  };
  return {separate, running};
}
