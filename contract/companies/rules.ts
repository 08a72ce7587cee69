/** A company's name has at least 2 characters that are not spaces, and none that cannot be seen or stored. Rule: COM1. Source: S5.07. */
export function isCompanyName(name: string): boolean {
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return false;
  return [...name.replaceAll(/\s/gu, '')].length >= 2;
}
