import {readCurrency} from '#workers/read-receipt/layout/amounts.ts';
import type {Line} from '#workers/read-receipt/layout/text-lines.ts';

/** What a country's papers name and no other's do, and its currency. */
const countries: readonly (readonly [RegExp, string])[] = [
  [/\bcfdi\b|\brfc\b|folio fiscal|uso de? cfdi|regimen fiscal|pesos? mexicanos?/, 'MXN'],
  [/\bcnpj\b|\bdanfe\b|nfs-e|nf-e|\bicms\b|\bissqn\b/, 'BRL'],
  [/\bdian\b|\bcufe\b|factura electronica de venta|\bnit[ :.]|pesos? colombianos?/, 'COP'],
  [/\bafip\b|\barca\b|\bcuit\b|\bcae\b|ingresos brutos|pesos? argentinos?/, 'ARS'],
  [/\bs\.?i\.?i\.?\b.*\br\.?u\.?t\.?\b|boleta electronica|timbre electronico sii|pesos? chilenos?/, 'CLP'],
  [/\bsunat\b|nuevos soles|\bsoles\b/, 'PEN'],
];

const american =
  /\b[a-z .]+, ?(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc) \d{5}\b|\bsales tax\b/;

/** What the whole of a document tells of where it is from. */
export type Origin = {
  /** The only currency that is named by its code or its own sign; null for none, or several. */
  readonly named: string | null;
  /** That of the country whose papers look so; null for none, or several. */
  readonly national: string | null;
  /** It names a place or a tax of the United States. */
  readonly isAmerican: boolean;
};

/** Reads where a document is from. Rule: RDR5. */
export function findOrigin(lines: readonly Line[]): Origin {
  const codes = new Set<string>();
  const nations = new Set<string>();
  let isAmerican = false;
  for (const {cells} of lines)
    for (const {text, folded} of cells) {
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])(?:[A-Z]{3}|US\$|MX\$|R\$|CA\$|A\$|€|£)(?![\p{L}])/gu)) {
        const code = readCurrency(word);
        if (code !== undefined && code !== '') codes.add(code);
      }
      for (const [sign, code] of countries) if (sign.test(folded)) nations.add(code);
      isAmerican ||= american.test(folded);
    }
  const only = <Value>(values: ReadonlySet<Value>): Value | null =>
    values.size === 1 ? ([...values][0] ?? null) : null;
  return {named: only(codes), national: only(nations), isAmerican};
}

/** The currencies that are written with `$`. */
const dollars: ReadonlySet<string> = new Set([
  'USD',
  'MXN',
  'COP',
  'ARS',
  'CLP',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'UYU',
  'DOP',
]);

/** The currency of an amount: its own, else the only one that the document names, else its country's; null where that is not sure. Rule: RDR5. */
export function settleCurrency(beside: string | null, {named, national, isAmerican}: Origin): string | null {
  if (beside !== null && beside !== '') return beside;
  const likely = named ?? national ?? (isAmerican && beside === '' ? 'USD' : null);
  if (likely === null || (beside === '' && !dollars.has(likely))) return null;
  // A code alone, far from every amount, is none where the country's papers say otherwise.
  return named !== null && national !== null && named !== national ? null : likely;
}
