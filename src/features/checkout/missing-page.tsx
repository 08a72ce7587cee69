import {CloudOff, FileQuestionMark} from 'lucide-react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {OrderHold} from './order/use-order.ts';
import {PageFrame} from './page-frame.tsx';
import type {es} from './text/es.ts';
import {useParams} from '#src/routing/routing.ts';

/** There is no order here: unknown, another's, or out of reach without a network. Rule: ORD4. */
export function MissingPage({hold, isOwn}: {readonly hold: OrderHold; readonly isOwn: boolean}) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const language = useLanguage();
  const isOnline = useOnline();
  const {orderId = ''} = useParams();
  const {refusal} = hold;
  const isOffline = !isOnline || refusal?.code === 'offline';
  const Icon = isOffline ? CloudOff : FileQuestionMark;
  return (
    <PageFrame title={text('missingTitle')} isOwn={isOwn}>
      <Stack gap={4}>
        <Banner tone="neutral" shape="boxed" icon={<Icon size={20} aria-hidden />}>
          {isOffline ? text('missingOffline') : refusal ? failureText(refusal) : ''}
        </Banner>
        <Row>
          <Button look="primary" size="large" onPress={() => void hold.read().catch(reportError)}>
            {text('retry')}
          </Button>
          {isOwn ? null : (
            <ButtonLink size="large" href={pathTo.login(language, pathTo.ownCheckout(language, orderId))}>
              {text('signIn')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </PageFrame>
  );
}
