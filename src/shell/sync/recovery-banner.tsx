import {Suspense} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {DatabaseBackup} from 'lucide-react';
import type {RecoveryNote} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {dismissRecovery} from '#sync/store/recovery-note.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from './text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Says what a start found damaged on this device, what was put back and what could not be, until the person has read it. */
export function RecoveryBanner() {
  const database = useLocalDatabase();
  const note = useLiveQuery(async () => (await readMeta(database, 'recovery')) ?? null, [database]);
  if (!note) return null;
  return (
    <Suspense fallback={null}>
      <Recovery note={note} onUnderstood={() => void dismissRecovery(database)} />
    </Suspense>
  );
}

function Recovery({note, onUnderstood}: {readonly note: RecoveryNote; readonly onUnderstood: () => void}) {
  const text = useLoadedText<typeof es>('sync');
  const format = useFormat();
  const {gone, restoredCount, unreadableCount} = note;
  const missing = countMissing(note);
  return (
    <Banner
      tone={missing + unreadableCount > 0 ? 'warn' : 'info'}
      icon={<DatabaseBackup size={16} aria-hidden />}
      actions={<Button onPress={onUnderstood}>{text('recovery.understood')}</Button>}
    >
      <Stack gap={1}>
        <p>{text(gone ? 'recovery.gone' : 'recovery.damaged')}</p>
        {restoredCount > 0 ? <p>{text('recovery.restored', {count: restoredCount})}</p> : null}
        {gone && missing > 0 ? (
          <p>{text('recovery.missing', {count: missing, time: format.moment(gone.seenAt)})}</p>
        ) : null}
        {gone && gone.unsentCount === 0 ? <p>{text('recovery.allSent')}</p> : null}
        {unreadableCount > 0 ? <p>{text('recovery.unreadable', {count: unreadableCount})}</p> : null}
      </Stack>
    </Banner>
  );
}

/** Changes that were unsent when the database was last seen, and are nowhere. */
function countMissing({gone, restoredCount, unreadableCount}: RecoveryNote): number {
  return Math.max(0, (gone?.unsentCount ?? 0) - restoredCount - unreadableCount);
}
