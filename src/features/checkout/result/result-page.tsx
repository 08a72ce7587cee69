import type {CompanyDraft} from '#contract/formation/draft.ts';
import {useEffect, useState} from 'react';
import {CircleCheck, Printer} from 'lucide-react';
import {utcDay} from '#contract/kernel/dates.ts';
import type {Order} from '#contract/orders/order.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import {readApart} from '#src/data/plans/read-apart.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import {PageFrame} from '#src/features/checkout/page-frame.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {OffPaper} from '#src/ui/checkout/off-paper.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Popup} from '#src/ui/overlays/popup.tsx';
import {isPurchase} from '#src/features/checkout/order/is-purchase.ts';
import {BoughtNext} from './bought-next.tsx';
import {OwnNext} from './own-next.tsx';
import {VisitorNext} from './visitor-next.tsx';

type ResultPageProps = {
  readonly hold: OrderHold;
  readonly order: Order;
  /** Its answers; null where this device has none. */
  readonly draft: CompanyDraft | null;
  readonly isOwn: boolean;
  readonly isMine: boolean;
  /** It was paid while this page was open, or learnt here. */
  readonly isNews: boolean;
};

/** A paid order: its receipt, and what comes next. Source: S2.17, S4.11, S4.12. */
export function ResultPage({hold, order, draft, isOwn, isMine, isNews}: ResultPageProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  useEffect(() => {
    // It stands in the place of a longer page, far down of which one has pressed.
    if (isNews) scrollTo(0, 0);
  }, [isNews]);
  const [isPopupOpen, setPopupOpen] = useState(isNews);
  // Who is signed in gets it at the address of the account, whatever the draft says.
  const {user} = useSession();
  const {number, name, email, lines, todayCents, renewals, paidAt, payment, invoiceNumber} = order;
  const card = payment?.card ?? null;
  const at = paidAt ?? order.placedAt;
  return (
    <PageFrame title={text('paidTitle')} about={name} isOwn={isOwn}>
      <Stack gap={5}>
        <Banner tone="ok" shape="boxed" icon={<CircleCheck size={20} aria-hidden />}>
          {text('paidText', {email: isOwn && isMine && user ? user.email : email})}
        </Banner>
        <OffPaper>
          {isPurchase(order.kind) ? (
            <BoughtNext order={order} kind={order.kind} />
          ) : isOwn ? (
            <OwnNext {...{order, hold, isMine, isNews}} />
          ) : (
            <VisitorNext order={order} draft={draft} />
          )}
        </OffPaper>
        <Card>
          <Stack gap={4}>
            <SectionHead
              title={text('receipt')}
              actions={
                <OffPaper>
                  <Button icon={<Printer size={16} aria-hidden />} onPress={() => print()}>
                    {text('print')}
                  </Button>
                </OffPaper>
              }
            />
            <Facts
              facts={[
                {name: text('orderNumber'), value: number},
                {name: text('paidOn'), value: format.dayOf(at, 'long')},
                ...(invoiceNumber === null ? [] : [{name: text('invoiceNumber'), value: invoiceNumber}]),
                ...(card ? [{name: text('paidWith'), value: sayCard(card)}] : []),
              ]}
            />
            <OrderLines
              head={{name, value: ''}}
              lines={lines}
              sumName={text('youPaid')}
              cents={todayCents}
              renewals={renewals}
              apart={draft && readApart(draft, utcDay(at))}
              day={utcDay(at)}
            />
          </Stack>
        </Card>
      </Stack>
      {isPopupOpen && !isOwn ? (
        <Popup
          title={text('paidTitle')}
          holdLabel={text('popupHold')}
          releaseLabel={text('popupRelease')}
          onClose={() => setPopupOpen(false)}
        >
          {text('paidPopup', {number})}
        </Popup>
      ) : null}
    </PageFrame>
  );
}
