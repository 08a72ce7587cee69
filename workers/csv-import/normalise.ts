const ascii = /^[\x20-\x7e]*$/;

/** A text without accents, case, marks or runs of blanks, for comparing names and words. */
export function normaliseWords(text: string): string {
  // Most texts are plain ASCII, and decomposing is what costs.
  if (ascii.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
