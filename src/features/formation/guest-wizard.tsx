import type {ReactNode} from 'react';
import {RefreshCw} from 'lucide-react';
import {GuestDataProvider} from '#src/data/database/guest-data.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {DraftPage} from './draft-page.tsx';

/** A visitor's drafts, over the database of this device that is nobody's yet. Rule: GST1. */
export function GuestWizard({waiting}: {waiting: ReactNode}) {
  const text = useText();
  return (
    <GuestDataProvider
      waiting={waiting}
      renderClosed={(event) => (
        <main>
          <EmptyState
            icon={<RefreshCw size={20} aria-hidden />}
            title={text(event === 'blocked' ? 'databaseBlocked' : 'databaseReplaced')}
            actions={
              <Button look="primary" size="large" onPress={() => location.reload()}>
                {text('reload')}
              </Button>
            }
          />
        </main>
      )}
    >
      <DraftPage who="guest" isWhole waiting={waiting} />
    </GuestDataProvider>
  );
}
