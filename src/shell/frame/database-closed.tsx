import {RefreshCw} from 'lucide-react';
import type {DatabaseEvent} from '#sync/store/open-database.ts';
import {useEffect, useState} from 'react';
import {forgetUser, isUserStored} from '#src/data/session/session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

const titles = {replaced: 'databaseReplaced', blocked: 'databaseBlocked', wiped: 'databaseReset'} as const;

/** Another tab needs the database for itself: says so politely, and follows a sign-out. */
export function DatabaseClosed({event}: {event: DatabaseEvent}) {
  const text = useText();
  // Whoever signs out is forgotten first; a clean start keeps the person.
  const [isSignOut] = useState(() => event === 'wiped' && !isUserStored());
  useEffect(() => {
    if (isSignOut) forgetUser();
  }, [isSignOut]);
  if (isSignOut) return null;
  return (
    <main>
      <EmptyState
        icon={<RefreshCw size={20} aria-hidden />}
        title={text(titles[event])}
        actions={
          <Button look="primary" size="large" onPress={() => location.reload()}>
            {text('reload')}
          </Button>
        }
      />
    </main>
  );
}
