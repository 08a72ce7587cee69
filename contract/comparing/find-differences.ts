import type {PaymentState} from '#contract/payments/payment-state.ts';

/** How two sides can differ about a payment or a customer. Rule: CMP2. */
export const differenceKinds = [
  'paid-there',
  'paid-here',
  'sum',
  'given-back',
  'disputed',
  'unknown-there',
  'unknown-here',
  'customer-gone',
] as const;

/** One of {@link differenceKinds}. */
export type DifferenceKind = (typeof differenceKinds)[number];

/** What we hold of a payment that was begun for something. US cents. */
export type HeldPayment = {
  /** It is what its order or charge was paid by. */
  readonly isPaid: boolean;
  /** What that costs. */
  readonly cents: number;
  /** What credit notes say of it. */
  readonly creditedCents: number;
  /** What of it is in disputes that we know of and that were not won. */
  readonly disputedCents: number;
  /** It was to go back whole. */
  readonly isGivenBack: boolean;
};

/** What the provider says of it. US cents. */
export type ToldPayment = {
  readonly state: PaymentState;
  readonly receivedCents: number;
  readonly givenBackCents: number;
  readonly disputedCents: number;
  /** It names an order, as what we begin does. */
  readonly isOfOrder: boolean;
};

/** One difference: what we say and what the provider says, in US cents; null where that side knows nothing of it. */
export type Difference = {
  readonly kind: DifferenceKind;
  readonly oursCents: number | null;
  readonly theirsCents: number | null;
};

/**
 * In what two sides differ about one payment. Pure.
 *
 * @param held null where we know nothing of it.
 * @param told null where the provider does not.
 * @returns none where they agree; of each kind at most one. Rule: CMP2.
 */
export function findDifferences(held: HeldPayment | null, told: ToldPayment | null): Difference[] {
  if (!told) return held ? [{kind: 'unknown-there', oursCents: held.isPaid ? held.cents : 0, theirsCents: null}] : [];
  const {receivedCents, givenBackCents, disputedCents} = told;
  const isPaidThere = told.state === 'paid';
  const leftCents = isPaidThere ? receivedCents - givenBackCents : 0;
  // What else is paid on the same account names no order of ours.
  if (!held)
    return told.isOfOrder && leftCents > 0 ? [{kind: 'unknown-here', oursCents: null, theirsCents: leftCents}] : [];
  const differences: Difference[] = [];
  const note = (kind: DifferenceKind, oursCents: number, theirsCents: number) => {
    if (oursCents !== theirsCents) differences.push({kind, oursCents, theirsCents});
  };
  if (held.isPaid && !isPaidThere) note('paid-here', held.cents, 0);
  else if (held.isPaid) {
    note('sum', held.cents, receivedCents);
    note('given-back', held.creditedCents, givenBackCents);
  } else if (held.isGivenBack && isPaidThere) note('given-back', receivedCents, givenBackCents);
  else note('paid-there', 0, leftCents);
  // How far a dispute is, and for how much, is told by itself.
  if (held.disputedCents === 0) note('disputed', 0, disputedCents);
  return differences;
}
