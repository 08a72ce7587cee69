import {CreditCard, WifiOff} from 'lucide-react';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CardList} from './card-list.tsx';
import {findTrouble} from './judge-cards.ts';
import type {Renewal} from './read-renewals.ts';
import type {es} from '#src/features/checkout/text/es.ts';

type CardsPartProps = {
  readonly saved: SavedCards;
  readonly renewals: readonly Renewal[];
  /** One is being added: that there is none needs no words. */
  readonly isAdding: boolean;
  readonly onChange: (card: SavedCard) => void;
};

/** The saved cards, or why none are here; and what the next renewal will find. Rules: PAY17, PAY21. */
export function CardsPart({saved, renewals, isAdding, onChange}: CardsPartProps) {
  const text = useText<typeof es>('checkout');
  const isOnline = useOnline();
  const {cards, isMissing} = saved;
  if (cards === undefined) return <Skeleton height={160} />;
  // Cards lie on no device: without a network there is what this page has read before.
  if (!isOnline && cards.length === 0)
    return (
      <EmptyState title={text('cards.offlineTitle')} icon={<WifiOff size={24} aria-hidden />}>
        {text('cards.offlineText')}
      </EmptyState>
    );
  if (isMissing)
    return (
      <Banner
        shape="boxed"
        tone="warn"
        actions={<Button onPress={() => void saved.read().catch(reportError)}>{text('retry')}</Button>}
      >
        {text('cards.unread')}
      </Banner>
    );
  return (
    <Stack gap={4}>
      {isOnline ? null : (
        <Banner shape="boxed" tone="neutral">
          {text('cards.offlineNote')}
        </Banner>
      )}
      <Trouble cards={cards} renewals={renewals} />
      {cards.length > 0 ? (
        <section>
          <SectionHead title={text('cards.cards')} count={cards.length} />
          <CardList {...{saved, cards, renewals, onChange}} />
        </section>
      ) : isAdding ? null : (
        <EmptyState title={text('cards.emptyTitle')} icon={<CreditCard size={24} aria-hidden />}>
          {text('cards.emptyText')}
        </EmptyState>
      )}
    </Stack>
  );
}

/** What the next renewal will meet; nothing where it finds a card. */
function Trouble({cards, renewals}: {readonly cards: readonly SavedCard[]; readonly renewals: readonly Renewal[]}) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const trouble = findTrouble(cards, renewals);
  if (!trouble) return null;
  const {name, day} = trouble.renewal;
  const renewal = {name, day: format.day(day, 'long')};
  return (
    <Banner shape="boxed" tone="warn">
      {trouble.kind === 'lacks'
        ? text('cards.lacks', renewal)
        : text('cards.endsBefore', {...renewal, card: sayCard(trouble.card), month: sayExpiry(trouble.card)})}
    </Banner>
  );
}
