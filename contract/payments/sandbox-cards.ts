/**
 * The cards of the sandbox: Stripe's test numbers, and the token that a device sends for each in its place. No other number is a card
 * there. Rule: PAY9. Source: docs.stripe.com/testing, November 2026.
 */
export const sandboxCards = [
  {token: 'pm_sandbox_visa', number: '4242424242424242', brand: 'visa'},
  {token: 'pm_sandbox_mastercard', number: '5555555555554444', brand: 'mastercard'},
  {token: 'pm_sandbox_amex', number: '378282246310005', brand: 'amex'},
  {token: 'pm_sandbox_declined', number: '4000000000000002', brand: 'visa'},
  {token: 'pm_sandbox_no_funds', number: '4000000000009995', brand: 'visa'},
  {token: 'pm_sandbox_stolen', number: '4000000000009979', brand: 'visa'},
  {token: 'pm_sandbox_expired', number: '4000000000000069', brand: 'visa'},
  {token: 'pm_sandbox_wrong_cvc', number: '4000000000000127', brand: 'visa'},
  {token: 'pm_sandbox_processing_error', number: '4000000000000119', brand: 'visa'},
  // It can be saved, and is declined whenever it is charged.
  {token: 'pm_sandbox_declined_later', number: '4000000000000341', brand: 'visa'},
  // The bank wants to see the person, each time.
  {token: 'pm_sandbox_secure', number: '4000000000003220', brand: 'visa'},
  {token: 'pm_sandbox_secure_always', number: '4000002760003184', brand: 'visa'},
  // Only until it is saved.
  {token: 'pm_sandbox_secure_once', number: '4000002500003155', brand: 'visa'},
  {token: 'pm_sandbox_secure_declined', number: '4000008400001629', brand: 'visa'},
  // It pays, and its owner disputes that a while later.
  {token: 'pm_sandbox_disputed', number: '4000000000000259', brand: 'visa'},
] as const;

/** One of {@link sandboxCards}. */
export type SandboxCard = (typeof sandboxCards)[number];

/** The token of one of {@link sandboxCards}. */
export type SandboxToken = SandboxCard['token'];

/** @param number digits as they were typed, perhaps with spaces. @returns the card of the sandbox; undefined for any other number. */
export function findSandboxCard(number: string): SandboxCard | undefined {
  const digits = number.replaceAll(/[ -]/g, '');
  return sandboxCards.find((card) => card.number === digits);
}
