/**
 * An SSN or ITIN as its nine digits; null for what is never given out. A 9 in front tells an ITIN, whose fourth and fifth digits are in ranges; 93 among them
 * tells an ATIN, which no partner has. Rule: FRM24. Source: SSA "Number randomization", 20 CFR 422; IRM 3.21.263.
 */
export function readTaxNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return null;
  return (digits.startsWith('9') ? isItin(digits) : isSsn(digits)) ? digits : null;
}

function isSsn(digits: string): boolean {
  return /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
}

function isItin(digits: string): boolean {
  const group = Number(digits.slice(3, 5));
  return (
    (group >= 50 && group <= 65) ||
    (group >= 70 && group <= 88) ||
    (group >= 90 && group <= 92) ||
    (group >= 94 && group <= 99)
  );
}

/** A passport's number, without spaces and in capitals; null where it is none: 5 to 15 letters and digits. Rule: FRM24. Source: ICAO 9303. */
export function readPassport(typed: string): string | null {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{5,15}$/.test(number) ? number : null;
}
