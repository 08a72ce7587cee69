import {useLiveQuery} from 'dexie-react-hooks';
import {DatabaseBackup} from 'lucide-react';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {readMeta, writeMeta} from '#sync/store/meta.ts';

/** Says that the server went back to a backup, and what this device has done about it, until the person has read it. Rule: PUL7. */
export function RestoredBanner() {
  const database = useLocalDatabase();
  const text = useText<typeof es>('common');
  const restored = useLiveQuery(async () => readMeta(database, 'restored'), [database]);
  if (!restored) return null;
  const count = restored.sentAgainCount;
  const close = () => void writeMeta(database, 'restored', null).catch(reportError);
  return (
    <Banner
      tone="warn"
      icon={<DatabaseBackup size={16} aria-hidden />}
      actions={<Button onPress={close}>{text('close')}</Button>}
    >
      {count === 0 ? text('restoredNone') : text('restored', {count})}
    </Banner>
  );
}
