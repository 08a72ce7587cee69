import {addMonths} from '#contract/kernel/dates.ts';

/** How long a card is good: `soon` ends with this month or the next. */
export const cardExpiries = ['good', 'soon', 'expired'] as const;

/** One of {@link cardExpiries}. */
export type CardExpiry = (typeof cardExpiries)[number];

/**
 * Tells how long a card is good, which is to the end of its month. Rule: PAY17.
 *
 * @param card month 1 to 12, year of four digits.
 * @param today civil date.
 */
export function expiryOf(
  {expMonth, expYear}: {readonly expMonth: number; readonly expYear: number},
  today: string,
): CardExpiry {
  const last = `${expYear}-${String(expMonth).padStart(2, '0')}`;
  const month = today.slice(0, 7);
  if (last < month) return 'expired';
  return last <= addMonths(`${month}-01`, 1).slice(0, 7) ? 'soon' : 'good';
}
