import {expect, test} from 'vitest';
import {digestOrders, pricesDigest} from '#tests/fixtures/random-order.ts';

test('[PLN5] a browser prices as the server does', () => {
  expect(digestOrders(20_000, 12)).toBe(pricesDigest);
});
