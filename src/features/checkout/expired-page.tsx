import {useState} from 'react';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {Order} from '#contract/orders/order.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Popup} from '#src/ui/overlays/popup.tsx';
import {isPurchase} from './order/is-purchase.ts';
import {reviewAddress} from './order/review-address.ts';
import type {Placing} from './order/use-placing.ts';
import {PageFrame} from './page-frame.tsx';
import {RefusalText} from './paying/refusal-text.tsx';
import {BoughtLink} from './result/bought-link.tsx';
import type {es} from './text/es.ts';

type ExpiredPageProps = {
  readonly order: Order;
  readonly draft: CompanyDraft | null;
  readonly placing: Placing;
  readonly isOwn: boolean;
};

/** The order ran out unpaid; the answers are still here, and it can be placed again. Rule: ORD1. Source: S2.17, S4.10. */
export function ExpiredPage({order, draft, placing, isOwn}: ExpiredPageProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const language = useLanguage();
  const isOnline = useOnline();
  const [isPopupOpen, setPopupOpen] = useState(true);
  const day = format.day(utcDay(order.expiresAt), 'long');
  const {id, kind} = order;
  return (
    <PageFrame title={text('expiredTitle')} about={order.name} isOwn={isOwn}>
      <Stack gap={4}>
        <Text>{text('expiredText', {number: order.number, day})}</Text>
        <Text tone="muted">
          {text(isPurchase(kind) ? 'boughtExpired' : draft ? 'expiredAnswers' : 'expiredElsewhere')}
        </Text>
        <FormTrouble>{placing.refusal && <RefusalText failure={placing.refusal} />}</FormTrouble>
        <Row>
          {draft ? (
            <>
              <Button
                look="primary"
                size="large"
                isPending={placing.isPlacing}
                blockedReason={isOnline ? null : text('offlinePlace')}
                onPress={() => void placing.place(null).catch(reportError)}
              >
                {text('placeAgain')}
              </Button>
              <ButtonLink size="large" href={reviewAddress(language, {id, kind: draft.kind, isOwn})}>
                {text('review')}
              </ButtonLink>
            </>
          ) : isPurchase(kind) ? (
            <BoughtLink order={order} kind={kind} />
          ) : (
            <ButtonLink look="primary" size="large" href={pathTo.startNow(language)}>
              {text('startNow')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
      {isPopupOpen ? (
        <Popup
          tone="danger"
          title={text('expiredTitle')}
          holdLabel={text('popupHold')}
          releaseLabel={text('popupRelease')}
          onClose={() => setPopupOpen(false)}
        >
          {text('expiredPopup')}
        </Popup>
      ) : null}
    </PageFrame>
  );
}
