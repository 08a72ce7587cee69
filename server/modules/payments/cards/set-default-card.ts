import {setDefaultCard as endpoint} from '#contract/payments/set-default-card.ts';
import {implement} from '#server/http/implement.ts';
import type {PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import {onOwnCard} from './read-cards.ts';

/** Prefers one of the caller's own cards. Rules: PAY4, PAY17. */
export const setDefaultCard = implement(endpoint, async (parts: PaymentsParts, {cardId}, {session: {userId}}) =>
  onOwnCard(parts, {userId, cardId}, parts.port.setDefaultCard),
);
