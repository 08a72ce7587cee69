/** Where the keyboard is: a row, and a cell of it or, with `null`, the row as a whole. */
export type GridPosition = {readonly row: number; readonly column: number | null};

/** What moving needs to know of the grid; `pageRows` is how many rows PageDown goes. */
export type GridBounds = {readonly rowCount: number; readonly columnCount: number; readonly pageRows: number};

type Pressed = {readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean};

/**
 * Where a key leads.
 * ArrowRight enters the cells of a row and ArrowLeft leaves them; Home and End go along the row inside it, along the list outside it.
 *
 * @returns null when the key does not move.
 */
export function moveInGrid(from: GridPosition, pressed: Pressed, bounds: GridBounds): GridPosition | null {
  const toList = pressed.ctrlKey || pressed.metaKey;
  const toRow = (row: number): GridPosition => ({
    row: Math.min(Math.max(row, 0), Math.max(0, bounds.rowCount - 1)),
    column: from.column,
  });
  switch (pressed.key) {
    case 'ArrowDown':
      return toRow(toList ? bounds.rowCount - 1 : from.row + 1);
    case 'ArrowUp':
      return toRow(toList ? 0 : from.row - 1);
    case 'PageDown':
      return toRow(from.row + bounds.pageRows);
    case 'PageUp':
      return toRow(from.row - bounds.pageRows);
    case 'ArrowRight':
      return {row: from.row, column: Math.min(from.column === null ? 0 : from.column + 1, bounds.columnCount - 1)};
    case 'ArrowLeft':
      return {row: from.row, column: from.column === null || from.column === 0 ? null : from.column - 1};
    case 'Home':
      return from.column === null || toList ? toRow(0) : {row: from.row, column: 0};
    case 'End':
      return from.column === null || toList
        ? toRow(bounds.rowCount - 1)
        : {row: from.row, column: bounds.columnCount - 1};
    default:
      return null;
  }
}
