/** One line, composed, without control characters, invisible direction marks and variation selectors. */
export function cleanText(text: string): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\p{Variation_Selector}\p{Bidi_Control}\u00AD\u200B\u2060-\u206F\uFEFF]/gu, '');
  return visible.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
