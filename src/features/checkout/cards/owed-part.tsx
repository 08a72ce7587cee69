import {useRef} from 'react';
import {TriangleAlert} from 'lucide-react';
import {payOwed} from '#contract/subscriptions/pay-owed.ts';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {CardPart} from '#src/features/checkout/card/card-part.tsx';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import type {Owed} from './read-owed.ts';
import {PayNoteText} from './pay-note-text.tsx';
import {usePaying} from './use-paying.ts';
import {useProviderLetIn} from './use-provider-let-in.ts';

type OwedPartProps = {
  readonly owed: Owed;
  readonly saved: SavedCards;
  readonly provider: PaymentProvider | null;
};

/** A renewal that was not paid: why, what comes, and paying it now with the card that is the default. Rules: SUB7, SUB8. */
export function OwedPart({owed, saved, provider}: OwedPartProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const isOnline = useOnline();
  const taker = useRef<CardTaker>(null);
  const {companyId, dueOn, cents: startCents} = owed;
  const {isPaying, note, cents, pay} = usePaying<string>({
    startCents,
    taker,
    call: async (wish) => callServer(payOwed, {companyId, dueOn, ...wish}),
  });
  useProviderLetIn(provider);
  const card = saved.cards?.find(({isDefault, expiry}) => isDefault && expiry !== 'expired');
  const sum = format.money(cents, 'USD');
  const why = () => {
    if (!isOnline) return text('cards.offlineAct');
    return card ? null : text('owed.needsCard');
  };
  const press = async () => {
    if (card && (await pay(card.cardId))) showToast({tone: 'ok', text: text('owed.paid', {sum, name: owed.name})});
  };
  return (
    <>
      <Banner
        shape="boxed"
        tone="danger"
        icon={<TriangleAlert size={16} aria-hidden />}
        actions={
          <Button
            look="primary"
            isPending={isPaying}
            blockedReason={isPaying ? null : why()}
            onPress={() => void press().catch(reportError)}
          >
            {card ? text('owed.payWith', {sum, card: sayCard(card)}) : text('owed.pay', {sum})}
          </Button>
        }
      >
        <Stack gap={1}>
          <Text isStrong>{text('owed.title', {sum, name: owed.name, day: format.day(owed.dueOn, 'long')})}</Text>
          <Text>
            {text(`owed.why.${owed.why}`)}{' '}
            {owed.retryOn === null ? text('owed.lapsed') : text('owed.again', {day: format.day(owed.retryOn, 'long')})}
          </Text>
          {note ? <PayNoteText note={note} /> : null}
        </Stack>
      </Banner>
      <CardPart {...{provider, taker}} cents={cents} isEnded={false} isHidden onBank={doNothing} onErrors={doNothing} />
    </>
  );
}

const doNothing = () => undefined;
