import {CreditCard} from 'lucide-react';
import type {z} from 'zod';
import type {anothersCardSchema} from '#contract/subscriptions/read-anothers.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Badge} from '#src/ui/display/badge.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {es} from './text/es.ts';

type AnothersCard = z.infer<typeof anothersCardSchema>;

/** The saved cards of another person, the one that is charged first; nothing can be done with them. Rule: SUB13. */
export function AnotherCards({cards}: {readonly cards: readonly AnothersCard[]}) {
  const text = useLoadedText<typeof es>('another');
  if (cards.length === 0) return <Text tone="muted">{text('cardsNone')}</Text>;
  return (
    <ItemList label={text('cards')}>
      {cards.map((card) => (
        <ListItem
          // Nobody else is told their ids; a number stands there once.
          key={`${sayCard(card)} ${sayExpiry(card)}`}
          icon={<CreditCard size={20} strokeWidth={1.75} aria-hidden />}
          tone={card.expiry === 'good' ? 'neutral' : 'warn'}
          title={
            <>
              {sayCard(card)} {card.isDefault ? <Badge>{text('isDefault')}</Badge> : null}
            </>
          }
          text={text(`ends.${card.expiry}`, {month: sayExpiry(card)})}
        />
      ))}
    </ItemList>
  );
}
