import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import type {Order} from '#contract/orders/order.ts';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import {readApart} from '#src/data/plans/read-apart.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {canPay, isAwaited, type Situation} from '#src/features/checkout/order/situation.ts';
import {isPurchase, isWithdrawable} from '#src/features/checkout/order/is-purchase.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import type {Placing} from '#src/features/checkout/order/use-placing.ts';
import {CouponField} from '#src/features/checkout/summary/coupon-field.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {ActBar} from '#src/ui/checkout/act-bar.tsx';
import {SmallNote} from '#src/ui/checkout/small-note.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {RefusalText} from './refusal-text.tsx';
import type {usePaying} from './use-paying.ts';
import type {Sum} from './use-sum.ts';

type OrderPanelProps = {
  readonly hold: OrderHold;
  readonly placing: Placing;
  readonly draft: CompanyDraft | null;
  readonly situation: Situation;
  readonly today: string;
  readonly sum: Sum;
  readonly paying: ReturnType<typeof usePaying>;
  readonly reviewHref: string | null;
  readonly isMissing: boolean;
  /** It is not changed here, or not now: it is being paid, or only its link is here. */
  readonly isFixed: boolean;
  /** The saved cards are on their way: until then nobody knows with which one is paid. */
  readonly isReadingCards: boolean;
  readonly name: string;
  readonly kind: Order['kind'];
  /** When its plan is worked on, in words. */
  readonly turn: string;
  readonly onPay: () => void;
  readonly onCheck: () => void;
};

/** What is ordered, the coupon, and the button that pays. Source: S1.10, S2.16. */
export function OrderPanel(props: OrderPanelProps) {
  const {hold, placing, draft, sum, name, isFixed, today, reviewHref} = props;
  const text = useText<typeof es>('checkout');
  const common = useText();
  const failureText = useFailureText();
  const format = useFormat();
  const isOnline = useOnline();
  const {order} = hold;
  const saving = sum.lines.find(({kind}) => kind === 'coupon')?.cents;
  const changeCoupon = async (coupon: CouponEffect | null): Promise<string | null> => {
    sum.setCoupon(coupon);
    const refusal = await placing.place(coupon?.code ?? null, coupon ?? undefined);
    if (refusal) sum.setCoupon(null);
    return refusal && failureText(refusal);
  };
  // What is withdrawn before it is begun is returned whole.
  const noRefund = text(isWithdrawable(props.kind) ? 'noRefundBegunOn' : 'noRefundShort');
  return (
    <>
      <Card>
        <Stack gap={4}>
          <SectionHead title={text('yourOrder')} />
          <OrderLines
            head={{
              name,
              value: isFixed || reviewHref === null ? '' : <Link href={reviewHref}>{text('change')}</Link>,
            }}
            lines={sum.lines}
            sumName={text('todayYouPay')}
            cents={props.paying.cents}
            renewals={sum.renewals}
            apart={draft && readApart(draft, today)}
            day={today}
          />
          {draft && !isFixed && order ? (
            <CouponField
              choice={readOrderChoice(draft)}
              code={order.couponCode}
              saving={saving === undefined ? null : format.money(-saving, 'USD')}
              blockedReason={isOnline ? null : text('offlineCoupon')}
              onChange={changeCoupon}
            />
          ) : null}
          <FormTrouble>{placing.refusal && !isFixed ? <RefusalText failure={placing.refusal} /> : null}</FormTrouble>
          {placing.canRetry ? (
            <Row>
              <Button isPending={placing.isPlacing} onPress={() => void placing.place().catch(reportError)}>
                {common('retry')}
              </Button>
            </Row>
          ) : null}
          <SmallNote>
            <strong>{noRefund}</strong>{' '}
            {isPurchase(props.kind) ? text('boughtWhy') : text('noRefundWhy', {turn: props.turn})}
          </SmallNote>
          <ActBar note={noRefund}>
            <PayButton {...props} />
          </ActBar>
        </Stack>
      </Card>
      {order ? <SmallNote>{text('savedOrder', {number: order.number})}</SmallNote> : null}
    </>
  );
}

function PayButton({
  situation,
  placing,
  paying,
  isMissing,
  isReadingCards,
  kind,
  hold,
  onPay,
  onCheck,
}: OrderPanelProps) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const format = useFormat();
  const isOnline = useOnline();
  const {user} = useSession();
  if (isAwaited(situation) && situation !== 'bank' && !paying.isPaying)
    return (
      <Button
        look="primary"
        size="large"
        isWide
        blockedReason={isOnline ? null : text('offlineUnknown')}
        onPress={onCheck}
      >
        {text('checkPaid')}
      </Button>
    );
  const why = (): string | null => {
    if (user?.acting) return failureText({code: 'forbidden', reason: 'order.not-while-acting'});
    if (!isOnline) return text('offlinePay');
    if (isMissing) return text('missingFieldsText');
    if (placing.refusal && (!hold.order || placing.isBehind)) return failureText(placing.refusal);
    return null;
  };
  const blockedReason = paying.isPaying ? null : why();
  const isComing = placing.isBehind || isReadingCards || !canPay(situation);
  const isWaiting = placing.isPlacing || (isComing && blockedReason === null);
  return (
    <Button
      // What cannot be undone looks like it, also where it is paid.
      look={kind === 'dissolution' ? 'danger' : 'primary'}
      size="large"
      isWide
      isPending={paying.isPaying || isWaiting}
      blockedReason={blockedReason}
      onPress={onPay}
    >
      {paying.cents < leastChargeCents
        ? text(`payNothing.${kind}`)
        : text(`pay.${kind}`, {sum: format.money(paying.cents, 'USD')})}
    </Button>
  );
}
