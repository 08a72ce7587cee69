import {useState} from 'react';
import {CircleCheck, CircleDashed, ClockAlert, RefreshCw} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listPending} from '#sync/outbox/list-pending.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {PendingItem} from './pending-item.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

const stepCount = 25;

/** What waits to be sent, oldest first; what was never sent can be taken back. */
export function PendingList() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const format = useFormat();
  const engine = useEngine();
  const status = useSyncStatus();
  const [limit, setLimit] = useState(stepCount);
  const pending = useLiveQuery(async () => listPending(database, limit), [database, limit]);
  const isWaiting = pending === undefined || status === undefined;
  useArriving(isWaiting);
  if (isWaiting) return null;
  // What waits for a decision is on this device only, too.
  const isAllSent = status.unsentFileCount + status.attentionCount === 0;
  return (
    <section>
      <Stack gap={2}>
        <SectionHead
          title={text('pending')}
          count={status.pendingCount}
          actions={
            status.pendingCount + status.unsentFileCount === 0 ? undefined : (
              <Button icon={<RefreshCw size={16} aria-hidden />} onPress={() => void engine?.syncNow()}>
                {text('sendNow')}
              </Button>
            )
          }
        />
        {status.isOverdue && status.oldestPendingAt !== null ? (
          <Banner tone="warn" shape="boxed" icon={<ClockAlert size={16} strokeWidth={1.75} aria-hidden />}>
            {text('overdue', {time: format.moment(status.oldestPendingAt)})}
          </Banner>
        ) : null}
      </Stack>
      <ItemList label={text('pending')}>
        {pending.length > 0 ? null : isAllSent ? (
          <ListItem
            tone="ok"
            icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            title={text('pendingNone')}
            isPlain
            meta={text('pendingNoneText')}
          />
        ) : (
          <ListItem
            icon={<CircleDashed size={16} strokeWidth={1.75} aria-hidden />}
            title={text(status.unsentFileCount > 0 ? 'pendingFiles' : 'pendingNoMore')}
            isPlain
            meta={text('pendingNoneText')}
          />
        )}
        {pending.map((change) => (
          <PendingItem key={change.order} change={change} isSending={status.phase === 'sending'} />
        ))}
      </ItemList>
      {pending.length < limit ? null : <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>}
    </section>
  );
}
