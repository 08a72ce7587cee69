import {CircleCheck} from 'lucide-react';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useParams} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PageFrame} from './page-frame.tsx';
import type {es} from './text/es.ts';

/** The order is paid and somebody else's: no more than that is told to whoever has a link of it. Rule: ORD18. */
export function ClaimedPage({isOwn}: {readonly isOwn: boolean}) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const {orderId = ''} = useParams();
  return (
    <PageFrame title={text('paidTitle')} isOwn={isOwn}>
      <Stack gap={4}>
        <Row>
          <CircleCheck size={20} aria-hidden />
          <Text>{text('claimedElsewhere')}</Text>
        </Row>
        <Row>
          {isOwn ? (
            <ButtonLink look="primary" size="large" href={pathTo.dashboard(language)}>
              {text('toDashboard')}
            </ButtonLink>
          ) : (
            <ButtonLink
              look="primary"
              size="large"
              href={pathTo.login(language, pathTo.ownCheckout(language, orderId))}
            >
              {text('signIn')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </PageFrame>
  );
}
