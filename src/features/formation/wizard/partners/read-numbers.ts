/** An SSN or ITIN as its nine digits; null for what the SSA or the IRS never gives out. Source: 20 CFR 422, SSA "Number randomization"; IRM 3.21.263 (ITIN). */
export function readTaxNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) ? digits : null;
}

/** A passport's number, without spaces and in capitals; null where it is none: 5 to 15 letters and digits. Source: ICAO 9303. */
export function readPassport(typed: string): string | null {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{5,15}$/.test(number) ? number : null;
}
