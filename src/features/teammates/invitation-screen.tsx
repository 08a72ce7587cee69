import {useCallback, useState, type ReactNode} from 'react';
import {RefreshCw} from 'lucide-react';
import {readInvitation} from '#contract/teammates/read-invitation.ts';
import {fail, type Failure} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import {AnswerInvitation, type Answered} from './invitation/answer-invitation.tsx';
import {useAsked} from '#src/data/calls/use-asked.ts';
import {forgetInvitationLink, takeInvitationLink} from './invitation-link.ts';
import type {es} from './text/es.ts';

/** Where the link of an invitation leads: who invites to what, and the answer. Rules: TMM5, TMM6. Source: S6.04. */
export function InvitationScreen() {
  const [token] = useState(() => takeInvitationLink(location));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      token === null ? fail('not-found', 'invitation.over') : callServer(readInvitation, {token}, {signal}),
    [token],
  );
  const {answer, askAgain} = useAsked(ask);
  if (answered)
    return (
      <Frame titleKey={`invitation.${answered.kind}Title`}>
        <Done answered={answered} />
      </Frame>
    );
  if (token === null) return <Over isUnsent />;
  if (answer === undefined)
    return (
      <Frame titleKey="invitation.title" isBusy>
        <Skeleton height={160} />
      </Frame>
    );
  if (!answer.ok) {
    const {failure} = answer;
    return failure.code === 'not-found' ? <Over /> : <Unread failure={failure} onRetry={askAgain} />;
  }
  return (
    <Frame titleKey="invitation.title">
      <AnswerInvitation
        token={token}
        asked={answer.value}
        onAnswered={(what) => {
          forgetInvitationLink();
          setAnswered(what);
        }}
      />
    </Frame>
  );
}

type TitleKey = 'invitation.title' | 'invitation.acceptedTitle' | 'invitation.declinedTitle' | 'invitation.overTitle';

type FrameProps = {readonly titleKey: TitleKey; readonly isBusy?: boolean; readonly children: ReactNode};

function Frame({titleKey, isBusy = false, children}: FrameProps) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const {user} = useSession();
  return (
    <TaskLayout
      title={text(titleKey)}
      about=""
      homeHref={user ? pathTo.dashboard(language) : pathTo.home(language)}
      isBusy={isBusy}
    >
      {children}
    </TaskLayout>
  );
}

function Over({isUnsent = false}: {readonly isUnsent?: boolean}) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const {user} = useSession();
  return (
    <Frame titleKey="invitation.overTitle">
      <Stack gap={4}>
        <Text>{text(isUnsent ? 'invitation.noLinkText' : 'invitation.overText')}</Text>
        <Row>
          <ButtonLink size="large" href={user ? pathTo.dashboard(language) : pathTo.home(language)}>
            {text('invitation.toHome')}
          </ButtonLink>
        </Row>
      </Stack>
    </Frame>
  );
}

function Unread({failure, onRetry}: {readonly failure: Failure; readonly onRetry: () => void}) {
  const text = useText<typeof es>('teammates');
  const failureText = useFailureText();
  return (
    <Frame titleKey="invitation.title">
      <Stack gap={4}>
        <FormTrouble>{`${text('invitation.unread')} ${failureText(failure)}`}</FormTrouble>
        <Row>
          <Button size="large" icon={<RefreshCw size={16} aria-hidden />} onPress={onRetry}>
            {text('retry')}
          </Button>
        </Row>
      </Stack>
    </Frame>
  );
}

function Done({answered}: {readonly answered: Answered}) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const {user} = useSession();
  if (answered.kind === 'declined') return <Text>{text('invitation.declinedText')}</Text>;
  const {companies, count} = answered;
  return (
    <Stack gap={4}>
      <Text>{text('invitation.acceptedText', {companies, count})}</Text>
      <Row>
        <ButtonLink look="primary" size="large" href={pathTo.dashboard(user?.language ?? language)}>
          {text('invitation.toCompanies')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
