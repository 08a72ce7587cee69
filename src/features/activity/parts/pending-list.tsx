import {useState} from 'react';
import {CircleCheck, HardDrive, RefreshCw, Trash2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {listPending, type PendingChange} from '#sync/outbox/list-pending.ts';
import {useEngine} from '#src/data/engine.tsx';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useSyncStatus} from '#src/data/use-sync-status.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useChangeLabel} from '#src/features/activity/use-change-label.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

const stepCount = 25;

const icons = {
  local: <HardDrive size={16} strokeWidth={1.75} aria-hidden />,
  sending: <RefreshCw size={16} strokeWidth={1.75} aria-hidden />,
  confirmed: <CircleCheck size={16} strokeWidth={1.75} aria-hidden />,
} as const;

const tones = {local: 'neutral', sending: 'accent', confirmed: 'ok'} as const;

/** What waits to be sent, oldest first; what was never sent can be taken back. */
export function PendingList() {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const describe = useChangeLabel();
  const database = useLocalDatabase();
  const engine = useEngine();
  const status = useSyncStatus();
  const [limit, setLimit] = useState(stepCount);
  const pending = useLiveQuery(async () => listPending(database, limit), [database, limit]);
  if (pending === undefined || status === undefined) return null;
  const metaOf = (change: PendingChange) =>
    change.rowCount === 1
      ? format.moment(change.madeAt)
      : `${text('rows', {count: change.rowCount})} · ${format.moment(change.madeAt)}`;
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
            icon={icons.confirmed}
            title={text('pendingNone')}
            isPlain
            meta={text('pendingNoneText')}
          />
        ) : null}
        {pending.map((change) => (
          <ListItem
            key={change.order}
            isInline
            isPlain
            icon={icons[change.state]}
            tone={tones[change.state]}
            title={describe(change)}
            meta={metaOf(change)}
            actions={
              <>
                <Text as="span" size="small" tone={change.state === 'sending' ? 'accent' : 'muted'}>
                  {text(`state.${change.state}`)}
                </Text>
                {change.state === 'local' ? (
                  <IconButton
                    icon={<Trash2 size={16} aria-hidden />}
                    label={text('discard')}
                    onPress={() => void discardChange(database, change.order)}
                  />
                ) : null}
              </>
            }
          />
        ))}
      </ItemList>
      {pending.length < limit ? null : <Button onPress={() => setLimit(limit + stepCount)}>{text('showMore')}</Button>}
    </section>
  );
}
