import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {canBecome, orderNumber, orderStates} from '#contract/orders/order-states.ts';
import {termsVersion} from '#contract/orders/terms.ts';

test('[ORD1] an order is placed, paid for and paid; what is paid stays so', () => {
  const ways = orderStates.flatMap((from) =>
    orderStates.filter((to) => canBecome(from, to)).map((to) => `${from}-${to}`),
  );
  expect(ways).toEqual([
    'placed-placed',
    'placed-paying',
    'placed-expired',
    'paying-placed',
    'paying-paid',
    'expired-placed',
  ]);
});

test('[ORD3] a number has the day and at least two digits of that day', () => {
  expect(orderNumber('2026-11-23', 7)).toBe('FA-20261123-07');
  expect(orderNumber('2026-11-23', 1_234)).toBe('FA-20261123-1234');
});

test('[ORD5] the terms that are agreed to are those of the page, in each language', async () => {
  for (const language of ['es', 'en', 'pt']) {
    const page = await readFile(`src/features/legal/content/${language}/terms.md`, 'utf8');
    expect(page).toContain(`updated: ${termsVersion}\n`);
  }
});
