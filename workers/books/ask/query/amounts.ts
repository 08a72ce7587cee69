/** No currency has more decimals. */
const mostDecimals = 8;

/**
 * Reads an amount without a sign, with either decimal mark and thousands or none: `1.234,5`, `1,234.5`, `1234`. One mark before exactly three
 * digits parts thousands: amounts of money with three decimals hardly exist.
 *
 * @returns a plain decimal as filters have it, or null.
 */
export function readDecimal(text: string): string | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const marks = text.replaceAll(/\d/g, '');
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) && new Set(marks).size === 1;
  if (at === -1 || isGrouped) return plain(text.replaceAll(/\D/g, ''), '');
  const [head, fraction] = [text.slice(0, at), text.slice(at + 1)];
  const mark = text[at] ?? '';
  if (head.includes(mark) || !/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(head) || fraction.length > mostDecimals)
    return null;
  return plain(head.replaceAll(/\D/g, ''), fraction);
}

/** Writes an amount so that it is read as it is: with the mark of a language and without thousands. */
export function writeDecimal(decimal: string, mark: ',' | '.'): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  if (fraction === '') return whole;
  // Three decimals would be read as thousands.
  return `${whole}${mark}${fraction.length === 3 ? `${fraction}0` : fraction}`;
}

/** The least amount over another one, whatever the currency. */
export function above(decimal: string): string {
  return fromFinest(toFinest(decimal) + 1n);
}

/** The greatest amount under another one; null under zero. */
export function below(decimal: string): string | null {
  const finest = toFinest(decimal) - 1n;
  return finest < 0n ? null : fromFinest(finest);
}

/** What an amount is just {@link above}; null where it is not so. */
export function readAbove(decimal: string | null): string | null {
  return decimal !== null && /\.\d{7}1$/.test(decimal) ? fromFinest(toFinest(decimal) - 1n) : null;
}

/** What an amount is just {@link below}; null where it is not so. */
export function readBelow(decimal: string | null): string | null {
  return decimal !== null && /\.\d{7}9$/.test(decimal) ? fromFinest(toFinest(decimal) + 1n) : null;
}

function plain(whole: string, fraction: string): string | null {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const decimals = fraction.replace(/0+$/, '');
  if (digits.length > 12) return null;
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

function toFinest(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(mostDecimals, '0'));
}

function fromFinest(finest: bigint): string {
  const digits = finest.toString().padStart(mostDecimals + 1, '0');
  return plain(digits.slice(0, -mostDecimals), digits.slice(-mostDecimals)) ?? '';
}
