import {removeCard as endpoint} from '#contract/payments/remove-card.ts';
import {implement} from '#server/http/implement.ts';
import type {PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import type {Asked, CardOf} from '#server/providers/payments/port.ts';
import {isSameNumber, onOwnCard} from './read-cards.ts';

/** Removes one of the caller's own cards. Rules: PAY4, PAY17, PAY20. */
export const removeCard = implement(endpoint, async (parts: PaymentsParts, {cardId}, {session: {userId}}) =>
  onOwnCard(parts, {userId, cardId}, async (card) => removeAll(parts, card)),
);

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
