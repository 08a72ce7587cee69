import type {SavedCard} from '#contract/payments/saved-card.ts';

/** The choice of a card that is typed in, where saved ones are offered too. */
export const otherCard = 'other';

/**
 * What is paid with: the card that was chosen, as long as it can be; before one is, the first that is good.
 *
 * @param chosen a card's id, {@link otherCard}, or null before anything was chosen.
 * @returns the id of a saved card, or null for one that is typed in. Nobody is given another saved card than the one they chose. Rule: PAY17.
 */
export function pickCard(cards: readonly SavedCard[], chosen: string | null): string | null {
  const good = cards.filter(({expiry}) => expiry !== 'expired');
  const found = chosen === null ? good[0] : good.find(({cardId}) => cardId === chosen);
  return found?.cardId ?? null;
}
