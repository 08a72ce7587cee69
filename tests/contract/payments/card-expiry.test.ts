import {expect, test} from 'vitest';
import {expiryOf} from '#contract/payments/card-expiry.ts';

test.each([
  [12, 2026, '2026-10-31', 'good'],
  [12, 2026, '2026-11-01', 'soon'],
  [12, 2026, '2026-12-31', 'soon'],
  [12, 2026, '2027-01-01', 'expired'],
  [1, 2027, '2026-12-01', 'soon'],
  [1, 2027, '2026-11-30', 'good'],
  [9, 2026, '2026-10-01', 'expired'],
  [2, 2034, '2026-11-23', 'good'],
] as const)('[PAY17] a card of %i/%i is on %s: %s', (expMonth, expYear, today, expiry) => {
  expect(expiryOf({expMonth, expYear}, today)).toBe(expiry);
});
