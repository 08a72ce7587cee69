import {useState} from 'react';
import {Laptop, Smartphone} from 'lucide-react';
import {endOtherSessions, endOwnSession, type OwnSession} from '#contract/account/sessions.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {es} from './text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type SessionListProps = {sessions: readonly OwnSession[]; onEnded: () => void};

const pocketSystems = new Set(['Android', 'iPhone', 'iPad']);

/** Where a person is signed in; each but this one can be ended. Rule: ACC19. */
export function SessionList({sessions, onEnded}: SessionListProps) {
  const text = useText<typeof es>('account/own');
  const format = useFormat();
  const failureText = useFailureText();
  const [one, endOne] = useServerCall(endOwnSession);
  const [others, endOthers] = useServerCall(endOtherSessions);
  const [ending, setEnding] = useState<string | null>(null);
  const refused = one.step === 'refused' ? one : others.step === 'refused' ? others : null;

  const nameOf = ({browser, system}: OwnSession) => {
    if (browser !== null && system !== null) return text('deviceOn', {browser, system});
    return browser ?? system ?? text('deviceUnknown');
  };
  const end = async (sessionId: string) => {
    setEnding(sessionId);
    if ((await endOne({sessionId})).ok) onEnded();
  };
  const endAll = async () => {
    if ((await endOthers({})).ok) onEnded();
  };
  return (
    <Stack gap={3}>
      <SectionHead title={text('sessions')} count={sessions.length} />
      <ItemList label={text('sessions')}>
        {sessions.map((session) => (
          <ListItem
            key={session.id}
            icon={
              pocketSystems.has(session.system ?? '') ? (
                <Smartphone size={18} aria-hidden />
              ) : (
                <Laptop size={18} aria-hidden />
              )
            }
            title={
              <Row>
                {nameOf(session)}
                {session.isCurrent ? <Badge tone="ok">{text('thisSession')}</Badge> : null}
              </Row>
            }
            meta={text('sessionTimes', {
              seen: format.moment(session.lastSeenAt),
              since: format.moment(session.createdAt),
            })}
            actions={
              session.isCurrent ? undefined : (
                <Button
                  label={text('endSessionOf', {device: nameOf(session)})}
                  isPending={one.step === 'running' && ending === session.id}
                  onPress={() => void end(session.id)}
                >
                  {text('endSession')}
                </Button>
              )
            }
          />
        ))}
      </ItemList>
      {others.step === 'done' ? (
        <Banner tone="ok" shape="boxed">
          {text('othersEnded')}
        </Banner>
      ) : null}
      <FormTrouble>{refused === null ? null : failureText(refused.failure)}</FormTrouble>
      {sessions.length > 1 ? (
        <Row>
          <Button look="danger" isPending={others.step === 'running'} onPress={() => void endAll()}>
            {text('endOthers')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
