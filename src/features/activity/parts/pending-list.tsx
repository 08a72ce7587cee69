import {useState} from 'react';
import {CircleCheck, RefreshCw} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listPending} from '#sync/outbox/list-pending.ts';
import {useEngine} from '#src/data/engine.tsx';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useSyncStatus} from '#src/data/use-sync-status.ts';
import {PendingItem} from './pending-item.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

const stepCount = 25;

/** What waits to be sent, oldest first; what was never sent can be taken back. */
export function PendingList() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const engine = useEngine();
  const status = useSyncStatus();
  const [limit, setLimit] = useState(stepCount);
  const pending = useLiveQuery(async () => listPending(database, limit), [database, limit]);
  if (pending === undefined || status === undefined) return null;
  return (
    <section>
      <SectionHead
        title={text('pending')}
        count={status.pendingCount}
        actions={
          status.pendingCount === 0 ? undefined : (
            <Button icon={<RefreshCw size={16} aria-hidden />} onPress={() => void engine?.syncNow()}>
              {text('sendNow')}
            </Button>
          )
        }
      />
      <ItemList label={text('pending')}>
        {pending.length === 0 ? (
          <ListItem
            tone="ok"
            icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            title={text('pendingNone')}
            isPlain
            meta={text('pendingNoneText')}
          />
        ) : null}
        {pending.map((change) => (
          <PendingItem key={change.order} change={change} />
        ))}
      </ItemList>
      {pending.length < limit ? null : <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>}
    </section>
  );
}
