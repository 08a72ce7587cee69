import {useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {CircleCheck} from 'lucide-react';
import {listRecent, type SentAct} from '#sync/outbox/recent/list-recent.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

const stepCount = 10;

/** What the server has taken lately, newest first; nothing where there is nothing. */
export function SentList() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const [limit, setLimit] = useState(stepCount);
  const sent = useLiveQuery(async () => listRecent(database, limit), [database, limit]);
  useArriving(sent === undefined);
  if (sent === undefined || sent.count === 0) return null;
  return (
    <section>
      <SectionHead title={text('sentTitle')} />
      <ItemList label={text('sentTitle')}>
        {sent.acts.map((act) => (
          <SentItem key={act.key} act={act} />
        ))}
      </ItemList>
      {sent.count <= limit ? null : <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>}
    </section>
  );
}

/** One act that the server has taken: what it was, when, and whether it was taken back since. */
function SentItem({act}: {act: SentAct}) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const {describe, facts} = useTelling(act);
  const kind = act.isReversed ? text('wasUndone') : act.kind === null ? null : text(`was.${act.kind}`);
  return (
    <ListItem
      isInline
      isPlain
      icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
      tone="ok"
      title={describe(act)}
      meta={[kind, ...facts, format.moment(act.madeAt)].filter((fact) => fact !== null).join(' · ')}
    />
  );
}
