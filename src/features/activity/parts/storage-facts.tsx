import {useLiveQuery} from 'dexie-react-hooks';
import {CopyCheck, Lock, LockOpen} from 'lucide-react';
import {readMeta} from '#sync/store/meta.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useStorageState} from '#src/data/keeping/storage.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Meter} from '#src/ui/display/figures/meter.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

/** How much is kept on this device, and whether the browser may delete it. */
export function StorageFacts() {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const [storage, ask] = useStorageState();
  const database = useLocalDatabase();
  const secondLog = useLiveQuery(async () => (await readMeta(database, 'secondLog')) ?? null, [database]) ?? null;
  useArriving(storage === null);
  if (storage === null) return null;
  const {usedBytes, freeBytes, isPersisted} = storage;
  const persist = async () => {
    if (!(await ask())) showToast({text: text('persistRefused'), tone: 'danger'});
  };
  return (
    <section>
      <SectionHead title={text('storage')} />
      <Stack gap={3}>
        <Meter share={usedBytes === 0 ? 0 : usedBytes / (usedBytes + freeBytes)} />
        <Facts
          facts={[
            {name: text('used'), value: format.bytes(usedBytes)},
            {name: text('available'), value: format.bytes(freeBytes)},
          ]}
        />
        <ItemList label={text('storage')}>
          <ListItem
            tone={isPersisted ? 'ok' : 'neutral'}
            icon={isPersisted ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
            title={text(isPersisted ? 'persisted' : 'notPersisted')}
            isPlain
          />
          {secondLog === null ? null : (
            <ListItem
              tone={secondLog === 'kept' ? 'ok' : 'neutral'}
              icon={<CopyCheck size={16} aria-hidden />}
              title={text(secondLog === 'kept' ? 'secondCopy' : 'noSecondCopy')}
              isPlain
            />
          )}
        </ItemList>
        {isPersisted ? null : <Button onPress={() => void persist()}>{text('persist')}</Button>}
      </Stack>
    </section>
  );
}
