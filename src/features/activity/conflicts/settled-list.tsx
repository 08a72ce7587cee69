import {useState} from 'react';
import type {Settled} from '#sync/attention/settled.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {SettledItem} from './settled-item.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

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
