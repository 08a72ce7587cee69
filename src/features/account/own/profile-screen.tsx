import {readMe} from '#contract/account/session.ts';
import {AccountPage} from './account-page.tsx';
import {NotLoaded} from './not-loaded.tsx';
import {ProfileForm} from './profile-form.tsx';
import type {es} from './text/es.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';

const ask = async (signal: AbortSignal) => callServer(readMe, {}, {signal});

/** What a person says of themselves. Source: S3.01, S7.04. */
export function ProfileScreen() {
  const text = useText<typeof es>('account/own');
  const {shown, askAgain} = useShown(ask);
  return (
    <AccountPage title={text('profileTitle')}>
      {shown === undefined ? <Skeleton height={320} /> : null}
      {shown === null ? <NotLoaded onRetry={askAgain} /> : null}
      {shown ? <ProfileForm me={shown} /> : null}
    </AccountPage>
  );
}
