import {useCallback} from 'react';
import {readAnothersCards} from '#contract/subscriptions/read-anothers.ts';
import {AnotherCards} from '#src/data/another/another-cards.tsx';
import {AnotherPage} from '#src/data/another/another-page.tsx';
import type {es as another} from '#src/data/another/text/es.ts';
import {useAnother} from '#src/data/another/use-another.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** The saved cards of another person, for an admin or a manager to read. Rule: SUB13. Source: S6.05, D10. */
export function AnothersCards({whose}: {readonly whose: string}) {
  const text = useText<typeof es>('checkout');
  const words = useLoadedText<typeof another>('another');
  const language = useLanguage();
  const ask = useCallback(
    async (signal: AbortSignal) => callServer(readAnothersCards, {user: whose}, {signal}),
    [whose],
  );
  const {answer, askAgain} = useAnother(ask);
  return (
    <AnotherPage about="cards" title={text('cards.title')} answer={answer} onAskAgain={askAgain}>
      {({cards}) => (
        <Stack gap={4}>
          <AnotherCards cards={cards} />
          <Link href={pathTo.subscriptionsOf(language, whose)}>{words('toSubscriptions')}</Link>
        </Stack>
      )}
    </AnotherPage>
  );
}
