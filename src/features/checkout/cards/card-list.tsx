import {useState} from 'react';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {setDefaultCard} from '#contract/payments/set-default-card.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CardItem} from './card-item.tsx';
import type {Renewal} from './read-renewals.ts';
import {RemoveCardDialog} from './remove-card-dialog.tsx';
import type {es} from '#src/features/checkout/text/es.ts';

type CardListProps = {
  readonly saved: SavedCards;
  readonly cards: readonly SavedCard[];
  readonly renewals: readonly Renewal[];
  readonly onChange: (card: SavedCard) => void;
};

/** The saved cards, the default first, and what is done with each. Rules: PAY17, PAY23. */
export function CardList({saved, cards, renewals, onChange}: CardListProps) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [call, run] = useServerCall(setDefaultCard);
  const [leaving, setLeaving] = useState<SavedCard | null>(null);
  const prefer = async (card: SavedCard) => {
    const answer = await run({cardId: card.cardId});
    if (!answer.ok) {
      if (answer.failure.code === 'not-found') await saved.read();
      return;
    }
    saved.take(answer.value.cards);
    showToast({tone: 'ok', text: text('cards.preferred', {card: sayCard(card)})});
  };
  const sayRemoved = (card: SavedCard) => {
    setLeaving(null);
    showToast({tone: 'ok', text: text('cards.removed', {card: sayCard(card)})});
  };
  return (
    <Stack gap={3}>
      {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      <ItemList label={text('cards.cards')}>
        {cards.map((card) => (
          <CardItem
            key={card.cardId}
            card={card}
            blockedReason={isOnline ? null : text('cards.offlineAct')}
            onPrefer={() => void prefer(card).catch(reportError)}
            onChange={() => onChange(card)}
            onRemove={() => setLeaving(card)}
          />
        ))}
      </ItemList>
      {leaving ? (
        <RemoveCardDialog
          {...{cards, renewals}}
          card={leaving}
          onRemoved={(left) => {
            saved.take(left);
            sayRemoved(leaving);
          }}
          onGone={() => {
            void saved.read().catch(reportError);
            sayRemoved(leaving);
          }}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Stack>
  );
}
