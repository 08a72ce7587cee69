import {useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listRecent} from '#sync/outbox/list-recent.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {SentItem} from './sent-item.tsx';

const stepCount = 10;

/** What the server has taken lately, newest first; nothing where there is nothing. */
export function SentList() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const [limit, setLimit] = useState(stepCount);
  const sent = useLiveQuery(async () => listRecent(database, limit), [database, limit]);
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
