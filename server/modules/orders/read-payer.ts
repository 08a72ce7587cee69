import {succeed} from '#contract/kernel/failure.ts';
import {readPayer as endpoint} from '#contract/orders/read-payer.ts';
import {implement} from '#server/http/implement.ts';
import {findPayer} from './find-payer.ts';
import type {OrdersParts} from './orders-parts.ts';

/** Tells somebody what they typed beside a card the last time. Rule: ORD24. */
export const readPayer = implement(endpoint, async (parts: OrdersParts, _input, {session}) =>
  succeed(await findPayer(parts, parts.database, session.userId)),
);
