import {Repeat} from 'lucide-react';
import {useCallback} from 'react';
import {readAnothers, readAnothersCards} from '#contract/subscriptions/read-anothers.ts';
import {AnotherCards} from '#src/data/another/another-cards.tsx';
import {AnotherPage} from '#src/data/another/another-page.tsx';
import type {es as another} from '#src/data/another/text/es.ts';
import {useAnother} from '#src/data/another/use-another.ts';
import {callServer} from '#src/data/calls/server.ts';
import {ChargeTable} from '#src/features/subscriptions/charge-table.tsx';
import {EndingPart} from '#src/features/subscriptions/ending-part.tsx';
import {NextCharge} from '#src/features/subscriptions/next-charge.tsx';
import {OwedNotes} from '#src/features/subscriptions/owed-notes.tsx';
import type {Subscription} from '#src/features/subscriptions/read-subscriptions.ts';
import type {es} from '#src/features/subscriptions/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {readAnother} from './read-another.ts';

/** What another person pays for, and with which cards, for an admin or a manager to read. Rule: SUB13. Source: S6.05, D10. */
export function AnothersSubscriptions({whose}: {readonly whose: string}) {
  const text = useText<typeof es>('subscriptions');
  const ask = useCallback(async (signal: AbortSignal) => callServer(readAnothers, {user: whose}, {signal}), [whose]);
  const {answer, askAgain} = useAnother(ask);
  return (
    <AnotherPage about="subscriptions" title={text('title')} answer={answer} onAskAgain={askAgain}>
      {(told) => (
        <WithAside aside={<Cards whose={whose} />}>
          <Paid found={readAnother(told)} />
        </WithAside>
      )}
    </AnotherPage>
  );
}

function Paid({found}: {readonly found: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  if (found.every(({charges, ending}) => charges.length + ending.length === 0))
    return <EmptyState title={text('nothing')} icon={<Repeat size={24} aria-hidden />} />;
  return (
    <Stack gap={5}>
      <OwedNotes found={found} />
      <NextCharge found={found} />
      <Stack gap={3}>
        <SectionHead title={text('paid')} />
        {found.some(({charges}) => charges.length > 0) ? <ChargeTable subscriptions={found} /> : null}
        <EndingPart found={found} />
      </Stack>
    </Stack>
  );
}

function Cards({whose}: {readonly whose: string}) {
  const text = useLoadedText<typeof another>('another');
  const language = useLanguage();
  const ask = useCallback(
    async (signal: AbortSignal) => callServer(readAnothersCards, {user: whose}, {signal}),
    [whose],
  );
  const {answer, askAgain} = useAnother(ask);
  return (
    <Stack gap={3}>
      <SectionHead title={text('cards')} />
      {answer === undefined ? (
        <Skeleton height={48} />
      ) : answer.ok ? (
        <AnotherCards cards={answer.value.cards} />
      ) : (
        <Banner shape="boxed" tone="warn" actions={<Button onPress={askAgain}>{text('retry')}</Button>}>
          {text('cardsTrouble')}
        </Banner>
      )}
      <Text size="small">
        <Link href={pathTo.cardsOf(language, whose)}>{text('toCards')}</Link>
      </Text>
    </Stack>
  );
}
