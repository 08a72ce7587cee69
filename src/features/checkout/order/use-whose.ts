import {useState} from 'react';
import type {Order} from '#contract/orders/order.ts';
import {useSession} from '#src/data/session/use-session.ts';

type Known = {readonly order: Order | null; readonly hasDraft: boolean; readonly isOwn: boolean};

/** Whether the company will be the person's who is here, and their word that it will. */
type Whose = {readonly isMine: boolean; readonly sayMine: () => void};

/**
 * Tells whose an order is, where somebody came to it by a link: theirs by its draft or its e-mail, or because they say so. A visitor is never
 * asked: whose it is then shows afterwards. Rule: ORD17.
 */
export function useWhose({order, hasDraft, isOwn}: Known): Whose {
  const {user} = useSession();
  const [isSaid, setSaid] = useState(false);
  const isFree = order?.isClaimed !== true;
  const isSame = order !== null && user !== null && order.email.trim().toLowerCase() === user.email.toLowerCase();
  const isMine = !isOwn || order === null || order.isYours || (isFree && (hasDraft || isSame || isSaid));
  return {isMine, sayMine: () => setSaid(true)};
}
