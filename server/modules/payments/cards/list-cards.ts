import {listCards as endpoint} from '#contract/payments/list-cards.ts';
import {implement} from '#server/http/implement.ts';
import type {PaymentsParts} from '#server/modules/payments/payments-parts.ts';
import {readCards} from './read-cards.ts';

/** Lists the caller's own cards. Rule: PAY17. */
export const listCards = implement(endpoint, async (parts: PaymentsParts, _input, {session}) =>
  readCards(parts, session.userId),
);
