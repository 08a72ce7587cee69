import {useEffect, useRef} from 'react';
import {TriangleAlert} from 'lucide-react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {CardPart} from '#src/features/checkout/card/card-part.tsx';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {wasLoadedToPay} from '#src/features/checkout/card/loaded-to-pay.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import type {Owed} from './read-owed.ts';
import {usePayOwed, type OwedNote} from './use-pay-owed.ts';

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
  const {isPaying, note, cents, pay} = usePayOwed(owed, taker);
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
          {note ? <Note note={note} /> : null}
        </Stack>
      </Banner>
      <CardPart {...{provider, taker}} cents={cents} isEnded={false} isHidden onBank={doNothing} onErrors={doNothing} />
    </>
  );
}

const doNothing = () => undefined;

/** What came of the try. */
function Note({note}: {readonly note: OwedNote}) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  if (note.kind === 'declined') return <Text isStrong>{text(`declined.${note.group}`)}</Text>;
  if (note.kind === 'refused') return <Text isStrong>{failureText(note.failure)}</Text>;
  return <Text isStrong>{text(note.kind === 'left' ? 'bankLeft' : 'processing')}</Text>;
}

/** Loads the page anew where the browser would not let the card's provider in: its bank's page may be wanted. Rule: PAY14. */
function useProviderLetIn(provider: PaymentProvider | null): void {
  const language = useLanguage();
  const isKeptOut = provider?.kind === 'stripe' && !wasLoadedToPay();
  const here = pathTo.cards(language);
  useEffect(() => {
    if (isKeptOut) location.assign(here);
  }, [isKeptOut, here]);
}
