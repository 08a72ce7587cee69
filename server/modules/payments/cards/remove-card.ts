import {removeCard as endpoint} from '#contract/payments/remove-card.ts';
import {implement} from '#server/http/implement.ts';
import type {PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import {onOwnCard} from './read-cards.ts';

/** Removes one of the caller's own cards. Rules: PAY4, PAY17. */
export const removeCard = implement(endpoint, async (parts: PaymentsParts, {cardId}, {session: {userId}}) =>
  onOwnCard(parts, {userId, cardId}, parts.port.removeCard),
);
