import {useRef, useState} from 'react';
import type {Verdict} from '#sync/attention/settle-attention.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {ConflictGroup} from './conflict-group.tsx';
import {ConflictItem} from './conflict-item.tsx';
import {canDecideTogether, type ChangeConflict} from './find-conflicts.ts';
import {useListFocus} from './use-list-focus.ts';
import {verdictsForAll} from './verdicts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type ConflictListProps = {
  conflicts: readonly ChangeConflict[];
  onSettle: (verdicts: readonly Verdict[], said: string) => void;
  onUndo: () => void;
};

/** Changes shown at first and added by each "show more". */
const stepCount = 25;

/** Every conflict, one by one or many at once; with the keyboard alone, too. */
export function ConflictList({conflicts, onSettle, onUndo}: ConflictListProps) {
  const text = useText<typeof es>('activity');
  const [limit, setLimit] = useState(stepCount);
  const rows = conflicts.flatMap((conflict) => conflict.rows);
  const together = rows.filter(canDecideTogether).length;
  const list = useRef<HTMLDivElement>(null);
  const {keepPlace, handleKey} = useListFocus(list, rows.map(({key}) => key).join(), onUndo);
  const settle = (verdicts: readonly Verdict[], said: string) => {
    keepPlace();
    onSettle(verdicts, said);
  };
  const settleAll = (keep: 'mine' | 'theirs') =>
    settle(verdictsForAll(conflicts, keep), text(keep === 'mine' ? 'chosenMine' : 'chosenTheirs', {count: together}));
  return (
    <section>
      <SectionHead title={text('conflictsOpen')} count={rows.length} />
      <Stack gap={2}>
        <Text tone="muted" size="small">
          {[
            together === rows.length ? [] : text('oneByOneText'),
            matchMedia('(hover: hover)').matches ? text('keysText') : [],
          ]
            .flat()
            .join(' ')}
        </Text>
        {conflicts.length > 1 && together > 1 ? (
          <Row>
            <Button onPress={() => settleAll('mine')}>{text('mineForAll', {count: together})}</Button>
            <Button onPress={() => settleAll('theirs')}>{text('theirsForAll', {count: together})}</Button>
          </Row>
        ) : null}
      </Stack>
      {/* Keys of the choices within. */}
      <div ref={list} onKeyDownCapture={handleKey}>
        <ItemList label={text('conflictsOpen')}>
          {conflicts
            .slice(0, limit)
            .map((conflict) =>
              conflict.record.change.rowIds.length > 1 && conflict.rows.length > 1 ? (
                <ConflictGroup key={conflict.record.id} conflict={conflict} onSettle={settle} />
              ) : (
                conflict.rows.map((row) => (
                  <ConflictItem key={row.key} conflict={row} onSettle={(verdict, said) => settle([verdict], said)} />
                ))
              ),
            )}
        </ItemList>
      </div>
      {conflicts.length > limit ? (
        <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>
      ) : null}
    </section>
  );
}
