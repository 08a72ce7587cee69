import {useRef} from 'react';
import {ArrowUpRight} from 'lucide-react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {upgradePlan} from '#contract/subscriptions/upgrade-plan.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
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
import {PayNoteText} from './pay-note-text.tsx';
import {usePaying} from './use-paying.ts';
import {useProviderLetIn} from './use-provider-let-in.ts';
import type {WantedUpgrade} from './use-wanted-upgrade.ts';

type UpgradePartProps = {
  readonly wanted: WantedUpgrade;
  readonly saved: SavedCards;
  readonly provider: PaymentProvider | null;
};

/** A larger plan at once: what is charged today and later, and paying it with the card that is the default. Rule: SUB12. */
export function UpgradePart({wanted, saved, provider}: UpgradePartProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const isOnline = useOnline();
  const taker = useRef<CardTaker>(null);
  const {companyId, planId, name, until, thenCents} = wanted;
  const {isPaying, note, cents, pay} = usePaying<string | null>({
    startCents: wanted.cents,
    taker,
    call: async (wish) => callServer(upgradePlan, {companyId, planId, ...wish}),
  });
  useProviderLetIn(provider);
  const card = saved.cards?.find(({isDefault, expiry}) => isDefault && expiry !== 'expired');
  const sum = format.money(cents, 'USD');
  // What costs less than a card can be charged takes none.
  const isFree = cents === 0;
  const plan = planNames[planId];
  const blocked = () => {
    if (!isOnline) return text('cards.offlineAct');
    return card || isFree ? null : text('owed.needsCard');
  };
  const press = async () => {
    if (await pay(isFree ? null : (card?.cardId ?? null)))
      showToast({tone: 'ok', text: text('upgrade.done', {name, plan})});
  };
  return (
    <>
      <Banner
        shape="boxed"
        icon={<ArrowUpRight size={16} aria-hidden />}
        actions={
          <Button
            look="primary"
            isPending={isPaying}
            blockedReason={isPaying ? null : blocked()}
            onPress={() => void press().catch(reportError)}
          >
            {card && !isFree ? text('owed.payWith', {sum, card: sayCard(card)}) : text('owed.pay', {sum})}
          </Button>
        }
      >
        <Stack gap={1}>
          <Text isStrong>{text('upgrade.title', {name, plan})}</Text>
          <Text>
            {text('upgrade.text', {sum, day: format.day(until, 'long'), later: format.money(thenCents, 'USD')})}
          </Text>
          {note ? <PayNoteText note={note} /> : null}
        </Stack>
      </Banner>
      <CardPart {...{provider, taker}} cents={cents} isEnded={false} isHidden onBank={doNothing} onErrors={doNothing} />
    </>
  );
}

const doNothing = () => undefined;
