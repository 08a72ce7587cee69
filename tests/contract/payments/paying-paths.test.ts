import {expect, test} from 'vitest';
import {isPayingPath} from '#contract/payments/paying-paths.ts';

const id = '019a8f00-0000-7000-8000-000000000001';

test.each([
  `/es/checkout/${id}`,
  `/pt/checkout/${id}/`,
  `/en/checkout/${id}/result`,
  `/es/dashboard/checkout/${id}`,
  '/en/payment-method',
  '/pt/payment-method/',
])('[PAY14] a card may be entered at %s', (path) => {
  expect(isPayingPath(path)).toBe(true);
});

test.each([
  '/',
  '/es',
  '/es/checkout',
  '/fr/checkout/one',
  '/es/dashboard',
  '/es/dashboard/payment-method/one',
  '/es/payment-methods',
  '/api/v1/es/checkout/one',
  '/sandbox/payments/one',
  'es/payment-method',
])('[PAY14] none is at %s', (path) => {
  expect(isPayingPath(path)).toBe(false);
});
