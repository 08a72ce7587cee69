import {useOnline} from '#src/data/calls/use-online.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {OwnersCards} from './owners-cards.tsx';
import type {es} from './text/es.ts';

/** The reader's own cards in short; null where they are somebody else's. Rule: SUB3. */
export function CardsPart({saved}: {readonly saved: SavedCards | null}) {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  return (
    <Stack gap={3}>
      <SectionHead title={text('cards')} />
      {saved === null ? (
        <OwnersCards />
      ) : (
        <>
          <Cards saved={saved} />
          <Link href={pathTo.cards(language)}>{text('toCards')}</Link>
        </>
      )}
    </Stack>
  );
}

function Cards({saved: {cards, isMissing}}: {readonly saved: SavedCards}) {
  const text = useText<typeof es>('subscriptions');
  const isOnline = useOnline();
  if (cards === undefined) return <Skeleton height={48} />;
  if (cards.length === 0)
    return <Text tone="muted">{text(isMissing || !isOnline ? 'cardsOffline' : 'cardsNone')}</Text>;
  return (
    <>
      {cards.map((card) => (
        <Text key={card.cardId} tone={card.expiry === 'good' ? 'normal' : 'warn'}>
          {text(card.expiry === 'expired' ? 'cardEnded' : 'cardEnds', {card: sayCard(card), month: sayExpiry(card)})}
        </Text>
      ))}
    </>
  );
}
