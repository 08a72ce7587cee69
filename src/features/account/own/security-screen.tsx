import {Suspense} from 'react';
import {readSecurity} from '#contract/account/sessions.ts';
import {AdminVisits} from './admin-visits.tsx';
import {AccountPage} from './account-page.tsx';
import {NotLoaded} from './not-loaded.tsx';
import {OwnAuditPart} from './seen/own-audit.tsx';
import {PasswordPart} from './password-part.tsx';
import {SentFrom} from './sent-from.tsx';
import {SessionList} from './session-list.tsx';
import type {es} from './text/es.ts';
import {TwoStepPart} from '#src/features/account/second/two-step-part.tsx';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const ask = async (signal: AbortSignal) => callServer(readSecurity, {}, {signal});

/** How a person gets in, where they are in, and who of the team was. Rules: ACC19, ACC21, ADM27. */
export function SecurityScreen() {
  const text = useText<typeof es>('account/own');
  const {user} = useSession();
  const {shown, askAgain} = useShown(ask);
  return (
    <AccountPage title={text('securityTitle')}>
      {shown === undefined ? <Skeleton height={320} /> : null}
      {shown === null ? <NotLoaded onRetry={askAgain} /> : null}
      {shown ? (
        <Stack gap={6}>
          <Stack gap={3}>
            <SessionList sessions={shown.sessions} onEnded={askAgain} />
            {user?.isAdmin ? null : <SentFrom />}
          </Stack>
          <PasswordPart hasPassword={shown.hasPassword} onChanged={askAgain} />
          <TwoStepPart />
          {/* It waits for the words of every table: alone, and the rest of the screen stays. */}
          <Suspense>
            <AdminVisits />
          </Suspense>
          <OwnAuditPart />
        </Stack>
      ) : null}
    </AccountPage>
  );
}
