import {useCallback} from 'react';
import {readFiling, type Filing} from '#contract/orders/read-filing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useText} from '#src/i18n/use-text.ts';
import {useParams} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AgreementPart} from './agreement-part.tsx';
import {AgreedFacts} from './agreed-facts.tsx';
import {BoughtFacts} from './bought-facts.tsx';
import {CompanyFacts} from './company-facts.tsx';
import {DisputePart} from './dispute-part.tsx';
import {OrderBadges} from './order-badges.tsx';
import {PartnerList} from './partner-list.tsx';
import type {words} from './text/words.ts';

/** One order with everything that is needed to file it. Rule: ADM18. Source: S6.06. */
export function OrderScreen() {
  const {orderId = ''} = useParams();
  const text = useText<typeof words>('admin/orders');
  const common = useText();
  const ask = useCallback(async (signal: AbortSignal) => callServer(readFiling, {id: orderId}, {signal}), [orderId]);
  const {shown, askAgain} = useShown(ask);
  if (shown) return <OrderPage order={shown} />;
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        {shown === undefined ? (
          <Skeleton height={320} />
        ) : (
          <Banner tone="warn" shape="boxed" actions={<Button onPress={askAgain}>{common('retry')}</Button>}>
            {text('orderTrouble')}
          </Banner>
        )}
      </Page>
    </>
  );
}

function OrderPage({order}: {readonly order: Filing}) {
  const text = useText<typeof words>('admin/orders');
  const isUnclaimed = order.state === 'paid' && order.owner === null;
  return (
    <>
      <PageHead
        title={order.number}
        lead={order.nameOne}
        actions={<OrderBadges state={order.state} isUnclaimed={isUnclaimed} />}
      />
      <Page>
        <Stack gap={6}>
          {isUnclaimed ? (
            <Banner tone="warn" shape="boxed">
              {text('unclaimedText', {email: order.answers.email})}
            </Banner>
          ) : null}
          <WithAside
            aside={
              <Stack gap={6}>
                <BoughtFacts order={order} />
                <AgreedFacts order={order} />
                {order.state === 'paid' ? <AgreementPart orderId={order.id} /> : null}
              </Stack>
            }
          >
            <Stack gap={6}>
              <DisputePart disputes={order.disputes} />
              <CompanyFacts order={order} />
              <PartnerList order={order} />
            </Stack>
          </WithAside>
        </Stack>
      </Page>
    </>
  );
}
