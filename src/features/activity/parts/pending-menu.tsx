import {Download, PencilLine, Trash2} from 'lucide-react';
import type {PendingChange} from '#sync/outbox/list-pending.ts';
import {downloadFile} from '#src/data/keeping/export-local-data.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';

type PendingMenuProps = {
  change: PendingChange;
  /** What the change does, in words. */
  title: string;
  /** Null where nothing of it can be put right here. */
  onCorrect: (() => void) | null;
  onDiscard: () => Promise<void>;
};

/** What can be done with one waiting change. Only what never left this device can be discarded. */
export function PendingMenu({change, title, onCorrect, onDiscard}: PendingMenuProps) {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const exportIt = async () => {
    const record = await database.outbox.get(change.order);
    if (record) downloadFile(JSON.stringify({title, ...record}, null, 1), `faro-${record.id}.json`, 'application/json');
  };
  return (
    <MenuButton label={text('more')} placement="bottom end">
      {onCorrect === null ? null : (
        <MenuItem id="correct" icon={<PencilLine size={16} aria-hidden />} onAction={onCorrect}>
          {text('correct')}
        </MenuItem>
      )}
      <MenuItem id="export" icon={<Download size={16} aria-hidden />} onAction={() => void exportIt()}>
        {text('export')}
      </MenuItem>
      {change.state === 'local' ? (
        <MenuItem id="discard" isDanger icon={<Trash2 size={16} aria-hidden />} onAction={() => void onDiscard()}>
          {text('discard')}
        </MenuItem>
      ) : null}
    </MenuButton>
  );
}
