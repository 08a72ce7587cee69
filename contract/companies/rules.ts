/** A company's name has at least 2 characters that are not spaces. Rule: COM1. Source: S5.07. */
export function isCompanyName(name: string): boolean {
  return [...name.replaceAll(/\s/gu, '')].length >= 2;
}
