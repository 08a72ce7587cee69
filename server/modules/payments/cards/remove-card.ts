import {fail} from '#contract/kernel/failure.ts';
import {removeCard as endpoint} from '#contract/payments/remove-card.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {implement} from '#server/http/implement.ts';
import type {CardsParts, PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import type {Asked, CardOf} from '#server/providers/payments/port.ts';
import {isSameNumber, onOwnCard, readCards} from './read-cards.ts';

type RemovingParts = PaymentsParts & Pick<CardsParts, 'hasRenewals'>;

/** Removes one of the caller's own cards. Rules: PAY4, PAY17, PAY20, PAY23. */
export const removeCard = implement(
  endpoint,
  async (parts: RemovingParts, {cardId, leavesNone}, {session: {userId}}) => {
    if (!leavesNone && (await parts.hasRenewals(userId))) {
      const listed = await readCards(parts, userId);
      if (!listed.ok) return listed;
      if (isLastGood(listed.value.cards, cardId)) return fail('conflict', 'payment.card-needed');
    }
    return onOwnCard(parts, {userId, cardId}, async (card) => removeAll(parts, card));
  },
);

/** No other card of theirs could be charged. */
function isLastGood(cards: readonly SavedCard[], cardId: string): boolean {
  const good = cards.filter(({expiry}) => expiry !== 'expired');
  return good.length === 1 && good[0]?.cardId === cardId;
}

/** A card with all that were saved of the same number; the one that is meant goes last, so that what breaks off is there to be removed again. */
async function removeAll({port}: Pick<PaymentsParts, 'port'>, {customerId, cardId}: CardOf): Promise<Asked<object>> {
  const listed = await port.listCards(customerId);
  if (!listed.ok) return listed;
  const meant = listed.value.find((card) => card.cardId === cardId);
  const others = listed.value.filter((card) => meant && card !== meant && isSameNumber(meant, card));
  for (const other of others) {
    const removed = await port.removeCard({customerId, cardId: other.cardId});
    if (!removed.ok && removed.failure.code !== 'not-found') return removed;
  }
  return port.removeCard({customerId, cardId});
}
