import {z} from 'zod';

/** An amount in its currency's smallest unit: a safe integer, positive when money comes in. Source: D17. */
export const amountUnitsSchema = z.int();

const currencyCode = /^[A-Z]{3,5}$/;

/** An ISO 4217 code, or one of the stablecoins and metals that bank exports carry. */
export const currencySchema = z.string().regex(currencyCode);

/** Tells whether a text has the form of a {@link currencySchema}. */
export function isCurrencyCode(text: string): boolean {
  return currencyCode.test(text);
}

/** Currencies whose smallest unit is not a hundredth. Source: ISO 4217 (2026), D17, Revolut exports for metals. */
const unusualDigits: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
  USDC: 6,
  USDT: 6,
  XAU: 6,
  XAG: 6,
  XPT: 6,
  XPD: 6,
  BTC: 8,
  ETH: 8,
};

/** How many decimals the smallest unit of a currency has; 2 for one it does not know. */
export function currencyDigits(currency: string): number {
  return unusualDigits[currency] ?? 2;
}

/**
 * Writes units as a plain decimal text, with a dot and no grouping, such as `-120.00`: for files, never for screens.
 *
 * @param units smallest units of `currency`.
 */
export function unitsToDecimal(units: number | bigint, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(units)
    .replace('-', '')
    .padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = units < 0 ? '-' : '';
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(text.length - digits)}`;
}

/**
 * Reads a plain decimal text, with a dot and no grouping, into units of a currency.
 *
 * @returns undefined when the text is no number, has more decimals than the currency (other than zeros), or is too large to be exact.
 */
export function decimalToUnits(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) return undefined;
  const digits = currencyDigits(currency);
  const fraction = match[3] ?? '';
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  const units = Number((match[2] ?? '') + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(units)) return undefined;
  return match[1] === '-' && units !== 0 ? -units : units;
}
