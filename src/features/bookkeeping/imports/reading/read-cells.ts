/** The cells of an unreadable row, as they were stored: a JSON array of texts. */
export function readCells(stored: string): string[] {
  const cells: unknown = JSON.parse(stored);
  return Array.isArray(cells) ? cells.map(String) : [];
}
