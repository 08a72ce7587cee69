/** Most characters of the words that a scan is found by. */
export const maxWords = 16_000;

/** Shorter ones say nothing; numbers do from two digits on. */
const shortest = 2;

/** Capitals and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The different words of a text, folded, in the order in which they first stand there, one space between: what a scan is found by, and so
 * much shorter than its text that all of it lies on the device.
 *
 * @returns at most {@link maxWords} characters, never half a word. Rule: MLG3.
 */
export function toSearchWords(text: string): string {
  const words = new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  let found = '';
  for (const word of words) {
    if (word.length < shortest) continue;
    const longer = found === '' ? word : `${found} ${word}`;
    if (longer.length > maxWords) break;
    found = longer;
  }
  return found;
}
