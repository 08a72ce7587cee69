import {Download, FileDown, RotateCw, Trash2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {downloadFile} from '#src/data/keeping/export-local-data.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useSaveFile} from '#src/features/activity/use-save-file.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';

type AttentionMenuProps = {
  record: AttentionRecord;
  /** What the change does, in words. */
  title: string;
  /** Null where there is a choice to save instead. */
  onRetry: (() => Promise<void>) | null;
  onDiscard: () => Promise<void>;
};

/** What else can be done with a refused change. */
export function AttentionMenu({record: {change, refusals, refusedAt}, title, onRetry, onDiscard}: AttentionMenuProps) {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const save = useSaveFile();
  // A file that was refused with its row is on this device only.
  const fileId = change.op === 'create' ? change.rowIds[0] : undefined;
  const file = useLiveQuery(async () => (fileId ? database.files.get(fileId) : undefined), [database, fileId]);
  const exportIt = () =>
    downloadFile(
      JSON.stringify({title, change, refusals, refusedAt}, null, 1),
      `faro-${change.id}.json`,
      'application/json',
    );
  return (
    <MenuButton label={text('more')} placement="bottom end">
      {onRetry === null ? null : (
        <MenuItem id="retry" icon={<RotateCw size={16} aria-hidden />} onAction={() => void onRetry()}>
          {text('retry')}
        </MenuItem>
      )}
      {file ? (
        <MenuItem id="save" icon={<FileDown size={16} aria-hidden />} onAction={() => void save(file)}>
          {text('fileSave')}
        </MenuItem>
      ) : null}
      <MenuItem id="export" icon={<Download size={16} aria-hidden />} onAction={exportIt}>
        {text('export')}
      </MenuItem>
      <MenuItem id="discard" isDanger icon={<Trash2 size={16} aria-hidden />} onAction={() => void onDiscard()}>
        {text('discard')}
      </MenuItem>
    </MenuButton>
  );
}
