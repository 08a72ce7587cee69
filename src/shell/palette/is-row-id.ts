/** Tells whether a text is the id of a row, as it is pasted from an address, a mail or an export. */
export function isRowId(typed: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed.trim());
}
