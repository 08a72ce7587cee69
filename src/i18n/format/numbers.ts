/** Writes a count, grouped. */
export function formatNumber(locale: string, value: number): string {
  return new Intl.NumberFormat(locale, {useGrouping: 'always'}).format(value);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a size in bytes in the unit that keeps it short, such as "8.4 MB"; thousands, as disks are sold. */
export function formatBytes(locale: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
