/** Command instead of Control. */
export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** A key with Control, or Command on a Mac, as it is printed: `Ctrl K` or `⌘K`. */
export function printModKey(key: string): string {
  return isMacKeyboard() ? `⌘${key}` : `Ctrl ${key}`;
}
