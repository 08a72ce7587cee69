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

/** Whether somebody can have such a part, or none: what is kept of a share. */
export function isShare(basisPoints: number): boolean {
  return Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= wholeBasisPoints;
}

/** Whether a partner owns a part of the company, also one that was not said yet; who owns nothing acts for the companies that do. Rule: FRM18. */
export function ownsPart({shareBasisPoints}: {readonly shareBasisPoints: number | null}): boolean {
  return shareBasisPoints !== 0;
}

/** How many own a company; null where nobody is known. Which form is filed for it depends on it. Rule: FRM18. */
export function countOwners(partners: readonly {readonly shareBasisPoints: number | null}[]): number | null {
  return partners.filter(ownsPart).length || null;
}

/** Whether only companies own a company: then a person who owns nothing may act for it. Rule: FRM18. */
export function isOwnedByCompanies(
  partners: readonly {readonly kind: 'person' | 'company'; readonly shareBasisPoints: number | null}[],
): boolean {
  const owners = partners.filter(ownsPart);
  return owners.length > 0 && owners.every(({kind}) => kind === 'company');
}

/** What partners have together, in hundredths of a percent; a share that is not given counts as nothing. Rule: FRM10. */
export function sumShares(partners: readonly {readonly shareBasisPoints: number | null}[]): number {
  return partners.reduce((sum, {shareBasisPoints}) => sum + (shareBasisPoints ?? 0), 0);
}
