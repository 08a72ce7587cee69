import {currencyDigits, decimalToUnits} from '#contract/kernel/money.ts';

/**
 * Reads an amount as people type it, whichever mark they use for decimals: of two different marks the last one is the decimal mark, one
 * that repeats groups, and a single one groups exactly where three digits follow that the currency has no decimals for. Only where both
 * readings are possible the language decides.
 *
 * @param decimalMark the one of the language.
 * @returns smallest units of `currency`; null for what is no amount in it.
 */
export function readAmount(typed: string, currency: string, decimalMark: string): number | null {
  const text = typed.replaceAll(/[\s'’]/g, '').replace('\u2212', '-');
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const mark = findDecimalMark(text, currencyDigits(currency), decimalMark);
  const [whole = '', fraction = '', ...rest] = mark === null ? [text] : text.split(mark);
  const isGrouped = /^[-+]?\d{0,3}(?:[.,]?\d{3})*$/.test(whole) || /^[-+]?\d+$/.test(whole);
  if (rest.length > 0 || !isGrouped || /\D/.test(fraction)) return null;
  const digits = whole.replaceAll(/[+.,]/g, '');
  return decimalToUnits(`${/\d/.test(digits) ? digits : `${digits}0`}.${fraction}`, currency) ?? null;
}

/** The mark before the decimals of this text; null where there are none. */
function findDecimalMark(text: string, digits: number, usual: string): string | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text[last];
  if (mark === undefined) return null;
  if (text.includes(mark === '.' ? ',' : '.')) return mark;
  if (text.indexOf(mark) !== last) return null;
  const follows = text.length - last - 1;
  if (follows !== 3) return mark;
  return digits >= 3 && mark === usual ? mark : null;
}
