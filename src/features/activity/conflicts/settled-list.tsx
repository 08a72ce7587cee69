import {useState} from 'react';
import {CircleCheck, Undo2} from 'lucide-react';
import type {Settled} from '#sync/attention/settled.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {toFieldValues, valueAt} from '#contract/kernel/field-values.ts';
import {outlineChange} from '#sync/outbox/outline-change.ts';
import {sameValue} from '#src/features/activity/describe-values.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';

type SettledListProps = {settled: readonly Settled[]; onBringBack: (id: string) => void};

const stepCount = 10;

/** What was decided in the last days; nothing where nothing was. */
export function SettledList({settled, onBringBack}: SettledListProps) {
  const text = useText<typeof es>('activity');
  const [limit, setLimit] = useState(stepCount);
  if (settled.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('settledTitle')} count={settled.length} />
      <ItemList label={text('settledTitle')}>
        {settled.slice(0, limit).map((one) => (
          <SettledItem key={one.id} settled={one} onBringBack={() => onBringBack(one.id)} />
        ))}
      </ItemList>
      {settled.length > limit ? <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button> : null}
    </section>
  );
}

/** One decision of the last days, with the way back. */
function SettledItem({settled, onBringBack}: {settled: Settled; onBringBack: () => void}) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const [part] = settled.parts;
  const change = part?.change ?? settled.discarded;
  const only = change?.rowIds.length === 1 ? (change.rowIds[0] ?? null) : null;
  const {describe} = useTelling({spaceId: change?.spaceId ?? '', table: change?.table ?? '', rowId: only});
  if (!change) return null;
  // Of what was discarded, and of a row refused as a whole, everything is told.
  const decided = new Set(part ? part.refusals.map(({field}) => field) : [null]);
  const values = Object.fromEntries(
    Object.entries(change.set)
      .filter(([field]) => decided.has(null) || decided.has(field))
      .map(([field, column]) => [
        field,
        sameValue(toFieldValues(change.rowIds.map((_, index) => valueAt(column, index)))),
      ]),
  );
  const keeps = new Set(settled.parts.flatMap(({decisions}) => decisions.map(({keep}) => keep)));
  const kept =
    keeps.size === 0 ? 'keptNone' : keeps.size > 1 ? 'keptSome' : keeps.has('mine') ? 'keptMine' : 'keptTheirs';
  const others = settled.parts.length - 1;
  return (
    <ListItem
      isPlain
      tone="ok"
      icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
      title={describe({...outlineChange(change), values})}
      meta={[
        ...(others > 0 ? [text('andOthers', {count: others})] : []),
        text(kept),
        format.moment(settled.settledAt),
      ].join(' · ')}
      actions={
        <Button look="quiet" icon={<Undo2 size={16} aria-hidden />} onPress={onBringBack}>
          {text('bringBack')}
        </Button>
      }
    />
  );
}
