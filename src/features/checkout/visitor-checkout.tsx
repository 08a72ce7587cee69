import {GuestDataProvider} from '#src/data/database/guest-data.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Checkout} from './checkout.tsx';
import {WaitingPage} from './waiting-page.tsx';

/** What stands on a visitor's database; fetched after the first paint. */
export function VisitorCheckout({orderId}: {readonly orderId: string}) {
  const text = useText();
  return (
    <GuestDataProvider
      waiting={<WaitingPage />}
      renderClosed={() => <EmptyState isPage title={text('databaseReplaced')} />}
    >
      <Checkout orderId={orderId} isOwn={false} />
    </GuestDataProvider>
  );
}
