import {Suspense} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {DatabaseBackup} from 'lucide-react';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {es} from './text/es.ts';

/** Says that the server went back to a backup, and what this device has done about it, until the person has read it. Rule: PUL7. */
export function RestoredBanner() {
  const database = useLocalDatabase();
  const common = useText();
  const restored = useLiveQuery(async () => readMeta(database, 'restored'), [database]);
  if (!restored) return null;
  const close = () => void writeMeta(database, 'restored', null).catch(reportError);
  return (
    <Suspense fallback={null}>
      <Banner
        tone="warn"
        icon={<DatabaseBackup size={16} aria-hidden />}
        actions={<Button onPress={close}>{common('close')}</Button>}
      >
        <Restored count={restored.sentAgainCount} />
      </Banner>
    </Suspense>
  );
}

function Restored({count}: {readonly count: number}) {
  const text = useLoadedText<typeof es>('sync');
  return count === 0 ? text('restoredNone') : text('restored', {count});
}
