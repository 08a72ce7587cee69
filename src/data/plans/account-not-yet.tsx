import {Suspense} from 'react';
import {joinWaitlist} from '#contract/contact/join-waitlist.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from './text/es.ts';

const topic = 'account';

/**
 * Says that the account and its wallet are not there yet, and takes the e-mail of who wants to hear of it: of somebody signed in with one press, of a
 * visitor on the page for it. Rule: CTC7.
 */
export function AccountNotYet() {
  return (
    <Suspense>
      <Offer />
    </Suspense>
  );
}

function Offer() {
  const text = useLoadedText<typeof es>('plans');
  const {user} = useSession();
  const language = useLanguage();
  return (
    <Stack gap={2}>
      <Text tone="muted">{text('notYet.account')}</Text>
      {user === null ? (
        <Link href={`${pathTo.notYet(language)}#${topic}`}>{text('notYet.tellMe')}</Link>
      ) : (
        <OwnEntry email={user.email} />
      )}
    </Stack>
  );
}

function OwnEntry({email}: {readonly email: string}) {
  const text = useLoadedText<typeof es>('plans');
  const language = useLanguage();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [call, join] = useServerCall(joinWaitlist);
  return (
    <>
      <div role="status">
        {call.step === 'done' ? <Text isStrong>{text('notYet.told', {email})}</Text> : null}
        {call.step === 'refused' ? <Text tone="danger">{failureText(call.failure)}</Text> : null}
      </div>
      {call.step === 'done' ? null : (
        <div>
          <Button
            isPending={call.step === 'running'}
            blockedReason={isOnline ? null : text('notYet.offline')}
            onPress={() => void join({topic, email, language})}
          >
            {text('notYet.tellMe')}
          </Button>
        </div>
      )}
    </>
  );
}
