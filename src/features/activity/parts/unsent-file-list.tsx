import {useLiveQuery} from 'dexie-react-hooks';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useSyncStatus} from '#src/data/sync-status.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {UnsentFileItem} from './unsent-file-item.tsx';

/** The files that are on this device only; nothing where there are none. Rule: UPL12. */
export function UnsentFileList() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const isSending = useSyncStatus()?.phase === 'sending';
  const files = useLiveQuery(async () => {
    const {files: records, pages, outbox, attention, meta} = database;
    return database.transaction('r', [records, pages, outbox, attention, meta], async () => listUnsentFiles(database));
  }, [database]);
  if (files === undefined || files.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('files')} count={files.length} />
      <ItemList label={text('files')}>
        {files.map((file) => (
          <UnsentFileItem key={file.id} file={file} isSending={isSending} />
        ))}
      </ItemList>
    </section>
  );
}
