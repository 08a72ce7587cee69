/** All of a company, in hundredths of a percent. Source: D48. */
export const wholeBasisPoints = 10_000;

/** The least that one partner has: 1 percent. Source: S5.08. */
export const leastBasisPoints = 100;

/** The most partners that a company has here. */
export const maxPartners = 20;

/**
 * Parts a company equally; what is left over goes to the first, so that all are whole together.
 *
 * @param count at least 1.
 * @returns hundredths of a percent, in order. Rule: FRM10. Source: D48.
 */
export function shareEqually(count: number): number[] {
  const each = Math.floor(wholeBasisPoints / count);
  return Array.from({length: count}, (_, index) => (index === 0 ? wholeBasisPoints - each * (count - 1) : each));
}

/** What partners have together, in hundredths of a percent; a share that is not given counts as nothing. Rule: FRM10. */
export function sumShares(partners: readonly {readonly shareBasisPoints: number | null}[]): number {
  return partners.reduce((sum, {shareBasisPoints}) => sum + (shareBasisPoints ?? 0), 0);
}
