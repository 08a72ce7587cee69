import {useState} from 'react';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Decisions, Likeness} from '#workers/csv-import/record/comparison.ts';
import {useSeenRow} from './use-seen-row.ts';

type LikenessListProps = {
  readonly likenesses: readonly Likeness[];
  readonly count: number;
  readonly currency: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
};

/** Rows that are shown at first, and with each press more. */
const shownRows = 50;

/** Each row of the file beside the stored one that it is taken for, with the reason and a way to say that they are two. */
export function LikenessList({likenesses, count, currency, decisions, onDecide}: LikenessListProps) {
  const text = useBooksText();
  const common = useText();
  const see = useSeenRow(currency);
  const [shown, setShown] = useState(shownRows);
  const {apart = [], same = [], isAllApart = false} = decisions;
  const setApart = (place: number, isApart: boolean) => {
    const list = (isAllApart ? same : apart).filter((one) => one !== place);
    const others = isApart === isAllApart ? list : [...list, place];
    onDecide({...decisions, ...(isAllApart ? {same: others} : {apart: others})});
  };
  const setAll = (isAll: boolean) => onDecide({...decisions, isAllApart: isAll, apart: [], same: []});
  const rows = likenesses.slice(0, shown).map((one) => ({...one, id: String(one.place)}));
  return (
    <Stack gap={2}>
      <SectionHead title={text('likeTitle')} count={count} />
      <Text tone="muted">{text('likeText')}</Text>
      <Row>
        <Button onPress={() => setAll(true)}>{text('likeAllApart')}</Button>
        {(isAllApart || apart.length > 0) && <Button onPress={() => setAll(false)}>{text('likeAllSame')}</Button>}
      </Row>
      <Table
        label={text('likeTitle')}
        rows={rows}
        columns={[
          {id: 'file', heading: text('likeFile'), cell: ({row}) => see(row)},
          {id: 'stored', heading: text('likeStored'), cell: ({stored}) => see(stored)},
          {
            id: 'why',
            heading: text('likeWhy'),
            cell: ({reason, isPresumed}) => (
              <Text as="span" tone="muted">
                {isPresumed && <Badge tone="warn">{text('likePresumed')}</Badge>} {text(`match-${reason}`)}
              </Text>
            ),
          },
          {
            id: 'act',
            heading: text('likeAct'),
            isActs: true,
            cell: ({place, isApart}) => (
              <Button onPress={() => setApart(place, !isApart)}>{text(isApart ? 'likeSame' : 'likeApart')}</Button>
            ),
          },
        ]}
      />
      {count > rows.length && (
        <Row>
          <Text tone="muted" size="small">
            {text('likeMore', {shown: rows.length, count})}
          </Text>
          {likenesses.length > rows.length && (
            <Button onPress={() => setShown(shown + shownRows)}>{common('list.more')}</Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
