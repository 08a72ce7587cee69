import {isAllowed, kindOf} from '#contract/kernel/access.ts';
import {readMe} from '#contract/account/session.ts';
import {AccountPage} from './account-page.tsx';
import {NotLoaded} from './not-loaded.tsx';
import {ProfileForm} from './profile-form.tsx';
import type {es} from './text/es.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const ask = async (signal: AbortSignal) => callServer(readMe, {}, {signal});

/** What a person says of themselves. Source: S3.01, S7.04. */
export function ProfileScreen() {
  const text = useText<typeof es>('account/own');
  const language = useLanguage();
  const {shown, askAgain} = useShown(ask);
  const {user} = useSession();
  return (
    <AccountPage title={text('profileTitle')}>
      <Stack gap={6}>
        {shown === undefined ? <Skeleton height={320} /> : null}
        {shown === null ? <NotLoaded onRetry={askAgain} /> : null}
        {shown ? <ProfileForm me={shown} /> : null}
        {isAllowed('user', kindOf(user)) ? <Link href={pathTo.archive(language)}>{text('takeAway')}</Link> : null}
      </Stack>
    </AccountPage>
  );
}
