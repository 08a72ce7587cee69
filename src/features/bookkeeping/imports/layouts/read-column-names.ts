/** What a file of a layout calls its columns; empty where that is not known. */
export function readColumnNames(columnNames: string): string[] {
  try {
    const names: unknown = JSON.parse(columnNames);
    return Array.isArray(names) ? names.map(String) : [];
  } catch (error) {
    // Another program may have written it.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
