/** What may be read of an SSN or ITIN of nine digits: `•••-••-6789`. Rule: SEA1. Source: S5.10. */
export function maskTaxNumber(digits: string): string {
  return `•••-••-${digits.slice(-4)}`;
}

/** What may be read of a passport's number: `AX••••27`; of a short one less. Rule: SEA1. */
export function maskDocument(number: string): string {
  if (number.length >= 8) return `${number.slice(0, 2)}••••${number.slice(-2)}`;
  return `••••••${number.length >= 5 ? number.slice(-1) : ''}`;
}

/** What may be read of an EIN of nine digits: `••-•••4821`. Rule: SEA1. */
export function maskEin(digits: string): string {
  return `••-•••${digits.slice(-4)}`;
}

/** What may be read of a tax number of any country, which can be short, or of a key: nothing. Rules: SEA1, SEA11. */
export const hiddenMask = '••••••';
