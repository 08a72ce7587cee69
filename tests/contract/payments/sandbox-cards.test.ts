import {expect, test} from 'vitest';
import {findSandboxCard, sandboxCards} from '#contract/payments/sandbox-cards.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';

/** Source: ISO/IEC 7812-1, annex B. */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return digits.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0;
}

test('[PAY9] every number of the sandbox has its check digit, and a token of its own that says nothing of it', () => {
  expect(sandboxCards.filter(({number}) => !hasCheckDigit(number))).toEqual([]);
  expect(new Set(sandboxCards.flatMap(({number, token}) => [number, token])).size).toBe(2 * sandboxCards.length);
  expect(sandboxCards.filter(({token}) => /\d/.test(token))).toEqual([]);
});

test('[PAY9] a test number is found as it was typed, and no other is a card', () => {
  expect(findSandboxCard('4242 4242 4242 4242')?.token).toBe('pm_sandbox_visa');
  expect(findSandboxCard('3782-822463-10005')?.token).toBe('pm_sandbox_amex');
  for (const other of ['', '4242', '4111111111111111', '4242 4242 4242 4241', '４２４２４２４２４２４２４２４２'])
    expect(findSandboxCard(other)).toBeUndefined();
});

test('[PAY9] the endpoint takes a token or a saved card, and no number', () => {
  const isTaken = (card: string) => confirmSandboxIntent.input.safeParse({clientSecret: 'x', card}).success;
  expect(sandboxCards.filter(({token}) => !isTaken(token))).toEqual([]);
  expect(sandboxCards.filter(({number}) => isTaken(number))).toEqual([]);
  expect(['4242 4242 4242 4242', 'pm_card_visa', 'pm_sandbox_<b>', ''].filter(isTaken)).toEqual([]);
});
