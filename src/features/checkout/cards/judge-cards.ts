import type {SavedCard} from '#contract/payments/saved-card.ts';
import type {Renewal} from './read-renewals.ts';

/** What is wrong with the cards, seen from the next renewal; null where nothing is. */
export type CardTrouble =
  | {readonly kind: 'lacks'; readonly renewal: Renewal}
  | {readonly kind: 'ends-before'; readonly renewal: Renewal; readonly card: SavedCard}
  | null;

/** Tells whether the next renewal will find a card. @param cards the default first. Rules: PAY17, PAY21. */
export function findTrouble(cards: readonly SavedCard[], renewals: readonly Renewal[]): CardTrouble {
  const [renewal] = renewals;
  if (!renewal) return null;
  const charged = cards.find(({expiry}) => expiry !== 'expired');
  if (!charged) return {kind: 'lacks', renewal};
  const isOver = lastMonthOf(charged) < renewal.day.slice(0, 7);
  return isOver ? {kind: 'ends-before', renewal, card: charged} : null;
}

function lastMonthOf({expMonth, expYear}: SavedCard): string {
  return `${expYear}-${String(expMonth).padStart(2, '0')}`;
}

/** What is charged once a card is gone: null where no other is good. @param cards the default first. Rule: PAY17. */
export function chargedWithout(cards: readonly SavedCard[], gone: SavedCard): SavedCard | null {
  return cards.find(({cardId, expiry}) => cardId !== gone.cardId && expiry !== 'expired') ?? null;
}

/** A card that is there now and was not before. */
export type AddedCard = {
  readonly card: SavedCard;
  /** Its number was saved already, and is listed once. */ readonly wasThere: boolean;
};

/** Finds the card that came to the list; null where none did. Of one number the newest stands for all. Rule: PAY20. */
export function findAdded(before: readonly SavedCard[], after: readonly SavedCard[]): AddedCard | null {
  const has = (cards: readonly SavedCard[], {cardId}: SavedCard) => cards.some((one) => one.cardId === cardId);
  const card = after.find((one) => !has(before, one));
  if (!card) return null;
  const wasThere = before.some((one) => !has(after, one) && one.brand === card.brand && one.last4 === card.last4);
  return {card, wasThere};
}
