import type {Failure} from '#contract/kernel/failure.ts';
import type {Order} from '#contract/orders/order.ts';

/** What is known of an order, as far as its screen goes. */
export type Known = {
  readonly order: Order | null;
  /** Paying was asked for, and no answer was heard since. */
  readonly isAsked: boolean;
  /** Why it could not be read; null where it was, or is being read for the first time. */
  readonly refusal: Failure | null;
  readonly isRead: boolean;
  readonly hasDraft: boolean;
};

/**
 * Where the person is. `reading`: nothing is known yet. `unplaced`: there is a draft and no order. `open`: it waits to be paid. `unknown`: it may
 * have been paid, nobody here knows. `bank`: the bank wants to see the person. `card`: paying has begun, and waits for a card. `processing`: the
 * bank is at work. `claimed`: it is paid, and somebody else's by now. `missing`: there is nothing here. Rule: ORD16.
 */
export type Situation =
  | 'reading'
  | 'missing'
  | 'unplaced'
  | 'open'
  | 'unknown'
  | 'card'
  | 'bank'
  | 'processing'
  | 'paid'
  | 'claimed'
  | 'expired';

/** Says where the person is; paying is offered in three of these alone. */
export function readSituation({order, isAsked, refusal, isRead, hasDraft}: Known): Situation {
  if (order?.state === 'paid') return 'paid';
  if (refusal?.reason === 'order.claimed') return 'claimed';
  if (isAsked) return 'unknown';
  if (!order) {
    if (refusal === null && !isRead) return 'reading';
    return hasDraft ? 'unplaced' : 'missing';
  }
  if (order.state === 'expired') return 'expired';
  if (order.state === 'placed') return 'open';
  return readPaying(order);
}

function readPaying({payment}: Order): Situation {
  switch (payment?.state) {
    case 'needs-card':
    case 'failed':
      return 'card';
    case 'needs-action':
      return 'bank';
    case 'processing':
      return 'processing';
    default:
      // Paid and canceled are told in a moment by the order itself; null is what the provider did not say.
      return 'unknown';
  }
}

/** Whether the button that pays may do so. */
export function canPay(situation: Situation): boolean {
  return situation === 'open' || situation === 'card' || situation === 'bank';
}

/** Whether what was begun can be left, so that plan, coupon and answers are changed again. Rule: ORD21. */
export function canReopen(situation: Situation): boolean {
  return situation === 'card' || situation === 'bank';
}

/** Whether the answer comes by itself, and is asked for again and again. */
export function isAwaited(situation: Situation): boolean {
  return situation === 'unknown' || situation === 'processing' || situation === 'bank';
}
