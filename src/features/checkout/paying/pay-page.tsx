import {useRef, useState} from 'react';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import {readApart} from '#src/data/plans/read-apart.ts';
import {useSavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {pickCard} from '#src/features/checkout/card/pick-card.ts';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {useKnownPayer} from '#src/features/checkout/card/use-known-payer.ts';
import {useProvider} from '#src/features/checkout/card/use-provider.ts';
import {isPurchase} from '#src/features/checkout/order/is-purchase.ts';
import {nameOfDraft} from '#src/features/checkout/order/name-of-draft.ts';
import {reviewAddress} from '#src/features/checkout/order/review-address.ts';
import {canPay, canReopen, type Situation} from '#src/features/checkout/order/situation.ts';
import type {PlanPatch} from '#src/features/checkout/order/use-checkout-draft.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import type {Placing} from '#src/features/checkout/order/use-placing.ts';
import {PageFrame} from '#src/features/checkout/page-frame.tsx';
import {TermsPart} from '#src/features/checkout/summary/terms-part.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Form} from '#src/ui/form/form.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Fold} from '#src/ui/checkout/fold.tsx';
import {PagePart} from '#src/ui/checkout/page-part.tsx';
import {SmallNote} from '#src/ui/checkout/small-note.tsx';
import {ShieldCheck} from 'lucide-react';
import {AnothersNote} from './anothers-note.tsx';
import {CardChoice} from './card-choice.tsx';
import {MissingPopup} from './missing-popup.tsx';
import {OrderPanel} from './order-panel.tsx';
import {PayNotes} from './pay-notes.tsx';
import {PayerFields} from './payer-fields.tsx';
import {PlanPart} from './plan-part.tsx';
import {ReopenPart} from './reopen-part.tsx';
import {usePayForm} from './use-pay-form.ts';
import {useTurn} from './use-turn.ts';
import {useSum} from './use-sum.ts';
import {usePaying} from './use-paying.ts';

type PayPageProps = {
  readonly orderId: string;
  readonly hold: OrderHold;
  readonly placing: Placing;
  readonly draft: CompanyDraft | null;
  readonly situation: Situation;
  readonly today: string;
  readonly isWhole: boolean;
  readonly isOwn: boolean;
  /** The company will be theirs; else they pay for another. */
  readonly isMine: boolean;
  readonly onMine: () => void;
  readonly onPlan: (patch: PlanPatch) => void;
};

/** Paying: the plan, the card, what it means, and beside them what is ordered. Source: S2.16, S3.19, S5.11. */
export function PayPage(props: PayPageProps) {
  const {hold, placing, draft, situation, today, isOwn, isMine, orderId} = props;
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const language = useLanguage();
  const format = useFormat();
  const isOnline = useOnline();
  const provider = useProvider();
  const taker = useRef<CardTaker>(null);
  const isPaid = hold.order?.state === 'paid';
  const counted = useSum({hold, draft, placing, today, isOnline});
  const paying = usePaying({hold, cents: counted.cents, taker, takes: isOwn && isMine});
  const sum = paying.isBare ? {...counted, lines: counted.lines.filter((line) => line.kind !== 'coupon')} : counted;
  const {user} = useSession();
  const isPayer = isOwn && isMine && !user?.acting;
  const saved = useSavedCards(isPayer);
  const known = useKnownPayer(isPayer);
  const {form, wanted, submit: send} = usePayForm({hold, placing, sum, draft, paying, saved, known});
  const [cardErrors, setCardErrors] = useState<FormFace['errors']>([]);
  const [isWarned, setWarned] = useState(true);
  const kind = hold.order?.kind ?? draft?.kind ?? 'create';
  const title = text(isPurchase(kind) ? 'boughtTitle' : 'title');
  const name = hold.order?.name ?? (draft ? nameOfDraft(draft) : '');
  const reviewHref = draft ? reviewAddress(language, {id: orderId, kind: draft.kind, isOwn}) : null;
  const isBegun = situation !== 'open' && situation !== 'unplaced';
  const isLinked = placing.refusal?.reason === 'order.not-by-link';
  // Its person's draft is free a moment after the order is.
  const isFixed = isBegun || isLinked || (draft?.placedOrderId ?? null) !== null;
  const turn = useTurn({order: hold.order, draft, kind, today});
  const isMissing = draft !== null && !props.isWhole && !isFixed;
  const isTyped = paying.cents >= leastChargeCents && pickCard(saved.cards ?? [], form.values.savedCardId) === null;
  // Where a part of the card is named, nothing is said of the card as a whole.
  const isNamed = provider?.kind === 'sandbox' || cardErrors.length > 0;
  const others = isNamed ? form.errors.filter(({message}) => message !== text('cardCheck')) : form.errors;
  const errors = [...(isTyped ? cardErrors : []), ...others];
  // Whoever pressed before the saved cards are read would pay with another one.
  const isReadingCards = saved.cards === undefined && paying.cents >= leastChargeCents;
  const submit = (how: 'pay' | 'bare') => {
    if (isReadingCards || !isOnline || isMissing || placing.isPlacing || placing.isBehind || !canPay(situation)) return;
    // Both say at once what is wrong with them.
    if (isTyped) void taker.current?.check();
    send(how);
  };
  const check = async () => {
    const order = await hold.read();
    // Begun, and the provider has not told of it: asking for it under its key finds it.
    if (order?.state === 'paying' && order.payment === null) await paying.find();
  };
  const panel = (
    <OrderPanel
      {...{hold, placing, draft, situation, today, sum, paying, reviewHref, isMissing, isFixed, name, kind, turn}}
      isReadingCards={isReadingCards}
      onPay={() => submit('pay')}
      onCheck={() => void check().catch(reportError)}
    />
  );
  return (
    <PageFrame
      title={title}
      about={`${text(`about.${kind}`)} · ${name}`}
      isOwn={isOwn}
      isSandbox={provider?.kind === 'sandbox'}
      aside={panel}
    >
      <Fold title={text('yourOrder')} note={name} value={format.money(paying.cents, 'USD')}>
        <OrderLines
          lines={sum.lines}
          sumName={text('todayYouPay')}
          cents={paying.cents}
          renewals={sum.renewals}
          apart={draft && readApart(draft, today)}
          day={today}
        />
      </Fold>
      <Stack gap={3}>
        <PayNotes
          {...{situation, paying, isOnline, isMissing}}
          isNewPrice={placing.isNewPrice}
          reviewHref={reviewHref}
          couponCode={hold.order?.couponCode ?? null}
          onBare={() => submit('bare')}
        />
        {isMine || !hold.order ? null : <AnothersNote order={hold.order} onMine={props.onMine} />}
      </Stack>
      <Form onSubmit={() => submit('pay')} label={title}>
        <ErrorSummary errors={errors} attempt={form.attempt} />
        {draft ? (
          <PlanPart
            {...{draft, today}}
            isLocked={isFixed}
            lockNote={
              isLinked && placing.refusal ? (
                <SmallNote>{failureText(placing.refusal)}</SmallNote>
              ) : isBegun ? (
                <ReopenPart paying={paying} isWaiting={!canReopen(situation)} />
              ) : null
            }
            onChange={props.onPlan}
          />
        ) : null}
        <PagePart title={text('card')}>
          {paying.cents < leastChargeCents ? (
            <SmallNote>{text('nothingToPay')}</SmallNote>
          ) : (
            <CardChoice
              {...{form, saved, provider, taker}}
              onErrors={setCardErrors}
              cents={paying.cents}
              isEnded={isPaid}
              onBank={() => void hold.read().catch(reportError)}
            />
          )}
          <PayerFields {...{form, wanted}} />
          <SmallNote icon={<ShieldCheck size={16} aria-hidden />}>{text('bankNote')}</SmallNote>
        </PagePart>
        <TermsPart
          {...{kind, name, turn, reviewHref}}
          isFixed={isFixed || draft === null}
          state={draft?.state ?? null}
        />
      </Form>
      {isWarned && isMissing ? <MissingPopup reviewHref={reviewHref} onClose={() => setWarned(false)} /> : null}
    </PageFrame>
  );
}
