/** The words of a search as patterns for `ilike`: each must be found somewhere. At most 8; what a pattern means is taken literally. */
export function toPatterns(search: string): string[] {
  const words = search.replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
