/** A text that begins with a capital, as a sentence or a label does. */
export function capitalize(locale: string, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
