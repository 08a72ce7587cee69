const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than all that is written with it. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Writes a count, grouped. */
export function formatNumber(locale: string, value: number): string {
  return formatOf(locale, {useGrouping: 'always'}).format(value);
}

/** Writes a share, 1 being the whole, in whole percents; `always` has a plus too. */
export function formatPercent(locale: string, share: number, sign: 'auto' | 'always' = 'auto'): string {
  const options = {style: 'percent', signDisplay: sign === 'always' ? 'exceptZero' : 'negative'} as const;
  const written = formatOf(locale, options).format(share).replace('-', '\u2212');
  // Spanish sets the sign apart; browsers do so for some countries only. Source: RAE, Ortografía de la lengua española, 2010.
  return locale.startsWith('es') ? written.replace(/\s?%/, '\u00A0%') : written;
}

/** Writes a plain decimal text such as `1234.5`, grouped, with all its decimals. */
export function formatDecimal(locale: string, decimal: string): string {
  // Exact where a float would not be.
  return formatOf(locale, {useGrouping: 'always', maximumFractionDigits: 20}).format(
    decimal as Intl.StringNumericLiteral,
  );
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a size in bytes in the unit that keeps it short, such as "8.4 MB"; one is 1,024 of the next, so that a limit of 2,097,152 bytes is 2 MB. */
export function formatBytes(locale: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log2(bytes) / 10));
  return formatOf(locale, {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    // The short form of "bytes" has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}
