import {currencyDigits, decimalToUnits} from '#contract/kernel/money.ts';

/** How a number may be written. */
type Writing = {
  /** The most decimals it has. */
  readonly digits: number;
  /** The decimal mark of the language. */
  readonly mark: string;
};

/**
 * Reads an amount as people type it, whichever mark they use for decimals. See {@link readDecimal}.
 *
 * @param decimalMark the one of the language.
 * @returns smallest units of `currency`; null for what is no amount in it.
 */
export function readAmount(typed: string, currency: string, decimalMark: string): number | null {
  const decimal = toDecimal(typed, {digits: currencyDigits(currency), mark: decimalMark});
  return decimal === null ? null : (decimalToUnits(decimal, currency) ?? null);
}

/**
 * Reads a number as people type it: of two different marks the last one is the decimal mark, one that repeats groups, one behind a mere
 * zero is the decimal mark, and any other single one groups exactly where three digits follow. Only where both readings are possible the
 * language decides.
 *
 * @returns null for what is no number, or has more decimals than it may.
 */
export function readDecimal(typed: string, writing: Writing): number | null {
  const decimal = toDecimal(typed, writing);
  if (decimal === null || (decimal.split('.')[1] ?? '').length > writing.digits) return null;
  return Number(decimal);
}

/** A number as it is typed, as a decimal text such as `1234.5`; null where it is none. */
function toDecimal(typed: string, {digits, mark: usual}: Writing): string | null {
  const text = typed.replaceAll(/[\s'’]/g, '').replace('\u2212', '-');
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const mark = findDecimalMark(text, digits, usual);
  const [whole = '', fraction = '', ...rest] = mark === null ? [text] : text.split(mark);
  const isGrouped = /^[-+]?\d{0,3}(?:[.,]?\d{3})*$/.test(whole) || /^[-+]?\d+$/.test(whole);
  if (rest.length > 0 || !isGrouped || /\D/.test(fraction)) return null;
  const plain = whole.replaceAll(/[+.,]/g, '');
  return `${/\d/.test(plain) ? plain : `${plain}0`}.${fraction}`;
}

/** The mark before the decimals of this text; null where there are none. */
function findDecimalMark(text: string, digits: number, usual: string): string | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text[last];
  if (mark === undefined) return null;
  if (text.includes(mark === '.' ? ',' : '.')) return mark;
  if (text.indexOf(mark) !== last) return null;
  const follows = text.length - last - 1;
  // Nobody groups behind a mere zero: 0.001 is no thousand.
  if (follows !== 3 || /^[-+]?0*$/.test(text.slice(0, last))) return mark;
  return digits >= 3 && mark === usual ? mark : null;
}
