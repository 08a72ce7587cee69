import type {FileRecord} from '#sync/store/local-database.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {UnsentFileItem} from './unsent-file-item.tsx';

/** The files that go to the server by themselves; nothing where there are none. Rule: UPL12. */
export function UnsentFileList({files}: {files: readonly FileRecord[]}) {
  const text = useText<typeof es>('activity');
  const isSending = useSyncStatus()?.phase === 'sending';
  if (files.length === 0) return null;
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
