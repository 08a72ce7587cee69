import {Eye, UserRound, WifiOff} from 'lucide-react';
import type {ReactNode} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from './text/es.ts';

type Told = {readonly person: {readonly name: string; readonly email: string}};

type AnotherPageProps<Value extends Told> = {
  readonly about: 'subscriptions' | 'cards';
  /** Of the same about oneself: it is said while nobody knows whose it is. */
  readonly title: string;
  readonly answer: Outcome<Value> | undefined;
  readonly onAskAgain: () => void;
  readonly children: (value: Value) => ReactNode;
};

/** A page about what another person pays for: whose it is, that it can only be read, and the way back. Rule: SUB13. Source: S6.05, D10. */
export function AnotherPage<Value extends Told>({about, title, answer, ...rest}: AnotherPageProps<Value>) {
  const text = useLoadedText<typeof es>('another');
  const language = useLanguage();
  const isAdmin = useSession().user?.isAdmin === true;
  const isOnline = useOnline();
  const person = answer?.ok ? answer.value.person : null;
  const own = about === 'cards' ? pathTo.cards(language) : pathTo.subscriptions(language);
  const back = isAdmin ? text('toUsers') : text(about === 'cards' ? 'toOwnCards' : 'toOwnSubscriptions');
  return (
    <>
      <PageHead
        title={person ? text(about === 'cards' ? 'cardsOf' : 'subscriptionsOf', {name: person.name}) : title}
        actions={<ButtonLink href={isAdmin ? pathTo.admin(language) : own}>{back}</ButtonLink>}
      />
      <Page>
        <Stack gap={5}>
          {person ? (
            <Banner shape="boxed" tone="info" icon={<Eye size={16} aria-hidden />}>
              {text(isAdmin ? 'noteAdmin' : 'note', {...person})} {isOnline ? null : text('offlineNote')}
            </Banner>
          ) : null}
          {answer?.ok ? rest.children(answer.value) : <Lacking {...{answer, isOnline, isAdmin}} {...rest} />}
        </Stack>
      </Page>
    </>
  );
}

type LackingProps = Pick<AnotherPageProps<Told>, 'onAskAgain'> & {
  readonly answer: Outcome<unknown> | undefined;
  readonly isOnline: boolean;
  readonly isAdmin: boolean;
};

/** Why nothing is here, or that it is read. */
function Lacking({answer, isOnline, isAdmin, onAskAgain}: LackingProps) {
  const text = useLoadedText<typeof es>('another');
  if (!isOnline)
    return (
      <EmptyState title={text('offlineTitle')} icon={<WifiOff size={24} aria-hidden />}>
        {text('offlineText')}
      </EmptyState>
    );
  if (!answer || answer.ok) return <Skeleton height={200} />;
  // An address that is no id is nobody's.
  if (answer.failure.code === 'not-found' || answer.failure.code === 'validation')
    return (
      <EmptyState title={text('nobodyTitle')} icon={<UserRound size={24} aria-hidden />}>
        {text(isAdmin ? 'nobodyAdminText' : 'nobodyText')}
      </EmptyState>
    );
  return (
    <Banner shape="boxed" tone="warn" actions={<Button onPress={onAskAgain}>{text('retry')}</Button>}>
      {text('trouble')}
    </Banner>
  );
}
