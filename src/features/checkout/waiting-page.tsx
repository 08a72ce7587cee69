import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PageFrame} from './page-frame.tsx';
import type {es} from './text/es.ts';

/** Nothing is known of the order yet. */
export function WaitingPage() {
  const text = useText<typeof es>('checkout');
  const {user} = useSession();
  return (
    <PageFrame title={text('title')} isOwn={user !== null} isBusy>
      <Stack gap={5}>
        <Skeleton height={24} width="40%" />
        <Skeleton height={160} />
        <Skeleton height={160} />
      </Stack>
    </PageFrame>
  );
}
