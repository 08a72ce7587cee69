import {RefreshCw} from 'lucide-react';
import type {DatabaseEvent} from '#sync/store/open-database.ts';
import {useEffect} from 'react';
import {forgetUser} from '#src/data/session.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/** Another tab needs the database for itself: says so politely, and follows a sign-out. */
export function DatabaseClosed({event}: {event: DatabaseEvent}) {
  const text = useText<typeof es>('common');
  useEffect(() => {
    if (event === 'wiped') forgetUser();
  }, [event]);
  if (event === 'wiped') return null;
  return (
    <main>
      <EmptyState
        icon={<RefreshCw size={20} aria-hidden />}
        title={text(event === 'replaced' ? 'databaseReplaced' : 'databaseBlocked')}
        actions={
          <Button look="primary" size="large" onPress={() => location.reload()}>
            {text('reload')}
          </Button>
        }
      />
    </main>
  );
}
