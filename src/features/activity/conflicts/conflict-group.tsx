import {useState} from 'react';
import {ChevronDown, ChevronUp, Layers} from 'lucide-react';
import type {Verdict} from '#sync/attention/settle-attention.ts';
import {outlineChange} from '#sync/outbox/outline-change.ts';
import {sameValue} from '#src/features/activity/describe-values.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {ConflictItem} from './conflict-item.tsx';
import {canDecideTogether, type ChangeConflict} from './find-conflicts.ts';
import {verdictFor} from './verdicts.ts';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type ConflictGroupProps = {
  conflict: ChangeConflict;
  onSettle: (verdicts: readonly Verdict[], said: string) => void;
};

/** Rows shown at first and added by each "show more". */
const stepCount = 25;

/** The rows of one change that are in conflict: decided together where that is safe, or one by one. */
export function ConflictGroup({conflict, onSettle}: ConflictGroupProps) {
  const text = useText<typeof es>('activity');
  const {record, rows} = conflict;
  const {change} = record;
  const {describe} = useTelling({spaceId: change.spaceId, table: change.table, rowId: null});
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(stepCount);
  const names = [...new Set(rows.flatMap((row) => row.fields.map(({field}) => field)))];
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      sameValue(toFieldValues(rows.flatMap((row) => row.fields.find(({field}) => field === name)?.mine ?? null))),
    ]),
  );
  const together = rows.filter(canDecideTogether);
  const count = together.length;
  const title = describe({...outlineChange(change), rowCount: rows.length, values});
  return (
    <ListItem
      tone="warn"
      icon={<Layers size={16} strokeWidth={1.75} aria-hidden />}
      title={title}
      text={text('groupText', {count: rows.length})}
      actions={
        <>
          {count === 0 ? null : (
            <>
              <Button onPress={() => onSettle([verdictFor(record, together, 'mine')], text('chosen'))}>
                {text('mineForRows', {count})}
              </Button>
              <Button onPress={() => onSettle([verdictFor(record, together, 'theirs')], text('chosen'))}>
                {text('theirsForRows', {count})}
              </Button>
            </>
          )}
          <Button
            look="quiet"
            icon={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            onPress={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'hideRows' : 'showRows')}
          </Button>
        </>
      }
    >
      {isOpen ? (
        <Stack gap={3}>
          <ItemList label={title}>
            {rows.slice(0, limit).map((row) => (
              <ConflictItem key={row.key} conflict={row} onSettle={(verdict, said) => onSettle([verdict], said)} />
            ))}
          </ItemList>
          {rows.length > limit ? <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button> : null}
        </Stack>
      ) : undefined}
    </ListItem>
  );
}
