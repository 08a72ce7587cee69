import type {SavedCard} from '#contract/payments/saved-card.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {otherCard} from './pick-card.ts';

type SavedCardFieldProps = {
  readonly cards: readonly SavedCard[];
  /** The id of a saved card; null for one that is typed in. */
  readonly value: string | null;
  readonly error: string | null;
  readonly id: string;
  readonly onChange: (choice: string) => void;
};

/** Which card pays: one of the saved ones, the default first, or another. Rule: PAY17. */
export function SavedCardField({cards, value, error, id, onChange}: SavedCardFieldProps) {
  const text = useText<typeof es>('checkout');
  return (
    <RadioField
      label={text('savedCards')}
      id={id}
      error={error}
      value={value ?? otherCard}
      options={[...cards.map((card) => toOption(card, text)), {id: otherCard, label: text('otherCard')}]}
      onChange={onChange}
    />
  );
}

function toOption(card: SavedCard, text: Translate<typeof es>) {
  const option = {id: card.cardId, label: sayCard(card)};
  const words = text(`cardEnds.${card.expiry}`, {month: sayExpiry(card)});
  if (card.expiry === 'expired') return {...option, blockedReason: words};
  return {...option, hint: card.isDefault ? text('cardDefault', {ends: words}) : words};
}
