/** Where an order is. Rule: ORD1. Source: S4.10, S4.11. */
export const orderStates = ['placed', 'paying', 'paid', 'expired'] as const;

/** One of {@link orderStates}. */
export type OrderState = (typeof orderStates)[number];

const following = {
  placed: ['placed', 'paying', 'expired'],
  paying: ['placed', 'paid'],
  paid: [],
  expired: ['placed'],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Whether an order may go from one state to another. Rule: ORD1. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  const allowed: readonly OrderState[] = following[from];
  return allowed.includes(to);
}

/** How long an order waits to be paid. Rule: ORD1. */
export const placedDays = 30;

/** How long an order that ran out is kept. Rule: ORD14. */
export const expiredDays = 30;

/** How long one may be at paying. Rule: ORD10. */
export const payingHours = 24;

/** How long one may be at paying for a company that others may pay for as well. Rule: BUY3. */
export const purchasePayingHours = 1;

/**
 * The number by which people name an order, such as `FA-20261123-07`.
 *
 * @param day civil date in UTC.
 * @param count the how-manieth order of that day. Rule: ORD3.
 */
export function orderNumber(day: string, count: number): string {
  return `FA-${day.replaceAll('-', '')}-${String(count).padStart(2, '0')}`;
}
